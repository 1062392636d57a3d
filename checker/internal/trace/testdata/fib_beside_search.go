package main

import "fmt"

const n = 4

var column [n]int

func factorial(k int) int {
	if k == 0 {
		return 1
	}
	return k * factorial(k-1)
}

func search(row int) int {
	if row == n {
		return 1
	}
	ways := 0
next:
	for col := range n {
		for r, c := range column[:row] {
			if c == col || c-r == col-row || c+r == col+row {
				continue next
			}
		}
		column[row] = col
		ways += search(row + 1)
	}
	return ways
}

func main() { fmt.Println(search(0), "of", factorial(n)) }
