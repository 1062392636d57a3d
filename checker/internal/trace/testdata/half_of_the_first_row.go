package main

import "fmt"

const n = 5

var queen [n]int

func put(r int) int {
	if r == n {
		return 1
	}
	end, ways := n, 0
	if r == 0 {
		end = n / 2
	}
next:
	for c := 0; c < end; c++ {
		for i, q := range queen[:r] {
			if c == q || c-q == r-i || c-q == i-r {
				continue next
			}
		}
		queen[r] = c
		ways += put(r + 1)
	}
	return ways
}

func main() { fmt.Println(put(0)) }
