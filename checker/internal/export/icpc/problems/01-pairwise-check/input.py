# There is no input.
ends(read_lines(), 0)
accept()
