// Exercise 01: eight queens, every solution. README.md says what to do.
package main

import "fmt"

const n = 8

// column[r] is the column of the queen in row r. Rows and columns count from
// 1, so column[0] is not used.
var column [n + 1]int

// found is how many solutions have been printed.
var found int

// search puts a queen into row and into every row below it, in every way that
// the queens in the rows above allow. It calls report for each full board.
func search(row int) {
	// Your code goes here.
}

// report prints the solution that stands in column.
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
