package board

import (
	"fmt"
	"strconv"
)

// Sudoku shows a square of numbers with heavy lines between its boxes of that
// many rows and columns. Given numbers are heavy; those of the answer, where
// nothing is given, are light and of another colour. 0 is an empty cell, and an
// empty answer leaves the square as it is given. The tinted cells are what the
// picture is about.
func Sudoku(box int, given, answer [][]int, tinted ...Square) Picture {
	n := len(given)
	grid := Table(n, n, max(min(320/n, 52), 32)).Boxed(box).Numbered(1)
	empty := 0
	grid.eachCell(func(cell *Cell, at Square) {
		row, column := at.Row-1, at.Column-1
		switch {
		case given[row][column] > 0:
			cell.Write(strconv.Itoa(given[row][column]), Strong)
		case row < len(answer) && answer[row][column] > 0:
			cell.Write(strconv.Itoa(answer[row][column]), Answer)
		default:
			empty++
		}
	})
	for _, s := range tinted {
		grid.At(s.Row, s.Column).Shade = Lit
	}
	desc := fmt.Sprintf("A square of %d x %d cells in boxes of %d x %d; the number of empty cells is %d. Rows, from the top:", n, n, box, box, empty)
	for row := 1; row <= n; row++ {
		desc += " "
		for column := 1; column <= n; column++ {
			if text := grid.At(row, column).Text; text != "" {
				desc += text
			} else {
				desc += "."
			}
		}
		desc += ";"
	}
	return Picture{fmt.Sprintf("Sudoku, %d x %d", n, n), desc[:len(desc)-1] + ".", grid}
}
