# n, from 1 to 9.
lines = read_lines()
within(numbers(lines, 0, 1)[0], 1, 9, "n")
ends(lines, 1)
accept()
