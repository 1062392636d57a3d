# Up to 300 lines with n up to 12.
queries(300, 12)
