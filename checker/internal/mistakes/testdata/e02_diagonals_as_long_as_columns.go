package main

import "fmt"

// There are more diagonals than columns: row + col goes up to 2n - 2.
func walk(row, n int, place []int, column, sum, diff []bool) {
	if row == n {
		for r := 0; r < n; r++ {
			text := ""
			for c := 0; c < n; c++ {
				if place[r] == c {
					text += "Q"
				} else {
					text += "."
				}
			}
			fmt.Println(text)
		}
		fmt.Println()
		return
	}
	for col := 0; col < n; col++ {
		if column[col] || sum[row+col] || diff[col-row+n-1] {
			continue
		}
		place[row] = col
		column[col], sum[row+col], diff[col-row+n-1] = true, true, true
		walk(row+1, n, place, column, sum, diff)
		column[col], sum[row+col], diff[col-row+n-1] = false, false, false
	}
}

func main() {
	var n int
	fmt.Scan(&n)
	walk(0, n, make([]int, n), make([]bool, n), make([]bool, n), make([]bool, n))
}
