// Pairwise check (lesson 01): compare a new queen with every earlier one.
package main

import "fmt"

const n = 8

// column[r] is the column of the queen in row r; rows and columns count from 1.
var column [n + 1]int

var found int // solutions printed so far

// free reports whether no queen above row attacks the cell (row, col).
func free(row, col int) bool {
	for r := 1; r < row; r++ {
		c := column[r]
		if c == col || c-r == col-row || c+r == col+row {
			return false
		}
	}
	return true
}

// search puts queens into row and all rows below it, in every way that the
// rows above allow, and reports each full board.
func search(row int) {
	if row > n {
		report()
		return
	}
	for col := 1; col <= n; col++ {
		if free(row, col) {
			// Nothing to undo: the next column overwrites this one, and
			// free looks only at the rows above.
			column[row] = col
			search(row + 1)
		}
	}
}

// report prints the solution in column.
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
