package main

import "fmt"

var n int
var p [9]int

func bad(r int) bool {
	for i := 0; i < r; i++ {
		if p[i] == p[r] || p[i]-p[r] == i-r || p[i]-p[r] == r-i {
			return true
		}
	}
	return false
}

func put(r int) {
	if r >= n {
		for i := 0; i < n; i++ {
			line := []byte(".........")
			line[p[i]] = 'Q'
			fmt.Printf("%s\n", line[:n])
		}
		return // and no empty line
	}
	for p[r] = 0; p[r] < n; p[r]++ {
		if !bad(r) {
			put(r + 1)
		}
	}
}

func main() {
	fmt.Scanln(&n)
	put(0)
}
