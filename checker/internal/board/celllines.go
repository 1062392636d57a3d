package board

import (
	"fmt"
	"strconv"
)

// CellLines shows the numbers of all lines of an n x n board as lesson 08 counts
// them: rows, columns, diagonals / and diagonals \, a board for each kind. The
// line of each kind through a cell is lit.
func CellLines(n int, cell Square) Picture {
	strip := Strip{Columns: 2}
	desc := fmt.Sprintf("The lines through row %d, column %d are lit: ", cell.Row, cell.Column)
	for i, kind := range []struct {
		words string
		line  func(Square) int
	}{
		{"rows", func(s Square) int { return s.Row }},
		{"columns", func(s Square) int { return n + s.Column }},
		{"diagonals /", func(s Square) int { return 2*n + s.Row + s.Column - 1 }},
		{`diagonals \`, func(s Square) int { return 5*n - 1 + s.Row - s.Column }},
	} {
		grid := Chessboard(n, 36).Numbered(1)
		grid.eachCell(func(c *Cell, at Square) {
			c.Write(strconv.Itoa(kind.line(at)), Ink)
			if kind.line(at) == kind.line(cell) {
				c.Shade = Lit
				c.Tone = Strong
			}
		})
		grid.At(cell.Row, cell.Column).Put(Border)
		strip.Panels = append(strip.Panels, Captioned{[]string{kind.words}, grid})
		if i > 0 {
			desc += ", "
		}
		desc += fmt.Sprintf("%d of the %s", kind.line(cell), kind.words)
	}
	return Picture{fmt.Sprintf("The numbers of the lines of a %d x %d board", n, n), desc + ".", strip}
}
