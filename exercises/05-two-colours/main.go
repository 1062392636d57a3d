// Exercise 05: 2n queens. README.md says what to do.
package main

import "fmt"

// n is the size of the board. Rows and columns count from 0 in this program.
var n int

// open[r][c] says whether a queen may stand in row r, column c.
var open [8][8]bool

// count returns the number of ways to place n black and n white queens.
func count() int {
	// Your code goes here. Functions of your own go right above count.
	return 0
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
	fmt.Println(count())
}
