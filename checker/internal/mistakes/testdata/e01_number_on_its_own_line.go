package main

import "fmt"

var col [9]int
var seen int

func free(r, c int) bool {
	for i := 1; i < r; i++ {
		d := col[i] - c
		if d < 0 {
			d = -d
		}
		if d == 0 || d == r-i {
			return false
		}
	}
	return true
}

func go8(r int) {
	if r > 8 {
		seen++
		fmt.Printf("方案%d:%d\n", seen, col[1])
		// Each of the other numbers gets a line of its own.
		for i := 2; i <= 8; i++ {
			fmt.Println(col[i])
		}
		return
	}
	for c := 1; c <= 8; c++ {
		if free(r, c) {
			col[r] = c
			go8(r + 1)
		}
	}
}

func main() {
	go8(1)
}
