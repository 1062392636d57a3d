package main

import "fmt"

var n int
var board [10][10]byte
var col, up, down [25]bool

func dfs(r int) {
	if r == n-1 { // the last row has no queen yet
		for i := 0; i < n; i++ {
			fmt.Println(string(board[i][:n]))
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		if !col[c] && !up[r+c] && !down[r-c+n] {
			board[r][c] = 'Q'
			col[c], up[r+c], down[r-c+n] = true, true, true
			dfs(r + 1)
			col[c], up[r+c], down[r-c+n] = false, false, false
			board[r][c] = '.'
		}
	}
}

func main() {
	fmt.Scan(&n)
	for i := range board {
		for j := range board[i] {
			board[i][j] = '.'
		}
	}
	dfs(0)
}
