package judge

import (
	"fmt"
	"strings"
	"unicode"

	"nqueens/checker/internal/course"
)

// The rules of a presentation error. The words are right, so each of them only
// has to look at the first line that differs.

func spacedCells(e evidence) string {
	if !e.exercise.Cells || strings.ContainsFunc(e.diff.Want, unicode.IsSpace) ||
		cellRun([]byte(e.diff.Got)) != e.diff.Want {
		return ""
	}
	return fmt.Sprintf("The cells of output line %d are separated by spaces; the statement has none.", e.diff.Line)
}

func blankLineMissing(e evidence) string {
	if e.diff.WantEnds || e.diff.Want != "" {
		return ""
	}
	where := ""
	if e.exercise.Output == course.Boards {
		where = fmt.Sprintf(" after board %d", blankLines(e.want[:e.diff.Line-1])+1)
	}
	return fmt.Sprintf("There is no blank line%s: output line %d should be blank.", where, e.diff.Line)
}

func blankLines(lines []string) int {
	n := 0
	for _, line := range lines {
		if line == "" {
			n++
		}
	}
	return n
}

func blankLineExtra(e evidence) string {
	if e.diff.GotEnds || strings.TrimSpace(e.diff.Got) != "" {
		return ""
	}
	return fmt.Sprintf("Output line %d is a blank line where none should be.", e.diff.Line)
}

func indented(e evidence) string {
	if strings.TrimSpace(e.diff.Got) != e.diff.Want {
		return ""
	}
	return fmt.Sprintf("Output line %d begins with white space; its first word should stand in column 1.", e.diff.Line)
}

func otherGap(e evidence) string {
	if wordRun([]byte(e.diff.Got)) != wordRun([]byte(e.diff.Want)) {
		return ""
	}
	gap := "white space of another kind"
	switch {
	case strings.Contains(e.diff.Got, "\t"):
		gap = "a tab"
	case strings.Contains(e.diff.Got, "  "):
		gap = "more than one space"
	case strings.Contains(e.diff.Got, "\u3000"):
		gap = "a full-width space"
	}
	return fmt.Sprintf("In output line %d %s stands between two words, where the statement has one space.", e.diff.Line, gap)
}

func linesJoined(e evidence) string {
	if e.diff.WantEnds || !strings.HasPrefix(e.tokens(e.diff.Got), e.tokens(e.diff.Want)) {
		return ""
	}
	return fmt.Sprintf("Output line %d goes on where the next line should begin: two lines are printed as one.", e.diff.Line)
}

func lineSplit(e evidence) string {
	if e.diff.GotEnds || !strings.HasPrefix(e.tokens(e.diff.Want), e.tokens(e.diff.Got)) {
		return ""
	}
	return fmt.Sprintf("Output line %d ends too early: one line is printed as two.", e.diff.Line)
}

func otherLayout(e evidence) string {
	return fmt.Sprintf("The words are right, but from output line %d on they are laid out differently.", e.diff.Line)
}

// tokens is a line as the exercise compares it.
func (e evidence) tokens(line string) string {
	if e.exercise.Cells {
		return cellRun([]byte(line))
	}
	return wordRun([]byte(line))
}
