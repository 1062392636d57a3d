package main

import "fmt"

var n, res int
var mp [10][10]int // 1: open, 0: blocked, 2: a black queen
var bc, wc [10]bool
var bd, wd, be, we [20]bool

func black(r int) {
	if r == n+1 {
		white(1)
		return
	}
	for c := 1; c <= n; c++ {
		if mp[r][c] != 1 || bc[c] || bd[r+c] || be[r-c+n] {
			continue
		}
		mp[r][c] = 2
		bc[c], bd[r+c], be[r-c+n] = true, true, true
		black(r + 1)
		bc[c], bd[r+c], be[r-c+n] = false, false, false
		mp[r][c] = 1
	}
}

func white(r int) {
	if r == n+1 {
		res++
		fmt.Println(res)
		return
	}
	for c := 1; c <= n; c++ {
		if mp[r][c] != 1 || wc[c] || wd[r+c] || we[r-c+n] {
			continue
		}
		wc[c], wd[r+c], we[r-c+n] = true, true, true
		white(r + 1)
		wc[c], wd[r+c], we[r-c+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	for i := 1; i <= n; i++ {
		for j := 1; j <= n; j++ {
			fmt.Scan(&mp[i][j])
		}
	}
	black(1)
	fmt.Println(res)
}
