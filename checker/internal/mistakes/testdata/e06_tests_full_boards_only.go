package main

import "fmt"

var n int
var queen [12]int

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

// first tells whether no image of the board comes before it.
func first() bool {
	board := queen
	for k := 0; k < 8; k++ {
		var next [12]int
		if k%2 == 0 { // a mirror
			for r := 0; r < n; r++ {
				next[r] = n - 1 - board[r]
			}
		} else { // rows and columns exchanged
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

// fill tries all columns in all rows: n to the power of n boards.
func fill(r int) int {
	if r == n {
		if peaceful() && first() {
			return 1
		}
		return 0
	}
	found := 0
	for c := 0; c < n; c++ {
		queen[r] = c
		found += fill(r + 1)
	}
	return found
}

func main() {
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		fmt.Println(fill(0))
	}
}
