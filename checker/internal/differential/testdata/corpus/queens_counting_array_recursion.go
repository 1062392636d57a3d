package main

import "fmt"

// The plainest style: global arrays, an answer printed at the bottom.

var n, ans int
var q [20]int

func ok(k, x int) bool {
	for i := 1; i < k; i++ {
		if q[i] == x || i+q[i] == k+x || i-q[i] == k-x {
			return false
		}
	}
	return true
}

func dfs(k int) {
	if k > n {
		ans++
		if ans <= 3 {
			for i := 1; i <= n; i++ {
				if i != n {
					fmt.Printf("%d ", q[i])
				} else {
					fmt.Printf("%d\n", q[i])
				}
			}
		}
		return
	}
	for i := 1; i <= n; i++ {
		if ok(k, i) {
			q[k] = i
			dfs(k + 1)
		}
	}
}

func main() {
	fmt.Scanf("%d", &n)
	dfs(1)
	fmt.Printf("%d\n", ans)
}
