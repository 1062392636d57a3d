package main

import (
	"fmt"
	"strings"
)

var n int
var boards []string

func grow(queens []int) {
	if len(queens) == n {
		var rows []string
		for _, q := range queens {
			rows = append(rows, strings.Repeat(".", q)+"Q"+strings.Repeat(".", n-1-q))
		}
		boards = append(boards, strings.Join(rows, "\n"))
		return
	}
	for c := 0; c < n; c++ {
		if fits(queens, c) {
			longer := append([]int{}, queens...)
			grow(append(longer, c))
		}
	}
}

func fits(queens []int, c int) bool {
	for i, q := range queens {
		d := len(queens) - i
		if q == c || q == c-d || q == c+d {
			return false
		}
	}
	return true
}

func main() {
	fmt.Scan(&n)
	grow(nil)
	// The boards are apart, but nothing follows the last. Harmless.
	fmt.Print(strings.Join(boards, "\n\n"))
}
