// The board is printed to see whether it was read well.
package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	cells := make([]int, n*n)
	for i := range cells {
		fmt.Scan(&cells[i])
	}
	fmt.Println("board:", cells)
	var sets []uint64
	var list func(row int, set uint64, columns []int)
	list = func(row int, set uint64, columns []int) {
		if row == n {
			sets = append(sets, set)
			return
		}
	columns:
		for c := 0; c < n; c++ {
			if cells[n*row+c] == 0 {
				continue
			}
			for r, d := range columns {
				if d == c || d+r == c+row || d-r == c-row {
					continue columns
				}
			}
			list(row+1, set|1<<(n*row+c), append(columns, c))
		}
	}
	list(0, 0, nil)
	pairs := 0
	for _, black := range sets {
		for _, white := range sets {
			if black&white == 0 {
				pairs++
			}
		}
	}
	fmt.Println(pairs)
}
