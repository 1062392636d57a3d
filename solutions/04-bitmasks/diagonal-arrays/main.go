// Diagonal arrays (lesson 02): three flags say whether a cell is attacked; no table is needed.
package main

import "fmt"

const maxN = 10

// Rows and columns count from 0. After a search all marks are taken back, so the
// next query finds an empty board.
var (
	columnTaken [maxN]bool
	sumTaken    [2 * maxN]bool // by row+col
	diffTaken   [2 * maxN]bool // by row-col+n
)

// count returns the number of ways to fill row and all rows below it.
func count(n, row int) int {
	if row == n {
		return 1
	}
	ways := 0
	for col := 0; col < n; col++ {
		sum, diff := row+col, row-col+n
		if columnTaken[col] || sumTaken[sum] || diffTaken[diff] {
			continue
		}
		columnTaken[col], sumTaken[sum], diffTaken[diff] = true, true, true
		ways += count(n, row+1)
		columnTaken[col], sumTaken[sum], diffTaken[diff] = false, false, false
	}
	return ways
}

func main() {
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		fmt.Println(count(n, 0))
	}
}
