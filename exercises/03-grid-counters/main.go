// Exercise 03: first three and the count. README.md says what to do.
package main

import "fmt"

// n is the size of the board. Rows and columns count from 1 in this program.
var n int

// column[r] is the column of the queen in row r.
var column [14]int

// solutions is how many solutions have been found.
var solutions int

// search puts a queen into row and into every row below it, in every way that
// the queens in the rows above allow. It counts each full board in solutions
// and prints the first three.
func search(row int) {
	// Your code goes here. Declare the counters you need right above search.
}

func main() {
	fmt.Scan(&n)
	search(1)
	fmt.Println(solutions)
}
