# Up to 300 lines with n up to 14.
queries(300, 14)
