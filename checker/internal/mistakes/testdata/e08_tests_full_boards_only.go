package main

import "fmt"

var n int
var queen [13]int
var used [13]bool
var given [13]int
var clash bool

func search(r int) int {
	if r > n {
		return check()
	}
	ways := 0
	for c := 1; c <= n; c++ {
		if !used[c] && (given[r] == 0 || given[r] == c) {
			used[c], queen[r] = true, c
			ways += search(r + 1)
			used[c] = false
		}
	}
	return ways
}

// check compares the diagonals of all pairs.
func check() int {
	for a := 1; a <= n; a++ {
		for b := 1; b < a; b++ {
			if d := queen[a] - queen[b]; d == a-b || d == b-a {
				return 0
			}
		}
	}
	return 1
}

func main() {
	var k int
	fmt.Scan(&n, &k)
	for ; k > 0; k-- {
		var r, c int
		fmt.Scan(&r, &c)
		if given[r] != 0 {
			clash = true
		}
		given[r] = c
	}
	if clash {
		fmt.Println(0)
		return
	}
	fmt.Println(search(1))
}
