package judge

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/course"
)

// The rules of a wrong answer, in the order in which they are asked but for
// those about numbers, which stand first with what they share.

// sameNumbers reports whether answer and output are as long and their lines'
// numbers stand in a relation; the relation is told the line, from 0.
func (e evidence) sameNumbers(relation func(i int, want, got []int) bool) bool {
	got := e.looked()
	if len(got) != len(e.want) {
		return false
	}
	for i := range got {
		w, ok := numbers(e.want[i])
		g, alsoOK := numbers(got[i])
		if !ok || !alsoOK || len(w) != len(g) || !relation(i, w, g) {
			return false
		}
	}
	return true
}

// numbers reads the numbers of a line, past a label that ends with a colon.
func numbers(line string) ([]int, bool) {
	var ns []int
	for _, word := range strings.Fields(line[strings.LastIndex(line, ":")+1:]) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, false
		}
		ns = append(ns, n)
	}
	return ns, len(ns) > 0
}

func columnsFromZero(e evidence) string {
	rows := 0
	if !e.sameNumbers(func(_ int, want, got []int) bool {
		if len(want) == 1 { // a count, not a row of columns
			return true
		}
		rows++
		return !slices.ContainsFunc(got, func(n int) bool { return n < 0 }) && shifted(want, got)
	}) || rows == 0 {
		return ""
	}
	return "Every number is one too small: columns are numbered from 1, not from 0."
}

func shifted(want, got []int) bool {
	for i := range want {
		if want[i] != got[i]+1 {
			return false
		}
	}
	return true
}

func half(e evidence) string {
	if !e.sameNumbers(func(_ int, want, got []int) bool { return len(want) == 1 && want[0] == 2*got[0] }) {
		return ""
	}
	return "This is half of the right count: are two things counted as one that the statement tells apart, " +
		"such as black and white?"
}

func carriedOver(e evidence) string {
	before := 0
	if !e.sameNumbers(func(_ int, want, got []int) bool {
		fits := len(want) == 1 && got[0] == want[0]+before
		before = got[0]
		return fits
	}) {
		return ""
	}
	return fmt.Sprintf("The count in output line %d is the right one plus the one before it: is a counter carried over "+
		"from the earlier query, not reset?", e.diff.Line)
}

func moreThanThree(e evidence) string {
	solutions := len(e.want) - 1
	if e.exercise.Output != course.PermutationsCount || len(e.got) <= len(e.want) || e.diff.Line <= solutions {
		return ""
	}
	row, _ := numbers(e.want[0])
	if extra, ok := numbers(e.got[solutions]); !ok || len(extra) != len(row) {
		return ""
	}
	return "More solutions are printed than asked for: only the first three, then the number of all."
}

func printsNothing(e evidence) string {
	if len(e.got) > 0 {
		return ""
	}
	return "The program prints nothing."
}

func printsSomething(e evidence) string {
	if len(e.want) > 0 {
		return ""
	}
	return fmt.Sprintf("Nothing should be printed here, and the program prints %s.", count(len(e.got), "line"))
}

func fullWidth(e evidence) string {
	want, got := runeAt(e.diff.Want, e.diff.Column), runeAt(e.diff.Got, e.diff.Column)
	// The full-width forms of ASCII stand in the same order, 0xFEE0 further on.
	if got < '！' || got > '～' || got-0xFEE0 != want {
		return ""
	}
	name := "character"
	if want == ':' {
		name = "colon"
	}
	return fmt.Sprintf("In output line %d, column %d, the %s is the full-width one (%c); the statement has the ASCII one (%c).",
		e.diff.Line, e.diff.Column, name, got, want)
}

// runeAt is the character in a column, from 1; 0 past the end.
func runeAt(line string, column int) rune {
	for _, r := range line {
		if column--; column == 0 {
			return r
		}
	}
	return 0
}

func letterCase(e evidence) string {
	if e.diff.Got == "" || !strings.EqualFold(e.diff.Want, e.diff.Got) {
		return ""
	}
	return fmt.Sprintf("Output line %d is right but for capital and small letters.", e.diff.Line)
}

func otherOrder(e evidence) string {
	want, got := slices.Sorted(slices.Values(e.want)), slices.Sorted(slices.Values(e.looked()))
	if !slices.Equal(want, got) {
		return ""
	}
	return fmt.Sprintf("These are the right lines in another order; line %d is the first out of place.", e.diff.Line)
}

func lineExtra(e evidence) string {
	at := e.diff.Line - 1
	if e.diff.GotEnds || !e.equalBut(e.got, e.want, at) {
		return ""
	}
	if e.diff.WantEnds && e.exercise.Output == course.Counts {
		return "One more count is printed than there are queries: is the closing 0 answered, too?"
	}
	return fmt.Sprintf("Output line %d is one too many, and all others are right: is it a debug line?", e.diff.Line)
}

func lineMissing(e evidence) string {
	if e.diff.WantEnds || e.test.Head || !e.equalBut(e.want, e.got, e.diff.Line-1) {
		return ""
	}
	if e.diff.GotEnds {
		return "All lines are right, but the last one is missing."
	}
	return fmt.Sprintf("One line is missing before output line %d; all others are right.", e.diff.Line)
}

// equalBut reports whether long without its line at an index, from 0, is short;
// for a head test, whether it begins with short.
func (e evidence) equalBut(long, short []string, at int) bool {
	rest := slices.Concat(long[:at], long[at+1:])
	if e.test.Head && len(rest) > len(short) {
		rest = rest[:len(short)]
	}
	return slices.Equal(rest, short)
}

func unspaced(e evidence) string {
	if e.diff.Got == "" || cellRun([]byte(e.diff.Want)) != cellRun([]byte(e.diff.Got)) {
		return ""
	}
	return fmt.Sprintf("Output line %d has the right characters, but the spaces between its numbers are missing or misplaced.",
		e.diff.Line)
}

func firstWrongLine(e evidence) string {
	total := ""
	if len(e.got) != len(e.want) && !e.test.Head {
		total = fmt.Sprintf(" The output has %s, the answer %d.", count(len(e.got), "line"), len(e.want))
	}
	switch {
	case e.diff.GotEnds:
		return "What is printed is right, but more should follow." + total
	case e.diff.WantEnds:
		return fmt.Sprintf("The output is right up to line %d and should end there.", e.diff.Line-1) + total
	}
	said := fmt.Sprintf("Output line %d is the first that is wrong: %s", e.diff.Line, quote(e.diff.Got, e.diff.Column))
	if MayShow(e.test) {
		said += ", expected " + quote(e.diff.Want, e.diff.Column)
	}
	return said + "." + total
}
