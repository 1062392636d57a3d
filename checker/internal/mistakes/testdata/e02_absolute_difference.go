package main

import "fmt"

var n int
var g [9][9]byte
var col, sum, diff [20]bool

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}

func dfs(r int) {
	if r == n {
		for i := 0; i < n; i++ {
			fmt.Println(string(g[i][:n]))
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		d := abs(r - c) // two different diagonals get the same number
		if col[c] || sum[r+c] || diff[d] {
			continue
		}
		g[r][c] = 'Q'
		col[c], sum[r+c], diff[d] = true, true, true
		dfs(r + 1)
		col[c], sum[r+c], diff[d] = false, false, false
		g[r][c] = '.'
	}
}

func main() {
	fmt.Scan(&n)
	for i := range g {
		for j := range g[i] {
			g[i][j] = '.'
		}
	}
	dfs(0)
}
