package judge

import (
	"strconv"

	"nqueens/checker/internal/course"
)

// evidence is what a diagnosis may look at: the lines of the answer and of the
// output, and where they part.
type evidence struct {
	exercise  *course.Exercise
	test      *course.Test
	want, got []string
	diff      Difference
}

// A rule recognises one mistake. It gives back a sentence or two about it, or
// "" if it sees something else.
type rule func(evidence) string

// layoutRules and wrongRules are asked in order; the first that knows speaks.
// The last of each always does.
var (
	layoutRules = []rule{spacedCells, blankLineMissing, blankLineExtra, indented, otherGap, linesJoined, lineSplit, otherLayout}
	wrongRules  = []rule{printsNothing, printsSomething, fullWidth, letterCase, columnsFromZero, half, carriedOver,
		moreThanThree, otherOrder, lineExtra, lineMissing, unspaced, firstWrongLine}
)

// MayShow reports whether the line of a test's answer that differs may be shown
// to the learner: always of a sample, else only if it is not the whole answer.
func MayShow(t *course.Test) bool { return t.Sample || len(Lines(t.Answer)) > 1 }

// diagnose explains a PE or WA.
func diagnose(ex *course.Exercise, t *course.Test, r TestResult) string {
	e := evidence{exercise: ex, test: t, want: Lines(t.Answer), got: Lines(r.Output), diff: *r.Difference}
	rules := wrongRules
	if r.Verdict == PresentationError {
		rules = layoutRules
	}
	for _, rule := range rules {
		if said := rule(e); said != "" {
			return said
		}
	}
	return ""
}

// looked is the part of the output that is compared.
func (e evidence) looked() []string {
	if e.test.Head && len(e.got) > len(e.want) {
		return e.got[:len(e.want)]
	}
	return e.got
}

// quoted is the number of characters of a line that a message quotes.
const quoted = 30

// quote puts a line in quotes, what cannot be printed escaped, and cuts a long
// one down to the neighbourhood of a column.
func quote(line string, column int) string {
	if line == "" {
		return "a blank line"
	}
	runes := []rune(line)
	if len(runes) <= quoted {
		return strconv.Quote(line)
	}
	from := min(max(0, column-1-quoted/2), len(runes)-quoted)
	cut := string(runes[from : from+quoted])
	if from > 0 {
		cut = "…" + cut
	}
	if from+quoted < len(runes) {
		cut += "…"
	}
	return strconv.Quote(cut)
}

func count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return Thousands(int64(n)) + " " + noun + "s"
}
