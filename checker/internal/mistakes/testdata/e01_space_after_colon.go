package main

import "fmt"

var q [8]int
var found int

func attacked(r, c int) bool {
	for i := 0; i < r; i++ {
		if q[i] == c || i-q[i] == r-c || i+q[i] == r+c {
			return true
		}
	}
	return false
}

func search(r int) {
	if r == 8 {
		found++
		fmt.Printf("方案%d: ", found) // a space after the colon
		for i := 0; i < 7; i++ {
			fmt.Print(q[i]+1, " ")
		}
		fmt.Println(q[7] + 1)
		return
	}
	for c := 0; c < 8; c++ {
		if !attacked(r, c) {
			q[r] = c
			search(r + 1)
		}
	}
}

func main() {
	search(0)
}
