package main

import "fmt"

var n, sum int
var p [13]int

func bad(r int) bool {
	for i := 0; i < r; i++ {
		if p[i] == p[r] || p[i]-p[r] == i-r || p[i]-p[r] == r-i {
			return true
		}
	}
	return false
}

func put(r int) {
	if r == n {
		sum++
		if sum < 4 {
			for i := 0; i < n-1; i++ {
				fmt.Print(p[i]+1, " ")
			}
			fmt.Println(p[n-1] + 1)
		}
		return
	}
	for p[r] = 0; p[r] < n; p[r]++ {
		if !bad(r) {
			put(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	put(0)
	fmt.Println("Total:", sum) // only the number is asked for
}
