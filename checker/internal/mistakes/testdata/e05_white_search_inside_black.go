package main

import "fmt"

// The nested search in its slow form: white is searched again for every black
// placement, and each queen is compared with all earlier ones of her colour. It
// must stay within the limit.
type side []int

func (s side) allows(c int) bool {
	for i, q := range s {
		away := len(s) - i
		if q == c || q == c+away || q == c-away {
			return false
		}
	}
	return true
}

func whites(open [][]int, black, white side) int {
	r := len(white)
	if r == len(open) {
		return 1
	}
	ways := 0
	for c := range open {
		if open[r][c] == 1 && black[r] != c && white.allows(c) {
			ways += whites(open, black, append(white, c))
		}
	}
	return ways
}

func blacks(open [][]int, black side) int {
	r := len(black)
	if r == len(open) {
		return whites(open, black, make(side, 0, r))
	}
	ways := 0
	for c := range open {
		if open[r][c] == 1 && black.allows(c) {
			ways += blacks(open, append(black, c))
		}
	}
	return ways
}

func main() {
	var n int
	fmt.Scan(&n)
	open := make([][]int, n)
	for r := range open {
		open[r] = make([]int, n)
		for c := range open[r] {
			fmt.Scan(&open[r][c])
		}
	}
	fmt.Println(blacks(open, make(side, 0, n)))
}
