package main

import "fmt"

var n, count, shown int
var q [14]int
var used, up, down [30]bool

func dfs(r int) {
	count++ // every call, not every full board
	if r == n {
		if shown++; shown <= 3 {
			fmt.Print(q[0])
			for i := 1; i < n; i++ {
				fmt.Print(" ", q[i])
			}
			fmt.Println()
		}
		return
	}
	for c := 1; c <= n; c++ {
		if used[c] || up[r+c] || down[c-r+n] {
			continue
		}
		q[r] = c
		used[c], up[r+c], down[c-r+n] = true, true, true
		dfs(r + 1)
		used[c], up[r+c], down[c-r+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	dfs(0)
	fmt.Println(count)
}
