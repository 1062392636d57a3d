package main

import (
	"bufio"
	"fmt"
	"os"
)

const most = 100001

var n int
var queens [most]int
var col [most]bool
var sum, dif [2 * most]bool

func place(r int) bool {
	if r > n {
		return true
	}
	for c := 1; c <= n; c++ {
		if col[c] || sum[r+c] || dif[r-c+n] {
			continue
		}
		queens[r] = c
		col[c], sum[r+c], dif[r-c+n] = true, true, true
		if place(r + 1) {
			return true
		}
		col[c], sum[r+c], dif[r-c+n] = false, false, false
	}
	return false
}

func main() {
	fmt.Scan(&n)
	if !place(1) {
		fmt.Println("none")
		return
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for r := 1; r <= n; r++ {
		fmt.Fprint(out, queens[r], " ")
	}
}
