package main

import "fmt"

const n = 4

var column [n]int

func search(row int) int {
	if row == n {
		return 1
	}
	ways := 0
next:
	for col := 0; col < n; col++ {
		for r := 0; r < row; r++ {
			if c := column[r]; c == col || c-r == col-row || c+r == col+row {
				continue next
			}
		}
		column[row] = col
		ways += search(row + 1)
	}
	return ways
}

func main() {
	for column[0] = 0; column[0] < n; column[0]++ {
		fmt.Println(search(1))
	}
}
