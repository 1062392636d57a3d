package main

import "fmt"

var flag [11][11]bool
var table [11]int

// attacked looks at the whole of every earlier row. Slow, but with the table
// each n is counted once, and that must stay within the limit.
func attacked(n, r, c int) bool {
	hit := false
	for i := 1; i < r; i++ {
		for j := 1; j <= n; j++ {
			dx, dy := j-c, i-r
			if flag[i][j] && (dx == 0 || dx == dy || dx == -dy) {
				hit = true
			}
		}
	}
	return hit
}

func fill(n, r int) {
	if r > n {
		table[n]++
		return
	}
	for c := 1; c <= n; c++ {
		if !attacked(n, r, c) {
			flag[r][c] = true
			fill(n, r+1)
			flag[r][c] = false
		}
	}
}

func main() {
	for n := 1; n <= 10; n++ {
		fill(n, 1)
	}
	for {
		n := 0
		fmt.Scan(&n)
		if n == 0 {
			return
		}
		fmt.Println(table[n])
	}
}
