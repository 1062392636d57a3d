package main

import "fmt"

var n int
var queen [20]int

func bad(r int) bool {
	for i := 0; i < r; i++ {
		if d := queen[r] - queen[i]; d == 0 || d == r-i || d == i-r {
			return true
		}
	}
	return false
}

func put(r int) int {
	if r >= n {
		return 1
	}
	ways := 0
	for queen[r] = 0; queen[r] < n; queen[r]++ {
		if !bad(r) {
			ways += put(r + 1)
		}
	}
	return ways
}

func main() {
	fmt.Scanln(&n)
	fmt.Println(put(0))
}
