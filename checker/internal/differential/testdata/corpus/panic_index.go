package main

import "fmt"

const n = 4

var diag [2*n - 1]bool

func mark(r, c int) {
	diag[r-c+n] = true
}

func main() {
	for c := 0; c < n; c++ {
		mark(3, c)
		fmt.Println("marked", c)
	}
	for r := n - 1; r >= 0; r-- {
		mark(r, 0)
		fmt.Println("marked row", r)
	}
}
