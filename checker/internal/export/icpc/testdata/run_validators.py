"""Runs a validator on many inputs in one process, for a start of Python takes longer than a run.

Called as: run_validators.py VALIDATOR FILE... Prints the exit status of each run on a line.
"""
import io
import runpy
import sys

validator = sys.argv[1]
for name in sys.argv[2:]:
    with open(name, "rb") as given:
        sys.stdin = io.TextIOWrapper(given)
        try:
            runpy.run_path(validator, run_name="__main__")
            status = 0
        except SystemExit as end:
            status = end.code
        except Exception as fault:
            print(name, repr(fault), file=sys.stderr)
            status = 1
    print(status)
