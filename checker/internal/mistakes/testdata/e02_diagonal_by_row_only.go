package main

import "fmt"

var n int
var grid [9][9]byte
var column, slash, backslash [30]bool

func try(u int) {
	if u == n {
		for i := 0; i < n; i++ {
			fmt.Println(string(grid[i][:n]))
		}
		fmt.Println()
		return
	}
	for i := 0; i < n; i++ {
		s := u + 1 // u + 1 for u + i: all cells of a row get the same diagonal
		if column[i] || slash[s] || backslash[u-i+n] {
			continue
		}
		grid[u][i] = 'Q'
		column[i], slash[s], backslash[u-i+n] = true, true, true
		try(u + 1)
		column[i], slash[s], backslash[u-i+n] = false, false, false
		grid[u][i] = '.'
	}
}

func main() {
	fmt.Scan(&n)
	for i := range grid {
		for j := range grid[i] {
			grid[i][j] = '.'
		}
	}
	try(0)
}
