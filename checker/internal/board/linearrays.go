package board

import "fmt"

// LineArrays shows a board and below it the three arrays of lesson 02, in which
// the lines of its queens are marked. Rows and columns count from 0, as they do
// in that code.
func LineArrays(b Board) Picture {
	n := len(b)
	grid := Chessboard(n, 32).Numbered(0).Place(b, Queen)
	// The columns' array stands below the columns of the board.
	column, sum, difference := Table(1, n, 32), flags(2*n-1), flags(2*n)
	column.Beside = []string{"col"}
	align(grid, column)
	desc := "Rows and columns count from 0."
	for _, s := range b.squares() {
		row, col := s.Row-1, s.Column-1
		grid.attackLines(s)
		for _, mark := range []struct {
			array *Grid
			index int
		}{{column, col}, {sum, row + col}, {difference, row - col + n}} {
			cell := mark.array.At(1, mark.index+1)
			cell.Shade = Attacked
			cell.Put(Cross)
		}
		desc += fmt.Sprintf(" The queen in row %d, column %d marks col[%d], dg[%d] and udg[%d].", row, col, col, row+col, row-col+n)
	}
	arrays := Strip{Columns: 1, Panels: []Panel{
		grid,
		column,
		Captioned{[]string{"dg[row + column]"}, sum},
		Captioned{[]string{fmt.Sprintf("udg[row − column + %d]", n)}, difference},
	}}
	return Picture{"A board and the three arrays of its lines", desc, arrays}
}

// flags is an empty array with its indices above it.
func flags(length int) *Grid {
	array := Table(1, length, 23)
	array.Above = count(0, length)
	return array
}
