package main

import "fmt"

var n int
var q [9]int

func safe(r, c int) bool {
	for i := 0; i < r; i++ {
		if q[i] == c || q[i]+i == c+r || q[i]-i == c-r {
			return false
		}
	}
	return true
}

func search(r int) {
	if r == n {
		for i := 0; i < n; i++ {
			row := make([]byte, n)
			for c := range row {
				row[c] = '.'
			}
			row[q[i]] = 'Q'
			fmt.Println(row) // prints the codes of the characters
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		if safe(r, c) {
			q[r] = c
			search(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	search(0)
}
