package main

import "fmt"

var n, boards int
var queen [9]int

func set(r int) {
	if r == n {
		boards++
		for _, q := range queen[:n] {
			for c := 0; c < n; c++ {
				cell := "."
				if q == c {
					cell = "Q"
				}
				fmt.Print(cell)
			}
			fmt.Print("\n")
		}
		fmt.Print("\n")
		return
	}
	for c := 0; c < n; c++ {
		free := true
		for i := 0; i < r && free; i++ {
			free = queen[i] != c && queen[i]+i != c+r && queen[i]-i != c-r
		}
		if free {
			queen[r] = c
			set(r + 1)
		}
	}
}

func main() {
	fmt.Scan(&n)
	set(0)
	if boards == 0 {
		fmt.Println("none") // nothing is to be printed then
	}
}
