package diagnosis

import (
	"fmt"
	"slices"

	"nqueens/checker/internal/course"
)

// A clash is two queens that attack each other, the upper one first.
type clash struct{ upper, lower cell }

// firstClash is the first pair, in the order in which a search meets it, that
// attack each other.
func firstClash(columns []int) (clash, bool) {
	for r := range columns {
		lower := cell{r + 1, columns[r]}
		for u, column := range columns[:r] {
			if upper := (cell{u + 1, column}); queens(len(columns), upper, lower) {
				return clash{upper, lower}, true
			}
		}
	}
	return clash{}, false
}

func (c clash) line() string {
	if c.upper.column == c.lower.column {
		return "column"
	}
	return "diagonal"
}

// Attacked is about an output that was cut off: a solution at its beginning that is
// none, "" if there is nothing of the kind.
func Attacked(c Case) string {
	switch c.Exercise.Output {
	case course.Numbered, course.PermutationsCount, course.Boards:
	default:
		return ""
	}
	l, ok := readList(c)
	if !ok {
		return ""
	}
	const beginning = 100
	l.solutions = l.solutions[:max(0, min(len(l.solutions)-1, beginning))] // the last one may be cut off
	if first([]rule[*list]{rowLength, boardSize, queensInRow, outsideBoard}, l) != "" {
		return ""
	}
	said, columns := l.firstAttacked()
	if said == "" {
		return ""
	}
	return said + drawn(columns)
}

// attacked: something that is printed is no solution.
func attacked(l *list) string {
	said, columns := l.firstAttacked()
	if said == "" {
		return ""
	}
	if why := l.whyAttacked(); why != "" {
		said += " " + why
	}
	return said + drawn(columns)
}

// firstAttacked is about the first that is printed and no solution.
func (l *list) firstAttacked() (said string, columns []int) {
	for i, s := range l.solutions {
		if c, ok := firstClash(s.columns); ok {
			return fmt.Sprintf(saysAttacked, l.place(i), c.upper.row, c.upper.column, c.lower.row, c.lower.column, c.line()), s.columns
		}
	}
	return "", nil
}

// whyAttacked names the mistake if the whole output is what it prints, else what
// all clashes have in common.
func (l *list) whyAttacked() string {
	var faults []string
	for _, w := range wrongSearches {
		if !slices.Contains(faults, w.fault) && l.isOf(w) {
			faults = append(faults, w.fault)
		}
	}
	if len(faults) > 0 {
		return fmt.Sprintf(saysWholeOutput, either(faults))
	}
	return l.commonFault()
}

// isOf reports whether the output is what a wrong search finds.
func (l *list) isOf(w wrongSearch) bool {
	found := 0
	same := true
	ended := w.walk(l.n, func(columns []int) bool {
		if found < l.shown() {
			same = found < len(l.solutions) && slices.Equal(l.solutions[found].columns, columns)
		}
		found++
		return same
	})
	if !same || len(l.solutions) != min(found, l.shown()) {
		return false
	}
	if l.Exercise.Output != course.PermutationsCount {
		return ended
	}
	return !ended || countsAre(l.numbers, []int{found})
}

// shown is how many of its solutions a program prints.
func (l *list) shown() int {
	if l.Exercise.Output == course.PermutationsCount {
		return firstFew
	}
	return mostLines
}

// commonFault looks at all wrong solutions together.
func (l *list) commonFault() string {
	wrong, column, right, left := 0, false, false, false
	for _, s := range l.solutions {
		c, bad := firstClash(s.columns)
		if !bad {
			continue
		}
		wrong++
		column = column || sameColumn(l.n, c.upper, c.lower)
		right = right || downRight(l.n, c.upper, c.lower)
		left = left || downLeft(l.n, c.upper, c.lower)
	}
	switch {
	case wrong < 2:
		return ""
	case column && (right || left):
		return saysFreedTooEarly
	case column:
		return saysOnlyColumns
	case right && left:
		return saysOnlyDiagonals
	case right:
		return saysOnlyDownRight
	}
	return saysOnlyDownLeft
}
