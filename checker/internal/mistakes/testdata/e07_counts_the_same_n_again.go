package main

import "fmt"

func count(columns, left, right, full int) int {
	if columns == full {
		return 1
	}
	ways := 0
	free := full & ^(columns | left | right)
	for free != 0 {
		queen := free & -free
		free ^= queen
		ways += count(columns|queen, (left|queen)<<1, (right|queen)>>1, full)
	}
	return ways
}
func solve(n int) int {
	full := 1<<n - 1
	ways := 0
	for column := 0; column < n/2; column++ {
		queen := 1 << column
		ways += 2 * count(queen, queen<<1, queen>>1, full)
	}
	if n%2 == 1 {
		queen := 1 << (n / 2)
		ways += count(queen, queen<<1, queen>>1, full)
	}
	return ways
}

func main() {
	for {
		var n int
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		fmt.Println(solve(n))
	}
}
