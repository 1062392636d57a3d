package main

import "fmt"

var queen [8]int // rows count from 1 to 8: there is no place for the last
var found int

func peaceful(row int) bool {
	for r := 1; r < row; r++ {
		d := queen[row] - queen[r]
		if d == 0 || d == row-r || d == r-row {
			return false
		}
	}
	return true
}

func search(row int) {
	if row > 8 {
		found++
		fmt.Printf("方案%d:%d", found, queen[1])
		for _, c := range queen[2:] {
			fmt.Printf(" %d", c)
		}
		fmt.Println()
		return
	}
	for c := 1; c <= 8; c++ {
		queen[row] = c
		if peaceful(row) {
			search(row + 1)
		}
	}
}

func main() {
	search(1)
}
