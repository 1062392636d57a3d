#!/usr/bin/env python3
"""Accepts an input (exit status 42) that is just as the statement says, to the byte."""
import re
import sys


def refuse(why):
    print(why, file=sys.stderr)
    sys.exit(43)


def accept():
    sys.exit(42)


def read_lines():
    """The lines of the input, without their ends; each must end with a line feed."""
    text = sys.stdin.buffer.read()
    if not text:
        return []
    if not text.endswith(b"\n"):
        refuse("the last line has no end")
    try:
        return text.decode("ascii")[:-1].split("\n")
    except UnicodeDecodeError:
        refuse("there is a byte that is no ASCII")


def numbers(lines, at, count):
    """The whole numbers of lines[at], with one space between two and no zeros before."""
    if at >= len(lines):
        refuse("line %d is missing" % (at + 1))
    words = lines[at].split(" ")
    for word in words:
        if len(word) > 18 or not re.fullmatch("0|[1-9][0-9]*", word, re.ASCII):
            refuse("line %d: %r is no whole number" % (at + 1, word))
    if len(words) != count:
        refuse("line %d has %d numbers, not %d" % (at + 1, len(words), count))
    return [int(word) for word in words]


def within(number, least, most, what):
    if not least <= number <= most:
        refuse("%s is %d, not from %d to %d" % (what, number, least, most))


def ends(lines, count):
    if len(lines) != count:
        refuse("there are %d lines, not %d" % (len(lines), count))


def queries(most_lines, most):
    """A number on each line; the first 0, if there is one, ends what counts."""
    lines = read_lines()
    within(len(lines), 1, most_lines, "the number of lines")
    for at in range(len(lines)):
        within(numbers(lines, at, 1)[0], 0, most, "line %d" % (at + 1))
    accept()
