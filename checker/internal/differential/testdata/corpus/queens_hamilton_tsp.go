package main

import "fmt"

const inf = 1 << 30

var dist = [5][5]int{
	{0, 2, 9, 10, 7},
	{2, 0, 6, 4, 3},
	{9, 6, 0, 8, 5},
	{10, 4, 8, 0, 6},
	{7, 3, 5, 6, 0},
}

func brute() (best int, path []int) {
	best = inf
	var rec func(at, cost int, seen [5]bool, p []int)
	rec = func(at, cost int, seen [5]bool, p []int) {
		if cost >= best {
			return
		}
		if len(p) == 5 {
			if c := cost + dist[at][0]; c < best {
				best, path = c, append([]int{}, p...)
			}
			return
		}
		for to, d := range dist[at] {
			if !seen[to] {
				seen[to] = true
				rec(to, cost+d, seen, append(p, to))
				seen[to] = false
			}
		}
	}
	rec(0, 0, [5]bool{true}, []int{0})
	return
}

func heldKarp() int {
	var dp [1 << 5][5]int
	for m := range dp {
		for i := range dp[m] {
			dp[m][i] = inf
		}
	}
	dp[1][0] = 0
	for m := 1; m < 1<<5; m++ {
		for i := range 5 {
			if m>>i&1 == 0 || dp[m][i] == inf {
				continue
			}
			for j := range 5 {
				if m>>j&1 == 0 {
					dp[m|1<<j][j] = min(dp[m|1<<j][j], dp[m][i]+dist[i][j])
				}
			}
		}
	}
	best := inf
	for i, d := range dp[1<<5-1] {
		best = min(best, d+dist[i][0])
	}
	return best
}

func main() {
	fmt.Println(brute())
	fmt.Println(heldKarp())
}
