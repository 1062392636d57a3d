package main

import "fmt"

var n int
var open []bool
var sets []uint64

func collect(r int, q []int, set uint64) {
	if r == n {
		sets = append(sets, set)
		return
	}
next:
	for c := 0; c < n; c++ {
		if !open[r*n+c] {
			continue
		}
		for i, x := range q {
			if x == c || x-c == r-i || c-x == r-i {
				continue next
			}
		}
		collect(r+1, append(q, c), set|1<<(r*n+c))
	}
}

func main() {
	fmt.Scan(&n)
	open = make([]bool, n*n)
	for i := range open {
		var v int
		fmt.Scan(&v)
		open[i] = v == 1
	}
	collect(0, nil, 0)
	pairs := 0
	for _, a := range sets {
		for _, b := range sets {
			if a&b == 0 {
				pairs += 2 // (a, b) and (b, a) both come by themselves
			}
		}
	}
	fmt.Println(pairs)
}
