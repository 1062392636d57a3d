package main

import "fmt"

var n int
var col, dg, udg [40]bool

func dfs(u, end int) int {
	if u == n {
		return 1
	}
	ways := 0
	for i := 0; i < end; i++ {
		if col[i] || dg[u+i] || udg[u-i+n] {
			continue
		}
		col[i], dg[u+i], udg[u-i+n] = true, true, true
		found := dfs(u+1, n)
		col[i], dg[u+i], udg[u-i+n] = false, false, false
		if u == 0 && 2*i+1 != n {
			found *= 2
		}
		ways += found
	}
	return ways
}

func main() {
	known := [15]int{}
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		if known[n] == 0 {
			known[n] = dfs(0, (n+1)/2)
		}
		fmt.Println(known[n])
	}
}
