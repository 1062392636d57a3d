package main

import "fmt"

var column [5]int

// search calls itself twice for each choice.
func search(row int) int {
	if row == 4 {
		return 1
	}
	ways := 0
next:
	for col := 0; col < 4; col++ {
		for r := 0; r < row; r++ {
			if c := column[r]; c == col || c-r == col-row || c+r == col+row {
				continue next
			}
		}
		column[row] = col
		search(row + 1)
		ways += search(row + 1)
	}
	return ways
}

func main() { fmt.Println(search(0)) }
