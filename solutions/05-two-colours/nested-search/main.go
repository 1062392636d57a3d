// Search in a search (lesson 05): all black queens, then all white ones on what is left.
package main

import "fmt"

const maxN = 8

// Rows and columns count from 0.
var (
	n    int
	open [maxN][maxN]bool
)

// A side is one colour: the column of her queen in each row, and the lines that
// her queens hold.
type side struct {
	queen  [maxN]int
	column [maxN]bool
	sum    [2 * maxN]bool // by row+col
	diff   [2 * maxN]bool // by row-col+n
}

var black, white side

// free says whether no queen of this colour attacks the cell.
func (s *side) free(row, col int) bool {
	return !s.column[col] && !s.sum[row+col] && !s.diff[row-col+n]
}

// mark notes that the lines through a cell are taken, or free again.
func (s *side) mark(row, col int, taken bool) {
	s.column[col] = taken
	s.sum[row+col] = taken
	s.diff[row-col+n] = taken
}

// placeWhite returns the number of ways to fill row and all rows below it with
// white queens.
func placeWhite(row int) int {
	if row == n {
		return 1
	}
	ways := 0
	for col := 0; col < n; col++ {
		if open[row][col] && black.queen[row] != col && white.free(row, col) {
			white.mark(row, col, true)
			ways += placeWhite(row + 1)
			white.mark(row, col, false)
		}
	}
	return ways
}

// placeBlack fills row and all rows below it with black queens, and then counts
// the ways to add the white ones.
func placeBlack(row int) int {
	if row == n {
		return placeWhite(0)
	}
	ways := 0
	for col := 0; col < n; col++ {
		if open[row][col] && black.free(row, col) {
			black.queen[row] = col
			black.mark(row, col, true)
			ways += placeBlack(row + 1)
			black.mark(row, col, false)
		}
	}
	return ways
}

func main() {
	fmt.Scan(&n)
	for row := 0; row < n; row++ {
		for col := 0; col < n; col++ {
			var cell int
			fmt.Scan(&cell)
			open[row][col] = cell == 1
		}
	}
	fmt.Println(placeBlack(0))
}
