package main

import "fmt"

func main() {
	const n = 5
	var queens [n]int
	var search func(row int) (found int)
	free := func(row, col int) bool {
		for r := range row {
			if d := queens[r] - col; d == 0 || d == row-r || d == r-row {
				return false
			}
		}
		return true
	}
	search = func(row int) (found int) {
		if row == n {
			return 1
		}
		for col := 0; col < n; col++ {
			if free(row, col) {
				queens[row] = col
				found += search(row + 1)
			}
		}
		return
	}
	fmt.Println(search(0))
}
