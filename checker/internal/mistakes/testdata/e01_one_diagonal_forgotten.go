package main

import "fmt"

var c [8]int
var nr int

func ok(r int) bool {
	for i := 0; i < r; i++ {
		// Only column - row is compared; the other diagonal is missing.
		if c[i] == c[r] || c[i]-i == c[r]-r {
			return false
		}
	}
	return true
}

func try(r int) {
	if r == 8 {
		nr++
		fmt.Print("方案", nr, ":", c[0]+1)
		for i := 1; i < 8; i++ {
			fmt.Print(" ", c[i]+1)
		}
		fmt.Print("\n")
		return
	}
	for c[r] = 0; c[r] < 8; c[r]++ {
		if ok(r) {
			try(r + 1)
		}
	}
}

func main() {
	try(0)
}
