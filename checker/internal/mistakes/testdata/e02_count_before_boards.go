package main

import (
	"fmt"
	"strings"
)

var n int
var col, up, down [20]bool
var at [10]int
var boards []string

func dfs(r int) {
	if r == n {
		var b strings.Builder
		for i := 0; i < n; i++ {
			for j := 0; j < n; j++ {
				if at[i] == j {
					b.WriteByte('Q')
				} else {
					b.WriteByte('.')
				}
			}
			b.WriteByte('\n')
		}
		boards = append(boards, b.String())
		return
	}
	for j := 0; j < n; j++ {
		if !col[j] && !up[r+j] && !down[r-j+n] {
			at[r] = j
			col[j], up[r+j], down[r-j+n] = true, true, true
			dfs(r + 1)
			col[j], up[r+j], down[r-j+n] = false, false, false
		}
	}
}

func main() {
	fmt.Scan(&n)
	dfs(0)
	fmt.Println(len(boards)) // nobody asked for the number
	for _, b := range boards {
		fmt.Println(b)
	}
}
