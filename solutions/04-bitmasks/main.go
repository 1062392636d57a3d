// Bitmasks (lesson 04): a row of the board is one number, a column is one bit.
package main

import "fmt"

// count returns the number of ways to fill the rows that are still empty. Bit k
// stands for column k. columns holds the columns taken so far; left and right
// hold the cells of the current row that queens above attack along their
// diagonals to the lower left and to the lower right.
func count(columns, left, right, full int) int {
	if columns == full {
		return 1
	}
	ways := 0
	free := full & ^(columns | left | right)
	for free != 0 {
		queen := free & -free // the lowest free column
		free ^= queen
		ways += count(columns|queen, (left|queen)<<1, (right|queen)>>1, full)
	}
	return ways
}

func main() {
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return // the end of the file counts as a 0
		}
		fmt.Println(count(0, 0, 0, 1<<n-1))
	}
}
