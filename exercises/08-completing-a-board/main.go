// Exercise 08: complete a board. README.md says what to do.
package main

import "fmt"

// n is the size of the board.
var n int

// A cell is the place of a queen. Rows and columns count from 1, as in the input.
type cell struct{ row, col int }

// count returns the number of ways to complete the board, on which the placed
// queens stand already.
func count(placed []cell) int {
	// Your code goes here. Variables and functions of your own go right above count.
	return 0
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	placed := make([]cell, k)
	for i := range placed {
		fmt.Scan(&placed[i].row, &placed[i].col)
	}
	fmt.Println(count(placed))
}
