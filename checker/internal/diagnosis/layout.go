package diagnosis

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// layoutRules explain an output whose words are right, from the most useful to
// the least. So each has to look only at the first line that differs. The last
// always speaks.
var layoutRules = []rule[Case]{spacedCells, blankLineMissing, blankLineBefore, blankLineExtra, indented, otherGap, linesJoined, lineSplit, otherLayout}

// explainLayout says what is wrong with the layout, and what else is when the white space
// within lines is put right.
func explainLayout(c Case) string {
	said := first(layoutRules, c)
	neat := c
	neat.Got = make([]string, len(c.Got))
	for i, text := range c.Got {
		neat.Got[i] = strings.TrimSpace(c.tokens(text))
	}
	neat.Line = 1
	for !neat.wantEnds() && !neat.gotEnds() && neat.want() == neat.got() {
		neat.Line++
	}
	if neat.want() == neat.got() || line(neat.Got, c.Line) != c.want() {
		return said
	}
	return said + " " + first(layoutRules, neat)
}

func spacedCells(c Case) string {
	if !c.Exercise.Cells || strings.ContainsFunc(c.want(), unicode.IsSpace) || strings.TrimSpace(c.got()) == c.want() || withoutSpace(c.got()) != c.want() {
		return ""
	}
	return cellsApart(c.Line, c.got())
}

// cellsApart says what is between the cells of a line of the output.
func cellsApart(number int, text string) string {
	if slices.ContainsFunc(strings.Fields(text), func(part string) bool { return utf8.RuneCountInString(part) > 1 }) {
		return fmt.Sprintf(saysSpaceWithin, number)
	}
	by := bySpaces
	if strings.Contains(text, "\t") {
		by = byTabs
	}
	return fmt.Sprintf(saysSpacedCells, number, by)
}

func blankLineMissing(c Case) string {
	if c.wantEnds() || c.want() != "" {
		return ""
	}
	where := ""
	if c.boardsAsked() {
		where = fmt.Sprintf(afterBoard, blankLines(c.Want[:c.Line-1])+1)
	}
	return fmt.Sprintf(saysNoBlankLine, where, c.Line)
}

func blankLines(lines []string) int {
	n := 0
	for _, text := range lines {
		if text == "" {
			n++
		}
	}
	return n
}

// blankLineBefore: the blank line stands above each board, not below.
func blankLineBefore(c Case) string {
	if !c.boardsAsked() || c.Line != 1 || c.got() != "" || c.want() == "" {
		return ""
	}
	return saysBlankLineBefore
}

func blankLineExtra(c Case) string {
	if c.gotEnds() || strings.TrimSpace(c.got()) != "" {
		return ""
	}
	return fmt.Sprintf(saysBlankLine, c.Line)
}

func indented(c Case) string {
	if strings.TrimSpace(c.got()) != c.want() {
		return ""
	}
	return fmt.Sprintf(saysIndented, c.Line)
}

func otherGap(c Case) string {
	if strings.Join(strings.Fields(c.got()), " ") != strings.Join(strings.Fields(c.want()), " ") {
		return ""
	}
	gap := gapOther
	switch {
	case strings.Contains(c.got(), "\t"):
		gap = gapTab
	case strings.Contains(c.got(), "  "):
		gap = gapSpaces
	case strings.Contains(c.got(), "\u3000"):
		gap = gapFullWidth
	}
	return fmt.Sprintf(saysGap, c.Line, gap)
}

func linesJoined(c Case) string {
	if c.wantEnds() || !strings.HasPrefix(c.tokens(c.got()), c.tokens(c.want())) {
		return ""
	}
	return c.sayJoined()
}

// sayJoined is about a line that goes on where the next should begin.
func (c Case) sayJoined() string {
	if len(c.Got) == 1 && len(c.Want) > 2 {
		return saysAllJoined
	}
	return fmt.Sprintf(saysJoined, c.Line)
}

func lineSplit(c Case) string {
	if c.gotEnds() || !strings.HasPrefix(c.tokens(c.want()), c.tokens(c.got())) {
		return ""
	}
	return fmt.Sprintf(saysSplit, c.Line)
}

func otherLayout(c Case) string { return fmt.Sprintf(saysOtherLayout, c.Line) }
