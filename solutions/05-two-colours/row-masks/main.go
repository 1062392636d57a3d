// Row masks (lessons 04 and 05): the open cells of a row are one number, for black and then for white.
package main

import "fmt"

const maxN = 8

// Rows count from 0. Bit k of a row stands for column k.
var (
	n    int
	open [maxN]int // the cells of each row that are left: black's queens are taken out
)

// white returns the number of ways to place the white queens of row and all
// rows below it. columns, left and right hold the attacked columns of row.
func white(row, columns, left, right int) int {
	if row == n {
		return 1
	}
	ways := 0
	free := open[row] & ^(columns | left | right)
	for free != 0 {
		queen := free & -free
		free -= queen
		ways += white(row+1, columns|queen, (left|queen)<<1, (right|queen)>>1)
	}
	return ways
}

// black does the same for the black queens, and goes on with the white ones.
func black(row, columns, left, right int) int {
	if row == n {
		return white(0, 0, 0, 0)
	}
	ways := 0
	free := open[row] & ^(columns | left | right)
	for free != 0 {
		queen := free & -free
		free -= queen
		open[row] -= queen
		ways += black(row+1, columns|queen, (left|queen)<<1, (right|queen)>>1)
		open[row] += queen
	}
	return ways
}

func main() {
	fmt.Scan(&n)
	for row := 0; row < n; row++ {
		for col := 0; col < n; col++ {
			var cell int
			fmt.Scan(&cell)
			open[row] |= cell << col
		}
	}
	fmt.Println(black(0, 0, 0, 0))
}
