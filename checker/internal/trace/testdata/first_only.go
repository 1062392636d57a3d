package main

import "fmt"

var queens []int

func safe(col int) bool {
	for r, c := range queens {
		d := len(queens) - r
		if c == col || c == col-d || c == col+d {
			return false
		}
	}
	return true
}

func solve(n int) bool {
	if len(queens) == n {
		return true
	}
	for col := 0; col < n; col++ {
		if safe(col) {
			queens = append(queens, col)
			if solve(n) {
				return true
			}
			queens = queens[:len(queens)-1]
		}
	}
	return false
}

func main() {
	if solve(6) {
		fmt.Println(queens)
	}
}
