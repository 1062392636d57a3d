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
		ways += count(columns|queen, left|queen<<1, (right|queen)>>1, full)
	}
	return ways
}

func main() {
	var n int
	fmt.Scan(&n)
	fmt.Println(count(0, 0, 0, 1<<n-1))
}
