// Diagonal arrays (lesson 02): three flags say whether a cell is attacked.
package main

import "fmt"

const maxN = 13

// Rows and columns count from 1.
var (
	n        int
	column   [maxN + 1]int // the column of the queen in each row
	solution int           // solutions found so far

	columnTaken [maxN + 1]bool
	sumTaken    [2*maxN + 1]bool // by row+col
	diffTaken   [2*maxN + 1]bool // by row-col+n
)

// search puts queens into row and all rows below it; it prints the first three
// solutions and counts them all.
func search(row int) {
	if row > n {
		solution++
		if solution <= 3 {
			printColumns()
		}
		return
	}
	for col := 1; col <= n; col++ {
		sum, diff := row+col, row-col+n
		if columnTaken[col] || sumTaken[sum] || diffTaken[diff] {
			continue
		}
		column[row] = col
		columnTaken[col], sumTaken[sum], diffTaken[diff] = true, true, true
		search(row + 1)
		columnTaken[col], sumTaken[sum], diffTaken[diff] = false, false, false
	}
}

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
