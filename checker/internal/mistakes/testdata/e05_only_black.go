package main

import "fmt"

var n, ways int
var cell [8][8]int
var col, sum, diff [20]bool

func place(r int) {
	if r == n {
		ways++ // and the white queens?
		return
	}
	for c := 0; c < n; c++ {
		if cell[r][c] == 0 || col[c] || sum[r+c] || diff[r-c+n] {
			continue
		}
		col[c], sum[r+c], diff[r-c+n] = true, true, true
		place(r + 1)
		col[c], sum[r+c], diff[r-c+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			fmt.Scan(&cell[i][j])
		}
	}
	place(0)
	fmt.Println(ways)
}
