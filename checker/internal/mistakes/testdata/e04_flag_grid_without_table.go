package main

import "fmt"

var n int
var queen [10][10]bool

// safe looks along |dx| = |dy| in every earlier row.
func safe(r, c int) bool {
	for i := 0; i < r; i++ {
		for j := 0; j < n; j++ {
			if queen[i][j] && (j == c || j-c == i-r || j-c == r-i) {
				return false
			}
		}
	}
	return true
}

func count(r int) int {
	if r == n {
		return 1
	}
	total := 0
	for c := 0; c < n; c++ {
		if safe(r, c) {
			queen[r][c] = true
			total += count(r + 1)
			queen[r][c] = false
		}
	}
	return total
}

func main() {
	for {
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			return
		}
		fmt.Println(count(0)) // the search again for every query
	}
}
