// No recursion: one index walks down the rows, and back up when a row is exhausted.
package main

import "fmt"

const n = 8

// column[r] is the column of the queen in row r, counted from 1; 0 says that
// row r has not tried any column yet.
var column [n + 1]int

// free reports whether no queen above row attacks the queen in it.
func free(row int) bool {
	for r := 1; r < row; r++ {
		across := column[row] - column[r]
		if across == 0 || across == row-r || across == r-row {
			return false
		}
	}
	return true
}

// next moves the queen of row on to the next free column, if there is one.
func next(row int) bool {
	for column[row] < n {
		column[row]++
		if free(row) {
			return true
		}
	}
	return false
}

func report(number int) {
	fmt.Printf("方案%d:%d", number, column[1])
	for row := 2; row <= n; row++ {
		fmt.Print(" ", column[row])
	}
	fmt.Println()
}

func main() {
	found := 0
	for row := 1; row > 0; {
		switch {
		case !next(row):
			column[row] = 0 // it starts anew when we come down again
			row--
		case row == n:
			found++
			report(found)
		default:
			row++
		}
	}
}
