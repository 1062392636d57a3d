package main

import "fmt"

func try(columns, left, right, full int) int {
	if columns == full {
		return 1
	}
	total := 0
	// "full &" is missing: ^ also sets the bits beyond the last column, so
	// queens are placed off the board and the search hardly ever ends.
	free := ^(columns | left | right)
	for free != 0 {
		bit := free & -free
		free &^= bit
		total += try(columns|bit, (left|bit)<<1, (right|bit)>>1, full)
	}
	return total
}

func main() {
	var n int
	for {
		if k, _ := fmt.Scan(&n); k == 0 || n == 0 {
			return
		}
		fmt.Println(try(0, 0, 0, (1<<n)-1))
	}
}
