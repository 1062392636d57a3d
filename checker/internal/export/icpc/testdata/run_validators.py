"""Runs validators many times in one process, for a start of Python takes longer than a run.

Standard input is a JSON list of runs: {"validator": PATH, "stdin": BASE64, "args": [TEXT...]}.
Prints {"status": NUMBER, "said": TEXT} for each, as a JSON list. Status 1 is a fault of the
validator, and said is what it is.
"""
import base64
import contextlib
import functools
import io
import json
import sys


@functools.cache
def compiled(validator):
    with open(validator) as source:
        return compile(source.read(), validator, "exec")


def run(validator, stdin, args=()):
    sys.argv = [validator, *args]
    sys.stdin = io.TextIOWrapper(io.BytesIO(base64.b64decode(stdin)))
    said = io.StringIO()
    with contextlib.redirect_stderr(said):
        try:
            exec(compiled(validator), {"__name__": "__main__"})
            status = 0
        except SystemExit as end:
            status = end.code
        except Exception as fault:
            said.write(repr(fault))
            status = 1
    return {"status": status, "said": said.getvalue()}


json.dump([run(**one) for one in json.load(sys.stdin)], sys.stdout)
