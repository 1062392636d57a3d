package main

import "fmt"

var n, ways int
var state [8][8]int // 1 open, 0 blocked, 2 black, 3 white
var cols, sums, diffs [4][20]bool

func put(colour, r int) {
	if r == n {
		if colour == 2 {
			put(3, 0)
		} else {
			ways++
		}
		return
	}
	for c := 0; c < n; c++ {
		if state[r][c] == 1 && !cols[colour][c] && !sums[colour][r+c] && !diffs[colour][r-c+n] {
			state[r][c] = colour
			cols[colour][c], sums[colour][r+c], diffs[colour][r-c+n] = true, true, true
			put(colour, r+1)
			cols[colour][c], sums[colour][r+c], diffs[colour][r-c+n] = false, false, false
			if colour == 3 {
				state[r][c] = 1 // a black queen's cell is never given back
			}
		}
	}
}

func main() {
	fmt.Scan(&n)
	for r := range state[:n] {
		for c := range state[r][:n] {
			fmt.Scan(&state[r][c])
		}
	}
	put(2, 0)
	fmt.Println(ways)
}
