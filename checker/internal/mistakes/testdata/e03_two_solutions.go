package main

import "fmt"

var n, k int
var q [15]int
var hit [15][15]int

func change(r, c, by int) {
	for i := r + 1; i <= n; i++ {
		hit[i][c] += by
		if c+i-r <= n {
			hit[i][c+i-r] += by
		}
		if c-i+r >= 1 {
			hit[i][c-i+r] += by
		}
	}
}

func search(r int) {
	if r > n {
		k++
		if k < 3 { // < for <=
			for i := 1; i < n; i++ {
				fmt.Print(q[i], " ")
			}
			fmt.Println(q[n])
		}
		return
	}
	for c := 1; c <= n; c++ {
		if hit[r][c] == 0 {
			q[r] = c
			change(r, c, 1)
			search(r + 1)
			change(r, c, -1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	search(1)
	fmt.Println(k)
}
