#!/usr/bin/env python3
"""Accepts (exit status 42) any n queens that leave each other in peace, or `none` where there are none.

Called as: validate_output.py INPUT ANSWER FEEDBACK_DIR < OUTPUT. Why an output is refused (exit
status 43) is written into judgemessage.txt of the feedback folder. The answer is not looked at.
"""
import os
import re
import sys


def refuse(why):
    with open(os.path.join(sys.argv[3], "judgemessage.txt"), "a") as message:
        message.write(why + "\n")
    sys.exit(43)


def main():
    with open(sys.argv[1]) as given:
        n = int(given.read())
    words = sys.stdin.buffer.read().split()
    if n in (2, 3):
        if words != [b"none"]:
            refuse("n = %d has no solution: the answer is the word none" % n)
        sys.exit(42)
    if len(words) != n:
        refuse("%d words are printed, n is %d" % (len(words), n))
    taken = {}  # the row of the queen on each column and diagonal
    for row, word in enumerate(words, 1):
        if len(word) > 6 or not re.fullmatch(b"[1-9][0-9]*", word) or int(word) > n:
            refuse("row %d: %r is no column from 1 to %d" % (row, word[:20].decode("latin-1"), n))
        column = int(word)
        for line in (("column", column), ("diagonal", row - column), ("anti-diagonal", row + column)):
            if line in taken:
                refuse("the queens in rows %d and %d share a %s" % (taken[line], row, line[0]))
            taken[line] = row
    sys.exit(42)


main()
