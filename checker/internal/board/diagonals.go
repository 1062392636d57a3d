package board

import (
	"fmt"
	"strconv"
)

// Sums shows an n x n board whose cells carry row + column, counted from 0 as
// the code of lesson 02 does, and lights the diagonal / through a queen's cell.
// The cell itself is counted from 1.
func Sums(n int, queen Square) Picture {
	return numbered("row + column", n, queen, func(row, column int) int { return row + column })
}

// Differences shows the same for row - column + n and the diagonal \.
func Differences(n int, queen Square) Picture {
	return numbered(fmt.Sprintf("row − column + %d", n), n, queen, func(row, column int) int { return row - column + n })
}

// numbered writes a number into each cell of a board and lights the cells with
// the same number as the queen's.
func numbered(rule string, n int, queen Square, number func(row, column int) int) Picture {
	same := number(queen.Row-1, queen.Column-1)
	grid := Chessboard(n, 40).Numbered(0)
	for row := 1; row <= n; row++ {
		for column := 1; column <= n; column++ {
			cell := grid.At(row, column)
			cell.Write(strconv.Itoa(number(row-1, column-1)), Ink)
			if number(row-1, column-1) == same {
				cell.Shade = Lit
				cell.Tone = Strong
			}
		}
	}
	grid.At(queen.Row, queen.Column).Put(Border)
	title := fmt.Sprintf("%s in each cell of a %d x %d board", rule, n, n)
	desc := fmt.Sprintf("Rows and columns count from 0. Equal numbers form diagonals; "+
		"the lit one is number %d, through the cell with a border in row %d, column %d.",
		same, queen.Row-1, queen.Column-1)
	return Picture{title, desc, Captioned{[]string{rule}, grid}}
}
