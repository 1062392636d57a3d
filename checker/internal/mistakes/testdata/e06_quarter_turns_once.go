package main

import "fmt"

var n int
var q []int
var all, half, quarter int

func search(columns, ld, rd int) {
	if len(q) == n {
		all++
		if t := turn(q); same(turn(t), q) {
			half++
			if same(t, q) {
				quarter++
			}
		}
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
		if n == 1 {
			fmt.Println(1)
			continue
		}
		all, half, quarter = 0, 0, 0
		search(0, 0, 0)
		fmt.Println((all + half + quarter) / 8)
	}
}
