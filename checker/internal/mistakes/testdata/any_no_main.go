package main

// A function alone is no program: nothing calls it.
func queens(n, taken, left, right int) int {
	all := 1<<n - 1
	if taken == all {
		return 1
	}
	ways := 0
	for free := all &^ (taken | left | right); free != 0; free &= free - 1 {
		queen := free & -free
		ways += queens(n, taken|queen, (left|queen)<<1, (right|queen)>>1)
	}
	return ways
}
