# n, then n lines of n cells: 1 is open, 0 is blocked.
lines = read_lines()
n = numbers(lines, 0, 1)[0]
within(n, 1, 8, "n")
ends(lines, n + 1)
for row in range(1, n + 1):
    for cell in numbers(lines, row, n):
        within(cell, 0, 1, "a cell of row %d" % row)
accept()
