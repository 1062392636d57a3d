package main

import "fmt"

var n int
var rows, cols [13]bool
var sum, diff [25]bool

func free(r, c int) bool { return !cols[c] && !sum[r+c] && !diff[r-c+n] }

func mark(r, c int, on bool) {
	cols[c], sum[r+c], diff[r-c+n] = on, on, on
}

func ways(r int) int {
	for r <= n && rows[r] {
		r++
	}
	if r > n {
		return 1
	}
	total := 0
	for c := 1; c <= n; c++ {
		if free(r, c) {
			mark(r, c, true)
			total += ways(r + 1)
			mark(r, c, false)
		}
	}
	return total
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	for ; k > 0; k-- {
		var r, c int
		fmt.Scan(&r, &c)
		rows[r] = true
		mark(r, c, true)
	}
	fmt.Println(ways(1))
}
