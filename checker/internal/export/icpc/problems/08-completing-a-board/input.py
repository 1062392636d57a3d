# n and k, then k different cells, each a row and a column.
lines = read_lines()
n, k = numbers(lines, 0, 2)
within(n, 1, 12, "n")
within(k, 0, n, "k")
ends(lines, k + 1)
cells = set()
for at in range(1, k + 1):
    row, column = numbers(lines, at, 2)
    within(row, 1, n, "the row in line %d" % (at + 1))
    within(column, 1, n, "the column in line %d" % (at + 1))
    if (row, column) in cells:
        refuse("line %d: a queen stands there already" % (at + 1))
    cells.add((row, column))
accept()
