package main

import "fmt"

var n, total int
var queen [13]int

func peaceful() bool {
	for a := 0; a < n; a++ {
		for b := a + 1; b < n; b++ {
			if d := queen[a] - queen[b]; d == 0 || d == a-b || d == b-a {
				return false
			}
		}
	}
	return true
}

// fill tries all columns in all rows: n to the power of n boards.
func fill(r int) {
	if r < n {
		for c := 0; c < n; c++ {
			queen[r] = c
			fill(r + 1)
		}
		return
	}
	if !peaceful() {
		return
	}
	total++
	if total <= 3 {
		for i := 0; i < n; i++ {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(queen[i] + 1)
		}
		fmt.Println()
	}
}

func main() {
	fmt.Scan(&n)
	fill(0)
	fmt.Println(total)
}
