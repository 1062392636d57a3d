// Grid counters (lesson 03): every cell counts the queens that attack it.
package main

import "fmt"

const maxN = 13

// Rows and columns count from 1.
var (
	n        int
	attacks  [maxN + 1][maxN + 1]int // how many queens attack the cell
	column   [maxN + 1]int           // the column of the queen in each row
	solution int                     // solutions found so far
)

// change adds d to the counter of every cell that a queen on (row, col)
// attacks in the rows below it. The rows above are never asked again while
// this queen stands, so they need no counting.
func change(row, col, d int) {
	for r := row + 1; r <= n; r++ {
		attacks[r][col] += d
		left, right := col-(r-row), col+(r-row)
		if left >= 1 {
			attacks[r][left] += d
		}
		if right <= n {
			attacks[r][right] += d
		}
	}
}

// search puts queens into row and all rows below it, in every way that the
// counters allow; it prints the first three solutions and counts them all.
func search(row int) {
	if row > n {
		solution++
		if solution <= 3 {
			printColumns()
		}
		return
	}
	for col := 1; col <= n; col++ {
		if attacks[row][col] > 0 {
			continue
		}
		column[row] = col
		change(row, col, 1)
		search(row + 1)
		change(row, col, -1)
	}
}

// printColumns prints the column of each row, with one space between two.
func printColumns() {
	fmt.Print(column[1])
	for row := 2; row <= n; row++ {
		fmt.Print(" ", column[row])
	}
	fmt.Println()
}

func main() {
	fmt.Scan(&n)
	search(1)
	fmt.Println(solution)
}
