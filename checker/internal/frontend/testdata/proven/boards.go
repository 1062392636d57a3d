// Every board of n queens, by arrays for the columns and both diagonals.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const most = 9

var (
	n                  int
	columns            [most]bool
	falling, rising    [2 * most]bool
	board              [most][most]byte
	out                = bufio.NewWriter(os.Stdout)
	found, placed, now int
)

func search(row int) {
	if row == n {
		found++
		show()
		return
	}
	for column := 0; column < n; column++ {
		if columns[column] || falling[row-column+n] || rising[row+column] {
			continue
		}
		columns[column], falling[row-column+n], rising[row+column] = true, true, true
		board[row][column] = 'Q'
		search(row + 1)
		board[row][column] = '.'
		columns[column], falling[row-column+n], rising[row+column] = false, false, false
	}
}

func show() {
	for row := 0; row < n; row++ {
		fmt.Fprintln(out, string(board[row][:n]))
	}
	fmt.Fprintln(out)
}

func main() {
	defer out.Flush()
	fmt.Scan(&n)
	for row := range board {
		for column := range board[row] {
			board[row][column] = '.'
		}
	}
	search(0)
}
