package main

import "fmt"

var n int
var open [64]bool
var sets []uint64

func list(r, cols, left, right int, set uint64) {
	if r == n {
		sets = append(sets, set)
		return
	}
	for c := 0; c < n; c++ {
		b := 1 << c
		if open[r*n+c] && (cols|left|right)&b == 0 {
			list(r+1, cols|b, (left|b)<<1, (right|b)>>1, set|uint64(1)<<(r*n+c))
		}
	}
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n*n; i++ {
		var v int
		fmt.Scan(&v)
		open[i] = v == 1
	}
	list(0, 0, 0, 0, 0)
	pairs := 0
	for i, a := range sets {
		for _, b := range sets[i+1:] { // each pair once: white and black swapped is left out
			if a&b == 0 {
				pairs++
			}
		}
	}
	fmt.Println(pairs)
}
