package main

import "fmt"

var n int
var queen [13]int
var known [12]int // n goes up to 12

func peaceful(row int) bool {
	for r := 0; r < row; r++ {
		if d := queen[row] - queen[r]; d == 0 || d == row-r || d == r-row {
			return false
		}
	}
	return true
}

func first() bool {
	board := queen
	for k := 0; k < 8; k++ {
		var next [13]int
		if k%2 == 0 {
			for r := 0; r < n; r++ {
				next[r] = n - 1 - board[r]
			}
		} else {
			for r := 0; r < n; r++ {
				next[board[r]] = r
			}
		}
		board = next
		for r := 0; r < n; r++ {
			if board[r] < queen[r] {
				return false
			}
			if board[r] > queen[r] {
				break
			}
		}
	}
	return true
}

func search(row int) int {
	if row == n {
		if first() {
			return 1
		}
		return 0
	}
	found := 0
	for c := 0; c < n; c++ {
		queen[row] = c
		if peaceful(row) {
			found += search(row + 1)
		}
	}
	return found
}

func main() {
	asked := map[int]bool{}
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		if !asked[n] {
			known[n] = search(0)
			asked[n] = true
		}
		fmt.Println(known[n])
	}
}
