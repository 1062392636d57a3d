package main

import "fmt"

var n int
var board [9][9]byte
var row, column, sum, diff [20]bool

// visit goes through all cells in reading order and decides for each: a queen
// or none. A queen comes first, so the boards are in the right order. Slow, and
// still within the limit.
func visit(r, c, queens int) {
	if c == n {
		r, c = r+1, 0
	}
	if r == n {
		if queens == n {
			for i := 0; i < n; i++ {
				fmt.Println(string(board[i][:n]))
			}
			fmt.Println()
		}
		return
	}
	if !row[r] && !column[c] && !sum[r+c] && !diff[r-c+n] {
		row[r], column[c], sum[r+c], diff[r-c+n] = true, true, true, true
		board[r][c] = 'Q'
		visit(r, c+1, queens+1)
		board[r][c] = '.'
		row[r], column[c], sum[r+c], diff[r-c+n] = false, false, false, false
	}
	visit(r, c+1, queens)
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			board[i][j] = '.'
		}
	}
	visit(0, 0, 0)
}
