package main

import "fmt"

var at [12]int
var total, n int

func dfs(r int) {
	if r >= n {
		total++
		return
	}
	for c := 1; c < n; c++ { // rows and columns from 1, but < n
		good := true
		for i := 1; i < r; i++ {
			if at[i] == c || at[i]-i == c-r || at[i]+i == c+r {
				good = false
				break
			}
		}
		if good {
			at[r] = c
			dfs(r + 1)
		}
	}
}

func main() {
	var table [12]int
	for n = 1; n <= 10; n++ {
		total = 0
		dfs(1)
		table[n] = total
	}
	for {
		var k int
		if _, err := fmt.Scan(&k); err != nil || k == 0 {
			return
		}
		fmt.Println(table[k])
	}
}
