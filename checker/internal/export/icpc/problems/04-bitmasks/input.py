# Up to 300 lines with n up to 10.
queries(300, 10)
