package main

import "fmt"

var table [11]int
var place [11]int

func check(k int) bool {
	for i := 1; i < k; i++ {
		dx := k - i
		dy := place[k] - place[i]
		if dy < 0 {
			dy = -dy
		}
		if dy == 0 || dx == dy {
			return false
		}
	}
	return true
}

func queen(k, n int) {
	if k == n {
		table[n]++
		return
	}
	for c := 1; c <= n; c++ {
		place[k] = c
		if check(k) {
			queen(k+1, n)
		}
	}
}

func main() {
	for i := 1; i <= 10; i++ {
		queen(1, i)
	}
	var n int
	for {
		_, e := fmt.Scan(&n)
		if e != nil || n == 0 {
			break
		}
		fmt.Println(table[n])
	}
}
