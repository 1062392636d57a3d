package main

import "fmt"

var n, count int
var path []int
var col, up, down [40]bool

func dfs(r int) {
	if r > n {
		count++
		if count <= 3 {
			for i, c := range path {
				if i > 0 {
					fmt.Print(" ")
				}
				fmt.Print(c)
			}
		}
		return
	}
	for c := 1; c <= n; c++ {
		if col[c] || up[r+c] || down[r-c+n] {
			continue
		}
		col[c], up[r+c], down[r-c+n] = true, true, true
		path = append(path, c)
		dfs(r + 1)
		path = path[:len(path)-1]
		col[c], up[r+c], down[r-c+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	dfs(1)
	fmt.Println(count)
}
