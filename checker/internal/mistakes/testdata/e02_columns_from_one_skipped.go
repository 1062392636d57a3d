package main

import "fmt"

var n int
var place [9]int
var a, b, c [20]bool

func try(r int) {
	if r == n {
		for i := 0; i < n; i++ {
			for j := 0; j < n; j++ {
				if place[i] == j {
					fmt.Print("Q")
				} else {
					fmt.Print(".")
				}
			}
			fmt.Println()
		}
		fmt.Println()
		return
	}
	first := 0
	if r == 0 {
		first = 1 // the corner is never tried in the first row
	}
	for j := first; j < n; j++ {
		if a[j] || b[r+j] || c[r-j+n] {
			continue
		}
		place[r] = j
		a[j], b[r+j], c[r-j+n] = true, true, true
		try(r + 1)
		a[j], b[r+j], c[r-j+n] = false, false, false
	}
}

func main() {
	fmt.Scan(&n)
	try(0)
}
