package main

import (
	"fmt"
	"strings"
)

var n int
var at []int

func free(r, c int) bool {
	for i := 0; i < r; i++ {
		// Both diagonals, but not the column.
		if at[i]+i == r+c || at[i]-i == c-r {
			return false
		}
	}
	return true
}

func place(r int) {
	if r == n {
		for _, c := range at {
			fmt.Println(strings.Repeat(".", c) + "Q" + strings.Repeat(".", n-1-c))
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		if free(r, c) {
			at[r] = c
			place(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	at = make([]int, n)
	place(0)
}
