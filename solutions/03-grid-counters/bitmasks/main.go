// Bitmasks (lesson 04): three numbers hold the attacked columns of a row.
package main

import (
	"fmt"
	"math/bits"
)

const maxN = 13

var (
	n        int
	full     int       // the n bits of the board
	queen    [maxN]int // the queen of each row, as a mask; rows count from 0
	solution int       // solutions found so far
)

// search puts queens into row and all rows below it. columns holds the columns
// taken; left and right hold the cells of this row on the diagonals of queens
// above. Taking the lowest free bit first keeps the lexicographic order.
func search(row, columns, left, right int) {
	if row == n {
		solution++
		if solution <= 3 {
			printColumns()
		}
		return
	}
	free := full & ^(columns | left | right)
	for free != 0 {
		queen[row] = free & -free
		free -= queen[row]
		search(row+1, columns|queen[row], (left|queen[row])<<1, (right|queen[row])>>1)
	}
}

func printColumns() {
	fmt.Print(bits.Len(uint(queen[0])))
	for row := 1; row < n; row++ {
		fmt.Print(" ", bits.Len(uint(queen[row])))
	}
	fmt.Println()
}

func main() {
	fmt.Scan(&n)
	full = 1<<n - 1
	search(0, 0, 0, 0)
	fmt.Println(solution)
}
