package judge

import (
	"slices"
	"strings"
	"unicode/utf8"

	"nqueens/checker/internal/course"
)

// A Difference is the first place where an output leaves the answer.
type Difference struct {
	Line   int // from 1, the same in output and answer
	Column int // in characters, from 1

	Want, Got         string // that line of the answer and of the output, see Lines
	WantEnds, GotEnds bool   // there is no such line: the text ended before it
}

// Compare holds an output against the answer of a test: Accepted,
// PresentationError or WrongAnswer, with the first difference unless accepted.
// Of a head test only as many lines are looked at as the answer has.
func Compare(ex *course.Exercise, t *course.Test, output []byte) (Verdict, *Difference) {
	want, got := Lines(t.Answer), Lines(output)
	if t.Head && len(got) > len(want) {
		got = got[:len(want)]
	}
	if slices.Equal(want, got) {
		return Accepted, nil
	}
	d := firstDifference(want, got)
	if sameTokens(ex, t, output) {
		return PresentationError, &d
	}
	return WrongAnswer, &d
}

// Lines splits a text into lines the way they are compared: without a byte
// order mark, carriage returns, white space at the end of a line, and blank
// lines at the end.
func Lines(text []byte) []string {
	lines := strings.Split(withoutBOM(text), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " \t\r")
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

func withoutBOM(text []byte) string { return strings.TrimPrefix(string(text), "\ufeff") }

// sameTokens reports whether only the layout of an output is wrong.
func sameTokens(ex *course.Exercise, t *course.Test, output []byte) bool {
	run := wordRun
	if ex.Cells {
		run = cellRun
	}
	if t.Head {
		return strings.HasPrefix(run(output), run(t.Answer))
	}
	return run(output) == run(t.Answer)
}

// wordRun writes a text's words with one space after each, so that two texts of
// the same words become equal, and one that begins with the words of another
// begins with its run.
func wordRun(text []byte) string {
	words := strings.Fields(withoutBOM(text))
	return strings.Join(append(words, ""), " ")
}

// cellRun is wordRun for texts in which each character is a word.
func cellRun(text []byte) string {
	return strings.Join(strings.Fields(withoutBOM(text)), "")
}

// firstDifference finds the first line that is not the same. The texts must differ.
func firstDifference(want, got []string) Difference {
	i := 0
	for i < len(want) && i < len(got) && want[i] == got[i] {
		i++
	}
	d := Difference{Line: i + 1, WantEnds: i >= len(want), GotEnds: i >= len(got)}
	if !d.WantEnds {
		d.Want = want[i]
	}
	if !d.GotEnds {
		d.Got = got[i]
	}
	d.Column = firstColumn(d.Want, d.Got)
	return d
}

// firstColumn is the first column, in characters from 1, at which two lines
// differ. A byte that is not UTF-8 is a character of its own.
func firstColumn(a, b string) int {
	for column := 1; ; column++ {
		_, n := utf8.DecodeRuneInString(a)
		_, m := utf8.DecodeRuneInString(b)
		if n == 0 || m == 0 || a[:n] != b[:m] {
			return column
		}
		a, b = a[n:], b[m:]
	}
}
