package main

import "fmt"

const n = 8

// Columns, column+row and column-row+n in one table with three rows, as the
// published programs have it. The space after the last number is harmless.
var book [3][2*n + 1]bool
var line [n + 1]int
var total int

func dfs(row int) {
	if row == n+1 {
		total++
		fmt.Printf("方案%d:", total)
		for i := 1; i <= n; i++ {
			fmt.Printf("%d ", line[i])
		}
		fmt.Printf("\n")
		return
	}
	for c := 1; c <= n; c++ {
		if book[0][c] || book[1][row+c] || book[2][c-row+n] {
			continue
		}
		line[row] = c
		book[0][c], book[1][row+c], book[2][c-row+n] = true, true, true
		dfs(row + 1)
		book[0][c], book[1][row+c], book[2][c-row+n] = false, false, false
	}
}

func main() {
	dfs(1)
}
