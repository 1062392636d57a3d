package main

import "fmt"

var x [9]int // rows 1 ... 8
var nr int

func ok(r int) bool {
	for i := 1; i < r; i++ {
		if x[i] == x[r] || x[i]-x[r] == r-i || x[r]-x[i] == r-i {
			return false
		}
	}
	return true
}

func try(r int) {
	if r > 8 {
		nr++
		fmt.Printf("方案%d:", nr)
		for i := 0; i < 8; i++ { // from 0, but the rows begin at 1
			fmt.Printf("%d ", x[i])
		}
		fmt.Println()
		return
	}
	for x[r] = 1; x[r] <= 8; x[r]++ {
		if ok(r) {
			try(r + 1)
		}
	}
}

func main() {
	try(1)
}
