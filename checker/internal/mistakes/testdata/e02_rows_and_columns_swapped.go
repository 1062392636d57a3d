package main

import "fmt"

var n int
var rowOf [9]int // rowOf[c] is the row of the queen in column c

func fits(c, r int) bool {
	for i := 0; i < c; i++ {
		d := rowOf[i] - r
		if d == 0 || d == c-i || d == i-c {
			return false
		}
	}
	return true
}

func fillColumn(c int) {
	if c == n {
		// The search filled columns, the board is printed by rows: every board
		// is right, but they come in another order.
		for r := 0; r < n; r++ {
			for k := 0; k < n; k++ {
				if rowOf[k] == r {
					fmt.Print("Q")
				} else {
					fmt.Print(".")
				}
			}
			fmt.Println()
		}
		fmt.Println()
		return
	}
	for r := 0; r < n; r++ {
		if fits(c, r) {
			rowOf[c] = r
			fillColumn(c + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	fillColumn(0)
}
