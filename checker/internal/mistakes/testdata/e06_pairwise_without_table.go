package main

import "fmt"

var n, found int
var q [12]int

func free(r, c int) bool {
	for i := 0; i < r; i++ {
		if d := q[i] - c; d == 0 || d == r-i || d == i-r {
			return false
		}
	}
	return true
}

func search(r int) {
	if r == n {
		if smallest() {
			found++
		}
		return
	}
	for c := 0; c < n; c++ {
		if free(r, c) {
			q[r] = c
			search(r + 1)
		}
	}
}

// smallest makes the images as arrays, which Go compares and copies whole.
func smallest() bool {
	a := q
	for k := 0; k < 4; k++ {
		var m, t [12]int
		for r := 0; r < n; r++ {
			m[r] = n - 1 - a[r]
			t[a[r]] = n - 1 - r
		}
		if before(a) || before(m) {
			return false
		}
		a = t
	}
	return true
}

func before(a [12]int) bool {
	for r := 0; r < n; r++ {
		if a[r] != q[r] {
			return a[r] < q[r]
		}
	}
	return false
}

func main() {
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		found = 0
		search(0)
		fmt.Println(found)
	}
}
