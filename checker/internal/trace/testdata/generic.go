package main

import "fmt"

func search[T ~[]E, E ~int | ~int8](row int, column T) (ways int) {
	if row == len(column) {
		return 1
	}
next:
	for col := range column {
		for r := range row {
			if c := int(column[r]); c == col || c-r == col-row || c+r == col+row {
				continue next
			}
		}
		column[row] = E(col)
		ways += search(row+1, column)
	}
	return ways
}

func main() {
	fmt.Println(search(0, make([]int8, 4)))
}
