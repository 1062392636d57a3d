package main

import (
	"fmt"
	"strings"
)

func solve(n int, cols []int, out *[][]int) {
	if len(cols) == n {
		*out = append(*out, append([]int(nil), cols...))
		return
	}
next:
	for c := range n {
		for r, k := range cols {
			if k == c || len(cols)-r == c-k || len(cols)-r == k-c {
				continue next
			}
		}
		solve(n, append(cols, c), out)
	}
}

func main() {
	var n int
	fmt.Scan(&n)
	var all [][]int
	solve(n, nil, &all)
	for _, s := range all {
		for _, c := range s {
			fmt.Println(strings.Repeat(" ", c) + "Q" + strings.Repeat(" ", n-c-1))
		}
		fmt.Println()
	}
}
