// Pairs of sets (lesson 05): list the solutions of one colour, then count pairs that share no cell.
package main

import "fmt"

const maxN = 8

// Rows and columns count from 0. Bit row*n+col of a set stands for one cell, so
// a whole board fits into 64 bits.
var (
	n         int
	open      [maxN][maxN]bool
	solutions []uint64 // the ways to place the queens of one colour
)

// search extends the queens in placed by one queen in row and in every row
// below it. Bit k of columns, left and right is an attacked column of row.
func search(row, columns, left, right int, placed uint64) {
	if row == n {
		solutions = append(solutions, placed)
		return
	}
	for col := 0; col < n; col++ {
		bit := 1 << col
		if !open[row][col] || (columns|left|right)&bit != 0 {
			continue
		}
		cell := uint64(1) << (row*n + col)
		search(row+1, columns|bit, (left|bit)<<1, (right|bit)>>1, placed|cell)
	}
}

// countPairs counts the ordered pairs of solutions, black first, that have no
// cell in common.
func countPairs() int {
	pairs := 0
	for _, black := range solutions {
		for _, white := range solutions {
			if black&white == 0 {
				pairs++
			}
		}
	}
	return pairs
}

func main() {
	fmt.Scan(&n)
	for row := 0; row < n; row++ {
		for col := 0; col < n; col++ {
			var cell int
			fmt.Scan(&cell)
			open[row][col] = cell == 1
		}
	}
	search(0, 0, 0, 0, 0)
	fmt.Println(countPairs())
}
