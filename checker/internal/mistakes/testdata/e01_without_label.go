package main

import "fmt"

var at [9]int
var used [9]bool
var up, down [20]bool

func fill(r int) {
	if r == 9 {
		// Only the columns; the statement puts a label before them.
		fmt.Println(at[1], at[2], at[3], at[4], at[5], at[6], at[7], at[8])
		return
	}
	for c := 1; c <= 8; c++ {
		if used[c] || up[r+c] || down[r-c+8] {
			continue
		}
		at[r] = c
		used[c], up[r+c], down[r-c+8] = true, true, true
		fill(r + 1)
		used[c], up[r+c], down[r-c+8] = false, false, false
	}
}

func main() {
	fill(1)
}
