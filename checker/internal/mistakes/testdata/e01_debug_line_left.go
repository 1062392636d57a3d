package main

import "fmt"

const size = 8

var where [size]int
var solutions int

func clash(r1, c1, r2, c2 int) bool {
	return c1 == c2 || r1-c1 == r2-c2 || r1+c1 == r2+c2
}

func solve(r int) {
	if r == size {
		solutions++
		fmt.Printf("方案%d:%d", solutions, where[0]+1)
		for _, c := range where[1:] {
			fmt.Printf(" %d", c+1)
		}
		fmt.Println()
		return
	}
	for c := 0; c < size; c++ {
		good := true
		for i := 0; i < r; i++ {
			if clash(i, where[i], r, c) {
				good = false
			}
		}
		if good {
			where[r] = c
			solve(r + 1)
		}
	}
}

func main() {
	fmt.Println("start of search") // a line that helped while looking for a fault
	solve(0)
}
