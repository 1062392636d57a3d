# n, from 6 to 13.
lines = read_lines()
within(numbers(lines, 0, 1)[0], 6, 13, "n")
ends(lines, 1)
accept()
