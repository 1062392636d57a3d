package main

import "fmt"

const n = 5

var column [n + 1]int

func attacked(row int) bool {
	for r := 1; r < row; r++ {
		if d := column[r] - column[row]; d == 0 || d == row-r || d == r-row {
			return true
		}
	}
	return false
}

// search first asks whether the queen just placed is attacked.
func search(row int) int {
	if row > 0 && attacked(row) {
		return 0
	}
	if row == n {
		return 1
	}
	ways := 0
	for col := 1; col <= n; col++ {
		column[row+1] = col
		ways += search(row + 1)
	}
	return ways
}

func main() { fmt.Println(search(0)) }
