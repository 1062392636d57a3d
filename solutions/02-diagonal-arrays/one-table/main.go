// One table with three rows (lesson 02): keep only the columns, and draw a board when it is full.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

const maxN = 9

// Rows and columns count from 0 in here.
var (
	n      int
	column [maxN]int         // the column of the queen in each row
	book   [3][2 * maxN]bool // columns, row+col, col-row+n
	out    *bufio.Writer
)

// search puts queens into row and all rows below it, and prints each full board.
func search(row int) {
	if row == n {
		printBoard()
		return
	}
	for col := 0; col < n; col++ {
		if book[0][col] || book[1][row+col] || book[2][col-row+n] {
			continue
		}
		column[row] = col
		book[0][col], book[1][row+col], book[2][col-row+n] = true, true, true
		search(row + 1)
		book[0][col], book[1][row+col], book[2][col-row+n] = false, false, false
	}
}

func printBoard() {
	for row := 0; row < n; row++ {
		col := column[row]
		fmt.Fprintln(out, strings.Repeat(".", col)+"Q"+strings.Repeat(".", n-1-col))
	}
	fmt.Fprintln(out)
}

func main() {
	fmt.Scan(&n)
	out = bufio.NewWriter(os.Stdout)
	search(0)
	out.Flush()
}
