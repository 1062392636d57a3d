package main

import "fmt"

var n int
var given [13]int
var queen [13]int

func ways(r int) int {
	if r > n {
		return 1
	}
	total := 0
	for c := 1; c <= n; c++ {
		if given[r] != 0 && given[r] != c || !free(r, c) {
			continue
		}
		queen[r] = c
		total += ways(r + 1)
	}
	return total
}

// free compares with the queens of the rows above.
func free(r, c int) bool {
	for i := 1; i < r; i++ {
		if d := queen[i] - c; d == 0 || d == r-i || d == i-r {
			return false
		}
	}
	return true
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	for ; k > 0; k-- {
		var r, c int
		fmt.Scan(&r, &c)
		given[r] = c
	}
	fmt.Println(ways(1))
}
