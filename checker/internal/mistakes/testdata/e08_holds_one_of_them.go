package main

import "fmt"

var n int
var queen [13]int
var rows, cols []int
var found int

func search(r int) {
	if r > n {
		check()
		return
	}
	for c := 1; c <= n; c++ {
		if free(r, c) {
			queen[r] = c
			search(r + 1)
		}
	}
}

func free(r, c int) bool {
	for i := 1; i < r; i++ {
		if d := queen[i] - c; d == 0 || d == r-i || d == i-r {
			return false
		}
	}
	return true
}

// check counts a board if the placed queens stand on it.
func check() {
	for i, r := range rows {
		if queen[r] == cols[i] {
			found++
			return
		}
	}
	if len(rows) == 0 {
		found++
	}
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	rows, cols = make([]int, k), make([]int, k)
	for i := range rows {
		fmt.Scan(&rows[i], &cols[i])
	}
	search(1)
	fmt.Println(found)
}
