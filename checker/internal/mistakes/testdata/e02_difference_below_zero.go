package main

import "fmt"

type marks struct {
	column, sum, difference []bool
}

func newMarks(n int) *marks {
	return &marks{make([]bool, n), make([]bool, 2*n), make([]bool, 2*n)}
}

func (m *marks) set(r, c int, v bool) {
	m.column[c] = v
	m.sum[r+c] = v
	m.difference[r-c] = v // below zero right of the main diagonal
}

func (m *marks) free(r, c int) bool {
	return !m.column[c] && !m.sum[r+c] && !m.difference[r-c]
}

func search(r, n int, q []int, m *marks) {
	if r == n {
		for _, c := range q {
			for i := 0; i < n; i++ {
				fmt.Printf("%c", ".Q"[b2i(i == c)])
			}
			fmt.Println()
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		if m.free(r, c) {
			m.set(r, c, true)
			q[r] = c
			search(r+1, n, q, m)
			m.set(r, c, false)
		}
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func main() {
	var n int
	fmt.Scan(&n)
	search(0, n, make([]int, n), newMarks(n))
}
