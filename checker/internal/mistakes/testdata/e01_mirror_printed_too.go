package main

import "fmt"

var q [8]int
var k int

func show(flip bool) {
	k++
	fmt.Printf("方案%d:", k)
	for i, c := range q {
		if flip {
			c = 7 - c
		}
		if i > 0 {
			fmt.Print(" ")
		}
		fmt.Print(c + 1)
	}
	fmt.Println()
}

func search(r int) {
	if r == 8 {
		show(false)
		show(true) // the mirror image comes again later on
		return
	}
columns:
	for c := 0; c < 8; c++ {
		for i := 0; i < r; i++ {
			if q[i] == c || q[i]+i == c+r || q[i]-i == c-r {
				continue columns
			}
		}
		q[r] = c
		search(r + 1)
	}
}

func main() {
	search(0)
}
