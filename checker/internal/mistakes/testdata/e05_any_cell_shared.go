package main

import "fmt"

var n, one int
var ok [8][8]bool
var q [8]int

func fits(r, c int) bool {
	for i := 0; i < r; i++ {
		if q[i] == c || q[i]+i == c+r || q[i]-i == c-r {
			return false
		}
	}
	return ok[r][c]
}

func count(r int) {
	if r == n {
		one++
		return
	}
	for c := 0; c < n; c++ {
		if fits(r, c) {
			q[r] = c
			count(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	for r := 0; r < n; r++ {
		for c := 0; c < n; c++ {
			var v int
			fmt.Scan(&v)
			ok[r][c] = v == 1
		}
	}
	count(0)
	fmt.Println(one * one) // black and white on the same cells, too
}
