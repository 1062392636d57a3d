package board

import (
	"cmp"
	"fmt"
	"strings"
)

const (
	labelSize = 14 // font size of the labels beside and above a grid
	labelGap  = 8  // between a label and the grid
)

func (g *Grid) size() (width, height int) {
	return g.leftMargin() + g.columns*g.side, g.topMargin() + g.rows*g.side
}

func (g *Grid) leftMargin() int {
	if g.left > 0 || len(g.Beside) == 0 {
		return g.left
	}
	widest := 0
	for _, label := range g.Beside {
		widest = max(widest, textWidth(label, labelSize))
	}
	return widest + labelGap
}

func (g *Grid) topMargin() int {
	if len(g.Above) == 0 {
		return 0
	}
	return labelSize + labelGap
}

func (g *Grid) draw(c *canvas, x, y int) *element {
	all := group(x+g.leftMargin(), y+g.topMargin())
	add := func(parts ...*element) { all.add(parts...) }
	add(g.labels()...)
	add(g.ground(c)...)
	add(g.shades()...)
	add(g.borders()...)
	add(g.drawLines()...)
	add(g.signs(c)...)
	add(g.texts()...)
	return all
}

// middle is the middle of a cell.
func (g *Grid) middle(s Square) (x, y int) {
	return s.Column*g.side - g.side/2, s.Row*g.side - g.side/2
}

func (g *Grid) labels() []*element {
	if len(g.Above) == 0 && len(g.Beside) == 0 {
		return nil
	}
	labels := newElement("g", "class", "label", "font-size", labelSize)
	for i, text := range g.Above {
		x, _ := g.middle(Square{1, i + 1})
		labels.add(textLine(text, x, -labelGap/2-labelSize/2, labelSize))
	}
	for i, text := range g.Beside {
		_, y := g.middle(Square{i + 1, 1})
		labels.add(textLine(text, -labelGap-textWidth(text, labelSize)/2, y, labelSize))
	}
	return []*element{labels}
}

// ground is the empty grid. Pictures show the same empty board many times, so
// it is defined once.
func (g *Grid) ground(c *canvas) []*element {
	kind := "table"
	if g.checkered {
		kind = "board"
	}
	id := fmt.Sprintf("%s-%d-%d-%d", kind, g.rows, g.columns, g.side)
	c.define(id, func() *element { return g.emptyGrid(id) })
	return []*element{newElement("use", "href", "#"+id)}
}

func (g *Grid) emptyGrid(id string) *element {
	width, height := g.columns*g.side, g.rows*g.side
	empty := newElement("g", "id", id)
	empty.add(newElement("rect", "class", "light", "width", width, "height", height))
	if !g.checkered {
		var lines strings.Builder
		for column := 1; column < g.columns; column++ {
			fmt.Fprintf(&lines, "M%d 0v%d", column*g.side, height)
		}
		for row := 1; row < g.rows; row++ {
			fmt.Fprintf(&lines, "M0 %dh%d", row*g.side, width)
		}
		return empty.add(newElement("path", "class", "rule", "d", lines.String()))
	}
	return empty.add(g.rowPaths("dark", func(row, column int) bool { return (row+column)%2 == 1 })...)
}

// rowPaths covers the cells that are wanted, with one path for each row.
func (g *Grid) rowPaths(class string, wanted func(row, column int) bool) []*element {
	var paths []*element
	for row := 1; row <= g.rows; row++ {
		var d strings.Builder
		for column := 1; column <= g.columns; column++ {
			if wanted(row, column) {
				fmt.Fprintf(&d, "M%d %dh%dv%dh-%dz", (column-1)*g.side, (row-1)*g.side, g.side, g.side, g.side)
			}
		}
		if d.Len() > 0 {
			paths = append(paths, newElement("path", "class", class, "d", d.String()))
		}
	}
	return paths
}

func (g *Grid) shades() []*element {
	var paths []*element
	for _, shade := range []Shade{Attacked, Lit} {
		paths = append(paths, g.rowPaths(string(shade), func(row, column int) bool { return g.At(row, column).Shade == shade })...)
	}
	return paths
}

// borders are the frame and the heavy lines between boxes.
func (g *Grid) borders() []*element {
	width, height := g.columns*g.side, g.rows*g.side
	borders := []*element{newElement("rect", "class", "frame", "width", width, "height", height, "stroke-width", 2)}
	var heavy strings.Builder
	for i := g.box; g.box > 0 && i < g.columns; i += g.box {
		fmt.Fprintf(&heavy, "M%d 0v%d", i*g.side, height)
	}
	for i := 1; i < g.rows; i++ {
		if g.parted(i) {
			fmt.Fprintf(&heavy, "M0 %dh%d", i*g.side, width)
		}
	}
	if heavy.Len() == 0 {
		return borders
	}
	return append(borders, newElement("path", "class", "frame", "stroke-width", 3, "d", heavy.String()))
}

// parted reports whether a heavy line runs below a row.
func (g *Grid) parted(row int) bool { return row == g.cut || g.box > 0 && row%g.box == 0 }

func (g *Grid) drawLines() []*element {
	var lines []*element
	for _, l := range g.lines {
		x1, y1 := g.middle(l.from)
		x2, y2 := g.middle(l.to)
		// What stands in the last cell stays clear of the line.
		x2 -= sign(x2-x1) * g.side * 3 / 10
		y2 -= sign(y2-y1) * g.side * 3 / 10
		lines = append(lines, newElement("path", "class", "ray", "stroke-width", 2,
			"d", fmt.Sprintf("M%d %dL%d %d", x1, y1, x2, y2)))
	}
	return lines
}

// sign is -1, 0 or 1.
func sign(x int) int { return cmp.Compare(x, 0) }

func (g *Grid) signs(c *canvas) []*element {
	var signs []*element
	for row := range g.rows {
		for column := range g.columns {
			for _, sign := range g.cells[row][column].Signs {
				signs = append(signs, sign.draw(c, column*g.side, row*g.side, g.side))
			}
		}
	}
	return signs
}

func (g *Grid) texts() []*element {
	fontSize := g.side/4 + 8
	texts := newElement("g", "class", "ink", "font-size", fontSize)
	for row := range g.rows {
		for column := range g.columns {
			cell := g.cells[row][column]
			if cell.Text == "" {
				continue
			}
			x, y := g.middle(Square{row + 1, column + 1})
			text := textLine(cell.Text, x, y, fontSize)
			if cell.Tone != Ink {
				text.attributes = append(text.attributes, newElement("", "class", cell.Tone).attributes...)
			}
			texts.add(text)
		}
	}
	if len(texts.children) == 0 {
		return nil
	}
	return []*element{texts}
}
