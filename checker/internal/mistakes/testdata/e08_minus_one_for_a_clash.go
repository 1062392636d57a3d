// A clash of the placed queens is answered with -1, as a function would report it.
package main

import "fmt"

type place struct{ r, c int }

func (p place) sees(q place) bool {
	return p.r == q.r || p.c == q.c || p.r+p.c == q.r+q.c || p.r-p.c == q.r-q.c
}

func complete(n, row int, all []place) int {
	if row > n {
		return 1
	}
	for _, p := range all {
		if p.r == row {
			return complete(n, row+1, all)
		}
	}
	sum := 0
candidates:
	for c := 1; c <= n; c++ {
		q := place{row, c}
		for _, p := range all {
			if p.sees(q) {
				continue candidates
			}
		}
		sum += complete(n, row+1, append(all, q))
	}
	return sum
}

func main() {
	var n, k int
	fmt.Scan(&n, &k)
	given := make([]place, k)
	for i := range given {
		fmt.Scan(&given[i].r, &given[i].c)
		for _, p := range given[:i] {
			if p.sees(given[i]) {
				fmt.Println(-1)
				return
			}
		}
	}
	fmt.Println(complete(n, 1, given))
}
