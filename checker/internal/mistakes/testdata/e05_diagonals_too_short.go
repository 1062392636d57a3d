package main

import "fmt"

var n int
var ok [8][8]int
var used [2][8]bool
var up, down [2][10]bool // row + column goes up to 14 on the largest board

func go2(k, r int) int {
	if r == n {
		if k == 0 {
			return go2(1, 0)
		}
		return 1
	}
	t := 0
	for c := 0; c < n; c++ {
		if ok[r][c] != 1 || used[k][c] || up[k][r+c] || down[k][r-c+n-1] {
			continue
		}
		ok[r][c] = 9
		used[k][c], up[k][r+c], down[k][r-c+n-1] = true, true, true
		t += go2(k, r+1)
		used[k][c], up[k][r+c], down[k][r-c+n-1] = false, false, false
		ok[r][c] = 1
	}
	return t
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n; i++ {
		for j := 0; j < n; j++ {
			fmt.Scan(&ok[i][j])
		}
	}
	fmt.Println(go2(0, 0))
}
