// The same search: a Sudoku, with a mask of digits for each row, column and box,
// and the cell with the fewest digits next.
package main

import (
	"fmt"
	"math/bits"
)

// grid holds the digits, 0 for an empty cell. Rows and columns count from 0.
var grid [9][9]int

// The digits that each row, column and box has: bit d stands for digit d.
var rows, columns, boxes [9]int

// free returns the digits that fit into a cell, as bits 1 to 9.
func free(r, c int) int {
	return 0b1111111110 & ^(rows[r] | columns[c] | boxes[r/3*3+c/3])
}

// flip puts a digit into the masks of a cell, or takes it out again.
func flip(r, c, digit int) {
	rows[r] ^= 1 << digit
	columns[c] ^= 1 << digit
	boxes[r/3*3+c/3] ^= 1 << digit
}

// solve fills the empty cells and says whether it could.
func solve() bool {
	row, column, fewest := -1, -1, 10
	for r := 0; r < 9; r++ {
		for c := 0; c < 9; c++ {
			if grid[r][c] != 0 {
				continue
			}
			k := bits.OnesCount(uint(free(r, c)))
			if k < fewest {
				row, column, fewest = r, c, k
			}
		}
	}
	if row < 0 {
		return true // no cell is empty
	}
	for digits := free(row, column); digits != 0; digits &= digits - 1 {
		digit := bits.TrailingZeros(uint(digits))
		grid[row][column] = digit
		flip(row, column, digit)
		if solve() {
			return true
		}
		grid[row][column] = 0
		flip(row, column, digit)
	}
	return false
}

// read reads the puzzle and says whether its digits leave each other in peace.
func read() bool {
	fits := true
	for r := 0; r < 9; r++ {
		var line string
		fmt.Scan(&line)
		for c := 0; c < 9; c++ {
			if line[c] == '.' {
				continue
			}
			digit := int(line[c] - '0')
			fits = fits && free(r, c)&(1<<digit) != 0
			grid[r][c] = digit
			rows[r] |= 1 << digit
			columns[c] |= 1 << digit
			boxes[r/3*3+c/3] |= 1 << digit
		}
	}
	return fits
}

func main() {
	if !read() || !solve() {
		fmt.Println("none")
		return
	}
	for r := 0; r < 9; r++ {
		for c := 0; c < 9; c++ {
			fmt.Print(grid[r][c])
		}
		fmt.Println()
	}
}
