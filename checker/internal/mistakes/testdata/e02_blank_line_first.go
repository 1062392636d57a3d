package main

import (
	"fmt"
	"strings"
)

func main() {
	var n int
	fmt.Scan(&n)
	columns := map[int]bool{}
	sums := map[int]bool{}
	diffs := map[int]bool{}
	var rows []string
	var dfs func(r int)
	dfs = func(r int) {
		if r == n {
			fmt.Println() // before the board; it belongs after it
			fmt.Println(strings.Join(rows, "\n"))
			return
		}
		for c := 0; c < n; c++ {
			if columns[c] || sums[r+c] || diffs[r-c] {
				continue
			}
			columns[c], sums[r+c], diffs[r-c] = true, true, true
			rows = append(rows, strings.Repeat(".", c)+"Q"+strings.Repeat(".", n-c-1))
			dfs(r + 1)
			rows = rows[:r]
			columns[c], sums[r+c], diffs[r-c] = false, false, false
		}
	}
	dfs(0)
}
