package main

import "fmt"

var n, x, probes int
var queens [18]int

func attacked(row, col int) bool {
	hit := false
	for r := 1; r < row; r++ { // no early end: the slowest form
		d := queens[r] - col
		if d == 0 || d == row-r || d == r-row {
			hit = true
		}
	}
	return hit
}

func main() {
	fmt.Scan(&n, &x, &probes)
	nodes, solutions := 0, 0
	for p := 0; p < probes; p++ {
		product := 1
		nodes++
		for row := 1; row <= n; row++ {
			var free []int
			for col := 1; col <= n; col++ {
				if !attacked(row, col) {
					free = append(free, col)
				}
			}
			if len(free) == 0 {
				product = 0
				break
			}
			x = x * 48271 % 2147483647
			queens[row] = free[x%len(free)]
			product *= len(free)
			nodes += product
		}
		solutions += product
	}
	fmt.Println(nodes / probes)
	fmt.Println(solutions / probes)
}
