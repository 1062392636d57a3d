package main

import "fmt"

var n int
var q []int
var kept [][]int
var table [13]int

func search(columns, ld, rd int) {
	if len(q) == n {
		image := q
		for k := 0; k < 4; k++ {
			flip := mirror(image)
			for _, old := range kept {
				if same(old, image) || same(old, flip) {
					return
				}
			}
			image = turn(image)
		}
		kept = append(kept, append([]int{}, q...))
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

func turn(s []int) []int {
	t := make([]int, n)
	for r, c := range s {
		t[c-1] = n - r
	}
	return t
}

func same(a, b []int) bool {
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

func main() {
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		if n > 3 && table[n] == 0 || n == 1 {
			kept = nil
			search(0, 0, 0)
			table[n] = len(kept)
		}
		fmt.Println(table[n])
	}
}
