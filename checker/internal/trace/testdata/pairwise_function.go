package main

import "fmt"

func attacks(r1, c1, r2, c2 int) bool {
	return c1 == c2 || r1-c1 == r2-c2 || r1+c1 == r2+c2
}

func search(queens []int, n int) int {
	if len(queens) == n {
		return 1
	}
	ways := 0
choices:
	for col := range n {
		for r, c := range queens {
			if attacks(r, c, len(queens), col) {
				continue choices
			}
		}
		ways += search(append(queens, col), n)
	}
	return ways
}

func main() {
	var n int
	fmt.Scan(&n)
	fmt.Println(search(nil, n))
}
