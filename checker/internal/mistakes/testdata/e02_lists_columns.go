package main

import "fmt"

func solve(n int, q []int) {
	if len(q) == n {
		for _, c := range q {
			fmt.Print(c+1, " ") // the columns; asked for are boards
		}
		fmt.Println()
		return
	}
	for c := 0; c < n; c++ {
		good := true
		for r, x := range q {
			if x == c || x-c == len(q)-r || c-x == len(q)-r {
				good = false
			}
		}
		if good {
			solve(n, append(q, c))
		}
	}
}

func main() {
	var n int
	fmt.Scan(&n)
	solve(n, make([]int, 0, n))
}
