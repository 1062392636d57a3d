#!/bin/sh
# PrairieLearn starts this in the question's container for each submission, with the
# exercise's name. The program is in student/main.go, the exercise is the question's
# folder tests/. The results go into results/results.json, which is there in the end
# whatever happens.
set -u
root=${GRADE_ROOT:-/grade}
exercise=$1
here=$root/serverFilesCourse/nqueens
results=$root/results/results.json

say() { # TEXT without quotes or backslashes; it costs the learner no attempt
	printf '{"gradable": false, "score": 0, "format_errors": ["%s"]}\n' "$1" >"$results"
	exit 0
}

mkdir -p "$root/results"
rm -f "$results"
work=$(mktemp -d) && chmod 755 "$work" && trap 'rm -rf "$work"' EXIT &&
	mkdir -p "$work/exercises" && cp "$here/go.mod" "$work/go.mod" && cp -R "$root/tests" "$work/exercises/$exercise" &&
	cp "$here/checker" "$work/checker" && chmod +x "$work/checker" && cd "$work" ||
	say "The grader is not complete. That is not your fault: please tell your instructor."
[ -f "$root/student/main.go" ] || say "There is no main.go in what was handed in."

export PATH="$PATH:/usr/local/go/bin" HOME="${HOME:-$work}"
./checker check --exercise "$exercise" --format prairielearn --output "$results" "$root/student/main.go"
status=$?
if [ ! -s "$results" ]; then
	echo "the checker ended with status $status and wrote no results" >&2
	say "The program could not be graded. Is it less than 1 MiB? If it is, this is not your fault: please tell your instructor."
fi
exit 0
