// Exercise 02: every board. README.md says what to do.
package main

import "fmt"

// n is the size of the board. Rows and columns count from 0 in this program.
var n int

// column[r] is the column of the queen in row r.
var column [9]int

// search puts a queen into row and into every row below it, in every way that
// the queens in the rows above allow. It prints each full board.
func search(row int) {
	// Your code goes here. Declare the marks you need right above search.
}

func main() {
	fmt.Scan(&n)
	search(0)
}
