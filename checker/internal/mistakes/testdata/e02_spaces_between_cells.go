package main

import "fmt"

var size int
var queens []int

func main() {
	fmt.Scan(&size)
	place()
}

func place() {
	row := len(queens)
	if row == size {
		for _, q := range queens {
			for c := 0; c < size; c++ {
				// A space follows every cell; the statement has none.
				if c == q {
					fmt.Print("Q ")
				} else {
					fmt.Print(". ")
				}
			}
			fmt.Println()
		}
		fmt.Println()
		return
	}
columns:
	for c := 0; c < size; c++ {
		for r, q := range queens {
			if q == c || q+r == c+row || q-r == c-row {
				continue columns
			}
		}
		queens = append(queens, c)
		place()
		queens = queens[:row]
	}
}
