package main

import "fmt"

func ways(full, cols, a, b int) int {
	if cols == full {
		return 1
	}
	sum := 0
	for free := full &^ (cols | a | b); free != 0; free &= free - 1 {
		p := free & -free
		sum += ways(full, cols|p, (a|p)<<1, (b|p)>>1)
	}
	return sum
}

// half counts with the first queen in the left half and doubles that. On an odd
// board the middle column belongs to neither half.
func half(n int) int {
	sum := 0
	for c := 0; c < (n+1)/2; c++ {
		p := 1 << c
		sum += 2 * ways(1<<n-1, p, p<<1, p>>1)
	}
	return sum
}

func main() {
	for {
		var n int
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			break
		}
		fmt.Println(half(n))
	}
}
