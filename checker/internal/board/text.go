package board

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Text draws the picture with characters, as lines of at most that many columns.
// It reports false where the picture does not fit. Nothing hangs on colour:
//
//	Q B W   a queen, a black one, a white one     x   attacked, or crossed out
//	(Q)     the queen that the picture is about   o   a ring
//	[5]     lit                                   #   a blocked cell
//	<5>     in a border                           ✓   a tick
//	·5      filled in by the search
func (p Picture) Text(width int) (lines []string, ok bool) {
	lines = p.Panel.text(width)
	if legend := legendOf(grids(p.Panel)); legend != "" {
		lines = append(lines, "", legend)
	}
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " ")
	}
	return lines, columnsOf(lines) <= width
}

// legendOf explains the marks of the grids, where there are any.
func legendOf(grids []*Grid) string {
	lit := ""
	if slices.ContainsFunc(grids, (*Grid).bracketed) {
		lit += "[ ] "
	}
	if slices.ContainsFunc(grids, (*Grid).bordered) {
		lit += "< > "
	}
	var legend []string
	if lit != "" {
		legend = append(legend, lit+"lit")
	}
	if slices.ContainsFunc(grids, (*Grid).answered) {
		legend = append(legend, "·1 filled in")
	}
	return strings.Join(legend, "   ")
}

// columnsOf is the width of the widest line. All characters of a drawing take
// one column.
func columnsOf(lines []string) int {
	widest := 0
	for _, line := range lines {
		widest = max(widest, utf8.RuneCountInString(line))
	}
	return widest
}

// padRight and padLeft bring a text to a width; longer ones stay as they are.
func padRight(text string, width int) string {
	return text + spaces(width-utf8.RuneCountInString(text))
}

func padLeft(text string, width int) string {
	return spaces(width-utf8.RuneCountInString(text)) + text
}

func spaces(count int) string { return strings.Repeat(" ", max(count, 0)) }

// sideBySide puts drawings beside each other, their first lines at one height.
func sideBySide(gap int, drawings ...[]string) []string {
	height := 0
	for _, drawing := range drawings {
		height = max(height, len(drawing))
	}
	lines := make([]string, height)
	left := 0
	for i, drawing := range drawings {
		if i > 0 {
			left += gap
		}
		for y, line := range drawing {
			lines[y] = padRight(lines[y], left) + line
		}
		left += columnsOf(drawing)
	}
	return lines
}

// grids are the grids of a panel, except those of a tree, in the order in which
// they are read.
func grids(panel Panel) []*Grid {
	switch p := panel.(type) {
	case *Grid:
		return []*Grid{p}
	case Captioned:
		return grids(p.Panel)
	case mirror:
		return []*Grid{p.row, p.bits}
	case Strip:
		var all []*Grid
		for _, part := range p.Panels {
			all = append(all, grids(part)...)
		}
		return all
	}
	return nil
}
