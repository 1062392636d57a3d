package board

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// signText is how a sign is written. A border is a mark around what it holds.
var signText = map[Sign]string{
	Queen: "Q", Chosen: "Q", Black: "B", White: "W", Stone: "#", Cross: "x", Ring: "o", Tick: "✓", Border: "",
}

// A written cell is its content and the marks around it, "" for none.
type written struct{ open, content, shut string }

// text writes a row a line, with the labels above and beside. Cells that carry
// marks stand close to each other, others have a space between them.
func (g *Grid) text(int) []string {
	labels := 0
	for _, peer := range g.peers() {
		labels = max(labels, columnsOf(peer.Beside))
	}
	if labels > 0 {
		labels++
	}
	var lines []string
	if len(g.Above) > 0 {
		above := make([]written, len(g.Above))
		for i, text := range g.Above {
			above[i].content = text
		}
		lines = append(lines, spaces(labels)+g.joined(above, " "))
	}
	for row := 1; row <= g.rows; row++ {
		line := g.joined(g.written(row), "│")
		if row > 1 && g.parted(row-1) {
			lines = append(lines, spaces(labels)+crossing(line))
		}
		label := ""
		if len(g.Beside) > 0 {
			label = g.Beside[row-1] + " "
		}
		lines = append(lines, padLeft(label, labels)+line)
	}
	return lines
}

// joined puts cells side by side, with a bar where a box ends.
func (g *Grid) joined(cells []written, bar string) string {
	width, space := g.cellWidth(), " "
	if slices.ContainsFunc(g.peers(), (*Grid).marked) {
		space = ""
	}
	var line strings.Builder
	for i, cell := range cells {
		switch {
		case i > 0 && g.box > 0 && i%g.box == 0:
			line.WriteString(space + bar + space)
		case i > 0:
			line.WriteString(space)
		}
		content := padLeft(cell.content, width)
		if space == "" {
			content = padLeft(cell.open+cell.content, width+1) + padRight(cell.shut, 1)
		}
		line.WriteString(content)
	}
	return line.String()
}

// crossing is the line between two boxes that fits a row.
func crossing(row string) string {
	return strings.Map(func(r rune) rune {
		if r == '│' {
			return '┼'
		}
		return '─'
	}, row)
}

// peers are the grids whose columns stand below each other, this one among them.
func (g *Grid) peers() []*Grid {
	if len(g.aligned) == 0 {
		return []*Grid{g}
	}
	return g.aligned
}

// cellWidth is that of the widest content or label above.
func (g *Grid) cellWidth() int {
	width := 0
	for _, peer := range g.peers() {
		width = max(width, columnsOf(peer.Above))
		for row := 1; row <= peer.rows; row++ {
			for _, cell := range peer.written(row) {
				width = max(width, utf8.RuneCountInString(cell.content))
			}
		}
	}
	return width
}

// marked reports whether a cell has marks around it.
func (g *Grid) marked() bool {
	for row := 1; row <= g.rows; row++ {
		if slices.ContainsFunc(g.written(row), func(cell written) bool { return cell.open != "" }) {
			return true
		}
	}
	return false
}

func (g *Grid) written(row int) []written {
	cells := make([]written, g.columns)
	for i := range cells {
		cells[i] = g.writtenCell(Square{row, i + 1})
	}
	return cells
}

func (g *Grid) writtenCell(at Square) written {
	cell := g.At(at.Row, at.Column)
	content := ""
	for _, sign := range cell.Signs {
		content += signText[sign]
	}
	content += cell.Text
	if content == "" {
		content = g.empty(at)
	}
	switch {
	case slices.Contains(cell.Signs, Chosen):
		return written{"(", content, ")"}
	case slices.Contains(cell.Signs, Border):
		return written{"<", content, ">"}
	case cell.Shade == Lit && g.bracketed():
		return written{"[", content, "]"}
	case cell.Tone == Answer:
		return written{"·", content, ""}
	}
	return written{"", content, ""}
}

// empty is what stands in a cell without signs or text.
func (g *Grid) empty(at Square) string {
	if g.At(at.Row, at.Column).Shade == Attacked {
		if g.checkered {
			return "x"
		}
		return "░"
	}
	for _, l := range g.lines {
		if l.passes(at) {
			return l.stroke()
		}
	}
	return "."
}

// bracketed reports whether the lit cells need brackets. They do not where a ring
// or a tick stands in each of them.
func (g *Grid) bracketed() bool {
	return g.holds(func(cell Cell) bool {
		return cell.Shade == Lit && !slices.Contains(cell.Signs, Ring) && !slices.Contains(cell.Signs, Tick)
	})
}

// bordered reports whether a cell has a border.
func (g *Grid) bordered() bool {
	return g.holds(func(cell Cell) bool { return slices.Contains(cell.Signs, Border) })
}

// answered reports whether a cell has been filled in by the search.
func (g *Grid) answered() bool {
	return g.holds(func(cell Cell) bool { return cell.Tone == Answer })
}

// holds reports whether there is such a cell.
func (g *Grid) holds(wanted func(Cell) bool) bool {
	return slices.ContainsFunc(g.cells, func(row []Cell) bool { return slices.ContainsFunc(row, wanted) })
}

// passes reports whether a cell lies between the ends of a straight line.
func (l line) passes(at Square) bool {
	if !l.from.attacks(l.to) {
		return false
	}
	down, across := sign(l.to.Row-l.from.Row), sign(l.to.Column-l.from.Column)
	for s := l.from; s != l.to; s = (Square{s.Row + down, s.Column + across}) {
		if s == at {
			return true
		}
	}
	return false
}

// stroke is the character of a straight line.
func (l line) stroke() string {
	switch down, across := sign(l.to.Row-l.from.Row), sign(l.to.Column-l.from.Column); {
	case down == 0:
		return "-"
	case across == 0:
		return "|"
	case down == across:
		return `\`
	}
	return "/"
}
