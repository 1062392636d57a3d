package main

import "fmt"

var q [9]int
var k int

func attacked(r, c int) bool {
	for i := r - 1; i >= 1; i-- {
		if q[i] == c || q[i]+i == c+r || q[i]-i == c-r {
			return true
		}
	}
	return false
}

func row(r int) {
	if r == 9 {
		k++
		fmt.Printf("方案%d:%d %d %d %d %d %d %d %d\n", k, q[1], q[2], q[3], q[4], q[5], q[6], q[7], q[8])
		return
	}
	// The columns are tried from the right, so the last solution comes first.
	for c := 8; c >= 1; c-- {
		if !attacked(r, c) {
			q[r] = c
			row(r + 1)
		}
	}
}

func main() {
	row(1)
}
