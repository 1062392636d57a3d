// Flag grid with a table (lesson 04): a slow search, but only once for each n.
package main

import "fmt"

const maxN = 10

// Rows and columns count from 0.
var (
	queen   [maxN][maxN]bool // does a queen stand there?
	taken   [maxN]bool       // does a queen stand in that column?
	answers [maxN + 1]int    // the number of solutions for each n
)

// safe says whether no queen above shares a diagonal with the cell.
func safe(n, row, col int) bool {
	for r := 0; r < row; r++ {
		for c := 0; c < n; c++ {
			up, across := row-r, c-col
			if queen[r][c] && (across == up || across == -up) {
				return false
			}
		}
	}
	return true
}

// scan returns the number of ways to fill row and all rows below it.
func scan(n, row int) int {
	if row == n {
		return 1
	}
	ways := 0
	for col := 0; col < n; col++ {
		if !taken[col] && safe(n, row, col) {
			queen[row][col], taken[col] = true, true
			ways += scan(n, row+1)
			queen[row][col], taken[col] = false, false
		}
	}
	return ways
}

func main() {
	for n := 1; n <= maxN; n++ {
		answers[n] = scan(n, 0)
	}
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		fmt.Println(answers[n])
	}
}
