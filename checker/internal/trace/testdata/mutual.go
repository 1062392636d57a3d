package main

import "fmt"

var (
	n      = 4
	column [20]int
	found  int
)

func search(row int) {
	if row > n {
		found++
		return
	}
	for col := 1; col <= n; col++ {
		try(row, col)
	}
}

func try(row, col int) {
	for r := 1; r < row; r++ {
		if d := column[r] - col; d == 0 || d == row-r || d == r-row {
			return
		}
	}
	column[row] = col
	search(row + 1)
}

func main() {
	search(1)
	fmt.Println(found)
}
