package main

import "fmt"

// The search of lesson 01 without the line that takes the queen back.
func main() {
	n := 4
	var queens []int
	safe := func(col int) bool {
		row := len(queens)
		for r, c := range queens {
			if c == col || c-r == col-row || c+r == col+row {
				return false
			}
		}
		return true
	}
	found := 0
	var forgetful func()
	forgetful = func() {
		if len(queens) == n {
			found++
		}
		for col := 0; col < n; col++ {
			if safe(col) {
				queens = append(queens, col)
				forgetful()
			}
		}
	}
	forgetful()
	fmt.Println(found)
}
