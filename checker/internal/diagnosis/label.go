package diagnosis

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"nqueens/checker/internal/course"
)

// Labels are what stands before the columns, such as `方案1:`.

// labelled: the label of a line is not the statement's.
func labelled(l *list) string {
	if l.Exercise.Output == course.Boards || len(l.answer.solutions) == 0 {
		return ""
	}
	for i, s := range l.solutions {
		if want := l.label(i); s.label != want {
			return l.sayLabel(i, s, want)
		}
	}
	return ""
}

// labelsApart: each label has a line of its own, above that of its columns.
func labelsApart(l *list) string {
	if l.label(0) == "" || len(l.strays) == 0 || len(l.strays) != len(l.solutions) {
		return ""
	}
	for i, s := range l.solutions {
		if stray := l.strays[i]; s.label != "" || stray.line != s.line-1 || withoutSpace(stray.text) != l.label(i) {
			return ""
		}
	}
	said := fmt.Sprintf(saysLabelApart, l.strays[0].line, quote(l.strays[0].text, 1))
	for i := range l.solutions {
		l.solutions[i].label = l.label(i)
	}
	l.strays = nil
	return said
}

// numberedRows: each line begins with its number, where no label is asked for.
func numberedRows(l *list) string {
	if l.Exercise.Output == course.Boards || l.label(0) != "" || len(l.solutions) == 0 {
		return ""
	}
	for i, s := range l.solutions {
		if len(s.columns) != l.n+1 || s.columns[0] != i+1 {
			return ""
		}
	}
	for i := range l.solutions {
		l.solutions[i].columns = l.solutions[i].columns[1:]
	}
	return fmt.Sprintf(saysLabelExtra, l.solutions[0].line, quote("1", 1))
}

// solutionsBeside: all solutions are there with their labels, and among them lines
// that only look like some, such as a slice that is printed to see what it holds.
func solutionsBeside(l *list) string {
	if l.label(0) == "" {
		return ""
	}
	var kept []solution
	var others []number
	for _, s := range l.solutions {
		if s.label == l.label(len(kept)) {
			kept = append(kept, s)
		} else {
			others = append(others, number{line: s.line, text: line(l.Got, s.line)})
		}
	}
	if len(others) == 0 || len(kept) != l.asked {
		return ""
	}
	l.solutions = kept
	return sayStrays(others)
}

// label is the right one of the solution with an index.
func (l *list) label(i int) string {
	if len(l.answer.solutions) == 0 {
		return ""
	}
	return strings.Replace(l.answer.solutions[0].label, "1", strconv.Itoa(i+1), 1)
}

func (l *list) sayLabel(i int, s solution, want string) string {
	bare := withoutSpace(s.label)
	switch {
	case want == "":
		return fmt.Sprintf(saysLabelExtra, s.line, quote(s.label, 1))
	case s.label == "":
		return fmt.Sprintf(saysLabelMissing, s.line, quote(want, 1))
	case bare == want && strings.TrimRight(s.label, " \t") == want:
		return fmt.Sprintf(saysSpaceAfterColon, s.line)
	case bare == want:
		return fmt.Sprintf(saysSpaceInLabel, s.line, quote(want, 1))
	}
	if said := sayColon(s, want); said != "" {
		return said
	}
	if said := l.sayNumbering(i, s, want); said != "" {
		return said
	}
	return fmt.Sprintf(saysLabelOther, s.line, quote(s.label, 1), quote(want, 1))
}

// sayColon is about a label that is right but for its last character.
func sayColon(s solution, want string) string {
	stem, ok := strings.CutSuffix(want, ":")
	end, rest := strings.CutPrefix(strings.TrimRight(s.label, " \t"), stem)
	column := utf8.RuneCountInString(stem) + 1
	switch {
	case !ok || !rest:
		return ""
	case end == "：":
		return fmt.Sprintf(saysFullWidth, s.line, column, theColon, end, ":")
	case end == "":
		return fmt.Sprintf(saysNoColon, s.line, quote(stem, 1))
	case utf8.RuneCountInString(end) == 1:
		return fmt.Sprintf(saysOtherColon, s.line, column, quote(end, 1))
	}
	return ""
}

// sayNumbering is about a label that is right but for its number.
func (l *list) sayNumbering(i int, s solution, want string) string {
	runs := digitRuns(s.label)
	if len(runs) == 0 && s.label == strings.Replace(want, strconv.Itoa(i+1), "", 1) {
		return fmt.Sprintf(saysLabelUnnumbered, s.line, quote(s.label, 1), quote(want, 1))
	}
	if len(runs) != 1 || strings.Replace(s.label, runs[0], strconv.Itoa(i+1), 1) != want {
		return ""
	}
	switch {
	case i == 0 && len(l.solutions) > 1 && slices.Equal(runs, digitRuns(l.solutions[1].label)):
		return fmt.Sprintf(saysNumberTwice, l.solutions[1].line, runs[0])
	case i == 0 && runs[0] == "0":
		return saysNumberedFromZero
	case i > 0 && slices.Equal(runs, digitRuns(l.solutions[i-1].label)):
		return fmt.Sprintf(saysNumberTwice, s.line, runs[0])
	}
	return fmt.Sprintf(saysNumberOther, s.line, runs[0], i+1)
}
