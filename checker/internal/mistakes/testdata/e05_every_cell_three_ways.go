package main

import "fmt"

var n int
var open [64]bool
var cell [2][]int // the queens of each colour

func peaceful(queens []int) bool {
	for i, a := range queens {
		for _, b := range queens[:i] {
			dr, dc := a/n-b/n, a%n-b%n
			if dr == 0 || dc == 0 || dr == dc || dr == -dc {
				return false
			}
		}
	}
	return true
}

// fill gives each open cell nothing, a black or a white queen, and looks at the
// board when it is full.
func fill(at int) int {
	if len(cell[0]) > n || len(cell[1]) > n {
		return 0
	}
	if at == n*n {
		if len(cell[0]) == n && len(cell[1]) == n && peaceful(cell[0]) && peaceful(cell[1]) {
			return 1
		}
		return 0
	}
	ways := fill(at + 1)
	if open[at] {
		for k := range cell {
			cell[k] = append(cell[k], at)
			ways += fill(at + 1)
			cell[k] = cell[k][:len(cell[k])-1]
		}
	}
	return ways
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n*n; i++ {
		var free int
		fmt.Scan(&free)
		open[i] = free == 1
	}
	fmt.Println(fill(0))
}
