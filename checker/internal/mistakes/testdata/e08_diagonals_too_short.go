package main

import "fmt"

const most = 12

var n int
var rows, columns [most + 1]bool
var sums, differences [2 * most]bool // a sum goes up to 24

func free(r, c int) bool {
	return !rows[r] && !columns[c] && !sums[r+c] && !differences[r-c+n]
}

func mark(r, c int, on bool) {
	rows[r], columns[c], sums[r+c], differences[r-c+n] = on, on, on, on
}

func search(r int) int {
	for r <= n && rows[r] {
		r++
	}
	if r > n {
		return 1
	}
	ways := 0
	for c := 1; c <= n; c++ {
		if free(r, c) {
			mark(r, c, true)
			ways += search(r + 1)
			mark(r, c, false)
		}
	}
	return ways
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	for ; k > 0; k-- {
		var r, c int
		fmt.Scan(&r, &c)
		if !free(r, c) {
			fmt.Println(0)
			return
		}
		mark(r, c, true)
	}
	fmt.Println(search(1))
}
