# n, the seed and the number of probes.
lines = read_lines()
n, seed, probes = numbers(lines, 0, 3)
within(n, 1, 17, "n")
within(seed, 1, 2147483646, "the seed")
within(probes, 1, 10000, "the number of probes")
ends(lines, 1)
accept()
