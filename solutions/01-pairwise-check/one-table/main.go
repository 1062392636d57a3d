// One table with three rows (lesson 02): mark columns and diagonals instead of asking queens.
package main

import "fmt"

const n = 8

// Rows and columns count from 1. The first row of book is for columns, the
// second for the "/" diagonals, the third for the "\" diagonals.
var (
	book   [3][2*n + 1]bool
	column [n + 1]int // the column of the queen in each row
	found  int        // solutions printed so far
)

// search puts queens into row and all rows below it, and reports each full board.
func search(row int) {
	if row > n {
		report()
		return
	}
	for col := 1; col <= n; col++ {
		if book[0][col] || book[1][row+col] || book[2][col-row+n] {
			continue
		}
		column[row] = col
		mark(row, col, true)
		search(row + 1)
		mark(row, col, false)
	}
}

// mark notes that the three lines through a cell are taken, or free again.
func mark(row, col int, taken bool) {
	book[0][col] = taken
	book[1][row+col] = taken
	book[2][col-row+n] = taken
}

func report() {
	found++
	fmt.Printf("方案%d:%d", found, column[1])
	for row := 2; row <= n; row++ {
		fmt.Print(" ", column[row])
	}
	fmt.Println()
}

func main() {
	search(1)
}
