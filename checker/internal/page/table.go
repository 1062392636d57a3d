package page

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/yuin/goldmark/ast"
	extended "github.com/yuin/goldmark/extension/ast"
)

// columnGap separates the columns of a table.
const columnGap = 2

// narrowest is how narrow a column of a table may become.
const narrowest = 8

// table lays out a table. Where it is too wide, the widest columns give way and
// their cells are wrapped.
func (l *layout) table(n *extended.Table, indent string) {
	var rows [][][]span
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		var cells [][]span
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			cells = append(cells, l.cell(cell, row.Kind() == extended.KindTableHeader))
		}
		rows = append(rows, cells)
	}
	widths := l.widths(rows, l.room(indent))
	l.gap(indent)
	for i, row := range rows {
		if i == 0 && blank(row) {
			continue
		}
		l.row(row, widths, n.Alignments, indent)
		if i == 0 {
			l.put(indent, l.style(faint, strings.Repeat("─", sum(widths)+columnGap*(len(widths)-1))))
		}
	}
}

func (l *layout) cell(cell ast.Node, header bool) []span {
	style := ansi.Style{}
	if header {
		style = strong
	}
	return l.inline(cell, style)
}

func blank(row [][]span) bool {
	for _, cell := range row {
		if len(cell) > 0 {
			return false
		}
	}
	return true
}

// widths are what the columns need, or what they get where that is too much.
func (l *layout) widths(rows [][][]span, room int) []int {
	var widths []int
	for _, row := range rows {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			for _, line := range l.wrap(cell, 1<<20) {
				widths[i] = max(widths[i], ansi.StringWidth(line))
			}
		}
	}
	for sum(widths)+columnGap*(len(widths)-1) > room {
		widest := 0
		for i := range widths {
			if widths[i] > widths[widest] {
				widest = i
			}
		}
		if widths[widest] <= narrowest {
			break
		}
		widths[widest]--
	}
	return widths
}

func (l *layout) row(row [][]span, widths []int, alignments []extended.Alignment, indent string) {
	cells := make([][]string, len(row))
	height := 0
	for i, cell := range row {
		cells[i] = l.wrap(cell, max(widths[i], 1))
		height = max(height, len(cells[i]))
	}
	for y := range height {
		var line strings.Builder
		for i, cell := range cells {
			text := ""
			if y < len(cell) {
				text = cell[y]
			}
			space := strings.Repeat(" ", max(0, widths[i]-ansi.StringWidth(text)))
			if i < len(alignments) && alignments[i] == extended.AlignRight {
				text, space = space+text, ""
			}
			line.WriteString(text + space + strings.Repeat(" ", columnGap))
		}
		l.put(indent, line.String())
	}
}

func sum(numbers []int) int {
	total := 0
	for _, n := range numbers {
		total += n
	}
	return total
}
