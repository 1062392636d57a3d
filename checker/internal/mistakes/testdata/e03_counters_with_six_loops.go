package main

import "fmt"

// The method of the lesson in its slowest form: a loop over the whole board's
// width for each line that a queen attacks. It must stay within the limit.
var n, total int
var count [14][14]int
var queen [14]int

func change(r, c, by int) {
	for k := 1; k <= n; k++ {
		count[r][k] += by
	}
	for k := 1; k <= n; k++ {
		count[k][c] += by
	}
	for k := 1; k < n; k++ {
		if r+k <= n && c+k <= n {
			count[r+k][c+k] += by
		}
	}
	for k := 1; k < n; k++ {
		if r+k <= n && c-k >= 1 {
			count[r+k][c-k] += by
		}
	}
	for k := 1; k < n; k++ {
		if r-k >= 1 && c+k <= n {
			count[r-k][c+k] += by
		}
	}
	for k := 1; k < n; k++ {
		if r-k >= 1 && c-k >= 1 {
			count[r-k][c-k] += by
		}
	}
}

func search(r int) {
	if r > n {
		total++
		if total <= 3 {
			fmt.Print(queen[1])
			for i := 2; i <= n; i++ {
				fmt.Print(" ", queen[i])
			}
			fmt.Println()
		}
		return
	}
	for c := 1; c <= n; c++ {
		if count[r][c] == 0 {
			queen[r] = c
			change(r, c, 1)
			search(r + 1)
			change(r, c, -1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	search(1)
	fmt.Println(total)
}
