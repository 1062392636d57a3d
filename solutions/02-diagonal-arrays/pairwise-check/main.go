// Pairwise check (lesson 01): compare a new queen with every earlier one; nothing is marked.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

// Rows and columns count from 0 in here.
var (
	n      int
	queens []int // the columns of the queens placed so far, one a row
	out    *bufio.Writer
)

// safe reports whether no queen attacks column col of the next row.
func safe(col int) bool {
	row := len(queens)
	for r, c := range queens {
		if c == col || c-r == col-row || c+r == col+row {
			return false
		}
	}
	return true
}

// search fills the rows that have no queen yet, and prints each full board.
func search() {
	if len(queens) == n {
		printBoard()
		return
	}
	for col := 0; col < n; col++ {
		if safe(col) {
			queens = append(queens, col)
			search()
			queens = queens[:len(queens)-1]
		}
	}
}

func printBoard() {
	for _, col := range queens {
		fmt.Fprintln(out, strings.Repeat(".", col)+"Q"+strings.Repeat(".", n-1-col))
	}
	fmt.Fprintln(out)
}

func main() {
	fmt.Scan(&n)
	out = bufio.NewWriter(os.Stdout)
	search()
	out.Flush()
}
