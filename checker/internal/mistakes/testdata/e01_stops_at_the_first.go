package main

import "fmt"

var q [8]int

func fits(r, c int) bool {
	for i := 0; i < r; i++ {
		if q[i] == c || q[i]-c == i-r || q[i]-c == r-i {
			return false
		}
	}
	return true
}

// solve says true when it has found a solution, and then nobody goes on.
func solve(r int) bool {
	if r == 8 {
		fmt.Printf("方案%d:", 1)
		for i, c := range q {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(c + 1)
		}
		fmt.Println()
		return true
	}
	for c := 0; c < 8; c++ {
		if fits(r, c) {
			q[r] = c
			if solve(r + 1) {
				return true
			}
		}
	}
	return false
}

func main() {
	solve(0)
}
