// Exercise 09: one board, very large. README.md says what to do.
package main

import (
	"bufio"
	"fmt"
	"os"
)

// solve returns the column of the queen in each row, from the top, or nothing if
// there is no solution. Columns count from 1.
func solve(n int) []int {
	// Your code goes here. Functions of your own go right above solve.
	return nil
}

func main() {
	var n int
	fmt.Scan(&n)
	columns := solve(n)
	if len(columns) == 0 {
		fmt.Println("none")
		return
	}
	// A large output goes through a buffer, or it takes much longer.
	out := bufio.NewWriter(os.Stdout)
	for i, column := range columns {
		if i > 0 {
			fmt.Fprint(out, " ")
		}
		fmt.Fprint(out, column)
	}
	fmt.Fprintln(out)
	out.Flush()
}
