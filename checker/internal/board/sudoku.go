package board

import (
	"fmt"
	"slices"
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

// Solved shows a Sudoku with the first answer that the search finds, which fills
// cells as we read.
func Solved(box int, rows ...string) Picture {
	given := make([][]int, len(rows))
	answer := make([][]int, len(rows))
	for i, row := range rows {
		for _, digit := range row {
			given[i] = append(given[i], max(int(digit-'0'), 0)) // a dot is an empty cell
		}
		answer[i] = slices.Clone(given[i])
	}
	fillIn(box, answer, 0)
	return Sudoku(box, given, answer)
}

// fillIn fills the empty cells from a cell on, and says whether that can be done.
func fillIn(box int, cells [][]int, from int) bool {
	n := len(cells)
	if from == n*n {
		return true
	}
	row, column := from/n, from%n
	if cells[row][column] > 0 {
		return fillIn(box, cells, from+1)
	}
	for digit := 1; digit <= n; digit++ {
		if !clashes(box, cells, row, column, digit) {
			cells[row][column] = digit
			if fillIn(box, cells, from+1) {
				return true
			}
			cells[row][column] = 0
		}
	}
	return false
}

// clashes reports whether a digit stands in the row, the column or the box of a
// cell.
func clashes(box int, cells [][]int, row, column, digit int) bool {
	for r := range cells {
		for c := range cells {
			sameBox := r/box == row/box && c/box == column/box
			if cells[r][c] == digit && (r == row || c == column || sameBox) {
				return true
			}
		}
	}
	return false
}
