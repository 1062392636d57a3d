// Pairwise check (lesson 01): compare a new queen with every earlier one.
package main

import "fmt"

const maxN = 13

// Rows and columns count from 1.
var (
	n        int
	column   [maxN + 1]int // the column of the queen in each row
	solution int           // solutions found so far
)

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

// search puts queens into row and all rows below it; it prints the first three
// solutions and counts them all.
func search(row int) {
	if row > n {
		solution++
		if solution <= 3 {
			printColumns()
		}
		return
	}
	for col := 1; col <= n; col++ {
		if free(row, col) {
			column[row] = col
			search(row + 1)
		}
	}
}

func printColumns() {
	fmt.Print(column[1])
	for row := 2; row <= n; row++ {
		fmt.Print(" ", column[row])
	}
	fmt.Println()
}

func main() {
	fmt.Scan(&n)
	search(1)
	fmt.Println(solution)
}
