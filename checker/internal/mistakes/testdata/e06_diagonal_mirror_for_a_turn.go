package main

import "fmt"

var n int
var q []int
var found int

func search(columns, ld, rd int) {
	if len(q) == n {
		image := q
		for k := 0; k < 4; k++ {
			if less(image, q) || less(mirror(image), q) {
				return
			}
			image = turn(image)
		}
		found++
		return
	}
	free := (1<<n - 1) &^ (columns | ld | rd)
	for c := 1; c <= n; c++ {
		if p := 1 << (c - 1); free&p != 0 {
			q = append(q, c)
			search(columns|p, (ld|p)<<1, (rd|p)>>1)
			q = q[:len(q)-1]
		}
	}
}

func mirror(s []int) []int {
	m := make([]int, n)
	for r, c := range s {
		m[r] = n + 1 - c
	}
	return m
}

func less(a, b []int) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// turn exchanges rows and columns.
func turn(s []int) []int {
	t := make([]int, n)
	for r, c := range s {
		t[c-1] = r + 1
	}
	return t
}

func main() {
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		found = 0
		search(0, 0, 0)
		fmt.Println(found)
	}
}
