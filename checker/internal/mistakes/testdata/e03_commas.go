package main

import "fmt"

var n, c3 int
var row [14]int
var m [3][40]int

func f(r int) {
	if r > n {
		c3++
		if c3 <= 3 {
			for i := 1; i <= n; i++ {
				if i > 1 {
					fmt.Print(", ") // numbers are separated by a space only
				}
				fmt.Print(row[i])
			}
			fmt.Println()
		}
		return
	}
	for c := 1; c <= n; c++ {
		if m[0][c]+m[1][c+r]+m[2][c-r+n] > 0 {
			continue
		}
		row[r] = c
		m[0][c], m[1][c+r], m[2][c-r+n] = 1, 1, 1
		f(r + 1)
		m[0][c], m[1][c+r], m[2][c-r+n] = 0, 0, 0
	}
}

func main() {
	fmt.Scan(&n)
	f(1)
	fmt.Println(c3)
}
