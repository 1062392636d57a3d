package main

import "fmt"

var n, seed, drawn int
var queens [18]int

// draw makes the next number, and all before it once more.
func draw() int {
	drawn++
	x := seed
	for i := 0; i < drawn; i++ {
		x = x * 48271 % 2147483647
	}
	return x
}

func attacked(row, col int) bool {
	for r := 1; r < row; r++ {
		if d := queens[r] - col; d == 0 || d == row-r || d == r-row {
			return true
		}
	}
	return false
}

func main() {
	var probes int
	fmt.Scan(&n, &seed, &probes)
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
			queens[row] = free[draw()%len(free)]
			product *= len(free)
			nodes += product
		}
		solutions += product
	}
	fmt.Println(nodes / probes)
	fmt.Println(solutions / probes)
}
