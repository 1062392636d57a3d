package main

import "fmt"

var queens = make([]int, 8)
var solutions [][]int

func free(r, c int) bool {
	for i := range r {
		if queens[i] == c || queens[i]-c == r-i || c-queens[i] == r-i {
			return false
		}
	}
	return true
}

func search(r int) {
	if r == 8 {
		solutions = append(solutions, queens) // all 92 are the same slice
		return
	}
	for c := 1; c <= 8; c++ {
		if free(r, c) {
			queens[r] = c
			search(r + 1)
		}
	}
}

func main() {
	search(0)
	for k, s := range solutions {
		fmt.Printf("方案%d:%d", k+1, s[0])
		for _, c := range s[1:] {
			fmt.Printf(" %d", c)
		}
		fmt.Println()
	}
}
