// Counting fast: masks, the left half of the first row, and no question twice.
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
		queen := low(free)
		free ^= queen
		ways += count(columns|queen, (left|queen)<<1, (right|queen)>>1, full)
	}
	return ways
}

// solve counts the boards whose first queen stands in the left half twice, for
// themselves and for their mirror images, and those with that queen in the middle once.
func solve(n int) int {
	full := 1<<n - 1
	ways := 0
	for column := 0; column < n/2; column++ {
		queen := 1 << column
		ways += 2 * count(queen, queen<<1, queen>>1, full)
	}
	if n%2 == 1 {
		queen := 1 << (n / 2)
		ways += count(queen, queen<<1, queen>>1, full)
	}
	return ways
}

func low(x int) int { return x & -x }

func main() {
	known := map[int]int{} // the answers so far
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return // the end of the file counts as a 0
		}
		ways, asked := known[n]
		if !asked {
			ways = solve(n)
			known[n] = ways
		}
		fmt.Println(ways)
	}
}
