# Nine lines of nine cells, and at most one way to fill the empty ones.
lines = read_lines()
ends(lines, 9)
for at, line in enumerate(lines):
    if not re.fullmatch("[1-9.]{9}", line, re.ASCII):
        refuse("line %d: %r is no row of a grid" % (at + 1, line))

# Bit d of a mask stands for the digit d.
rows, columns, boxes = [0] * 9, [0] * 9, [0] * 9
empty = []
clash = False
for r in range(9):
    for c in range(9):
        if lines[r][c] == ".":
            empty.append((r, c))
            continue
        bit = 1 << int(lines[r][c])
        clash = clash or bool((rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3]) & bit)
        rows[r] |= bit
        columns[c] |= bit
        boxes[r // 3 * 3 + c // 3] |= bit


def fewest():
    """The empty cell into which the fewest digits fit, as its place in `empty`, and those digits."""
    best, digits, count = -1, 0, 10
    for i, (r, c) in enumerate(empty):
        free = 0b1111111110 & ~(rows[r] | columns[c] | boxes[r // 3 * 3 + c // 3])
        k = bin(free).count("1")
        if k < count:
            best, digits, count = i, free, k
    return best, digits


def ways(enough):
    """How many ways there are to fill the grid, but no more than `enough`."""
    if not empty:
        return 1
    i, digits = fewest()
    r, c = empty.pop(i)
    found = 0
    while digits and found < enough:
        bit = digits & -digits
        digits ^= bit
        rows[r] ^= bit
        columns[c] ^= bit
        boxes[r // 3 * 3 + c // 3] ^= bit
        found += ways(enough - found)
        rows[r] ^= bit
        columns[c] ^= bit
        boxes[r // 3 * 3 + c // 3] ^= bit
    empty.insert(i, (r, c))
    return found


if not clash and ways(2) > 1:
    refuse("there is more than one way to fill the grid")
accept()
