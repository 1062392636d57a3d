// Complete a board: the placed queens mark their lines first, then the search fills
// the rows that have none.
package main

import "fmt"

const maxN = 12

// Rows and columns count from 1 in here; place 0 is never used.
var (
	n int

	rowTaken, columnTaken [maxN + 1]bool
	sumTaken              [2*maxN + 1]bool // by row+col: 2 ... 2n
	diffTaken             [2 * maxN]bool   // by row-col+n: 1 ... 2n-1
)

// free tells whether no queen attacks the cell.
func free(row, col int) bool {
	return !rowTaken[row] && !columnTaken[col] && !sumTaken[row+col] && !diffTaken[row-col+n]
}

func mark(row, col int, taken bool) {
	rowTaken[row] = taken
	columnTaken[col] = taken
	sumTaken[row+col] = taken
	diffTaken[row-col+n] = taken
}

// ways counts the ways to put queens into the rows from this one on that have none.
func ways(row int) int {
	for row <= n && rowTaken[row] {
		row++
	}
	if row > n {
		return 1
	}
	total := 0
	for col := 1; col <= n; col++ {
		if free(row, col) {
			mark(row, col, true)
			total += ways(row + 1)
			mark(row, col, false)
		}
	}
	return total
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	for i := 0; i < k; i++ {
		var row, col int
		fmt.Scan(&row, &col)
		if !free(row, col) {
			fmt.Println(0)
			return
		}
		mark(row, col, true)
	}
	fmt.Println(ways(1))
}
