// Count up to symmetry: Burnside's lemma, from solutions that are only looked at
// once, and a table for queries that come again.
package main

import "fmt"

const maxN = 12

var (
	n     int
	queen [maxN]int // the column of the queen in each row; all count from 0 in here

	all, halves, quarters int // solutions, and those that a half and a quarter turn leave unchanged

	answers [maxN + 1]int
	known   [maxN + 1]bool
)

// search fills row and the rows below it. Bit k of each mask stands for column k;
// columns are taken, left and right are hit by diagonals from above.
func search(row, columns, left, right int) {
	if row == n {
		all++
		look()
		return
	}
	free := (1<<n - 1) & ^(columns | left | right)
	for col := 0; free>>col != 0; col++ {
		if p := 1 << col; free&p != 0 {
			queen[row] = col
			search(row+1, columns|p, (left|p)<<1, (right|p)>>1)
		}
	}
}

// look notes which turns leave the board as it is. A quarter turn takes a queen
// from row r, column c to row c, column n-1-r; a half turn to row n-1-r, column
// n-1-c.
func look() {
	half, quarter := 1, 1
	for r := 0; r < n && half == 1; r++ {
		if queen[n-1-r] != n-1-queen[r] {
			half, quarter = 0, 0 // two quarters are a half
		}
		if queen[queen[r]] != n-1-r {
			quarter = 0
		}
	}
	halves += half
	quarters += quarter
}

// classes counts the solutions for size queens up to rotation and reflection.
func classes(size int) int {
	if size == 1 {
		return 1 // the only board that a reflection leaves unchanged
	}
	n, all, halves, quarters = size, 0, 0, 0
	search(0, 0, 0, 0)
	return (all + halves + 2*quarters) / 8
}

func main() {
	for {
		var size int
		_, err := fmt.Scan(&size)
		if err != nil || size == 0 {
			return // the end of the file counts as a 0
		}
		if !known[size] {
			known[size] = true
			answers[size] = classes(size)
		}
		fmt.Println(answers[size])
	}
}
