# n, from 1 to 100000.
lines = read_lines()
within(numbers(lines, 0, 1)[0], 1, 100000, "n")
ends(lines, 1)
accept()
