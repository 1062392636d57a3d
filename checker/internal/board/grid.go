package board

import "strconv"

// A Shade is the tint of a cell.
type Shade string

// The shades that a cell can have.
const (
	Plain    Shade = ""
	Attacked Shade = "attacked"
	Lit      Shade = "lit" // what to look at: a free cell, a diagonal, a change
)

// A Tone is how a text in a cell looks.
type Tone string

// The tones that a text can have.
const (
	Ink    Tone = "" // as all text
	Strong Tone = "strong"
	Faint  Tone = "faint"
	Answer Tone = "answer" // filled in by the search, not given
)

// A Cell is what a cell of a grid shows: a tint, signs over each other, a text.
type Cell struct {
	Shade Shade
	Signs []Sign
	Text  string
	Tone  Tone
}

// Put adds a sign to those in the cell.
func (c *Cell) Put(sign Sign) { c.Signs = append(c.Signs, sign) }

// Write gives the cell a text of that tone.
func (c *Cell) Write(text string, tone Tone) { c.Text, c.Tone = text, tone }

// A Grid is a panel of cells: a chessboard, or a table of numbers or bits.
type Grid struct {
	// Above and Beside hold the labels of the columns and of the rows. Nil
	// leaves no room for labels.
	Above, Beside []string

	rows, columns, side int // side of a cell in pixels
	checkered           bool
	box                 int // a heavy line after this many cells; 0: none
	cut                 int // a heavy line below this row; 0: none
	cells               [][]Cell
	lines               []line
	left                int     // room for the labels beside, once it is fixed
	aligned             []*Grid // those whose columns stand below its own, and itself
}

// A line runs from the middle of a cell to shortly before that of another.
type line struct{ from, to Square }

// Chessboard makes a board of n x n cells, each of that side in pixels.
func Chessboard(n, side int) *Grid {
	g := Table(n, n, side)
	g.checkered = true
	return g
}

// Table makes a table of cells with lines between them, each cell of that side
// in pixels.
func Table(rows, columns, side int) *Grid {
	g := &Grid{rows: rows, columns: columns, side: side}
	for range rows {
		g.cells = append(g.cells, make([]Cell, columns))
	}
	return g
}

// Numbered labels the rows and columns with numbers that start at first, and
// returns the grid.
func (g *Grid) Numbered(first int) *Grid {
	g.Above = count(first, g.columns)
	g.Beside = count(first, g.rows)
	return g
}

// Boxed draws a heavy line after every that many rows and columns, and returns
// the grid.
func (g *Grid) Boxed(cells int) *Grid {
	g.box = cells
	return g
}

// Cut draws a heavy line below a row, and returns the grid.
func (g *Grid) Cut(row int) *Grid {
	g.cut = row
	return g
}

// At is a cell of the grid, to be changed. Rows and columns are counted from 1.
func (g *Grid) At(row, column int) *Cell { return &g.cells[row-1][column-1] }

// Place puts the queens of a board on the grid, and returns the grid.
func (g *Grid) Place(b Board, queen Sign) *Grid {
	for _, s := range b.squares() {
		g.At(s.Row, s.Column).Put(queen)
	}
	return g
}

// Line draws a line from the middle of a cell to another cell.
func (g *Grid) Line(from, to Square) {
	g.lines = append(g.lines, line{from, to})
}

// count lists that many numbers from first on.
func count(first, length int) []string {
	numbers := make([]string, length)
	for i := range numbers {
		numbers[i] = strconv.Itoa(first + i)
	}
	return numbers
}

// align gives all grids the same room for the labels beside them, so that their
// columns stand below each other.
func align(grids ...*Grid) {
	left := 0
	for _, g := range grids {
		left = max(left, g.leftMargin())
	}
	for _, g := range grids {
		g.left, g.aligned = left, grids
	}
}
