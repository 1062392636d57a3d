package main

import "fmt"

var n int
var all [][]int

func search(q []int) {
	r := len(q)
	if r == n {
		all = append(all, append([]int{}, q...))
		return
	}
next:
	for c := 1; c <= n; c++ {
		for i, x := range q {
			if x == c || x+i == c+r || x-i == c-r {
				continue next
			}
		}
		search(append(q, c))
	}
}

func main() {
	fmt.Scan(&n)
	search(nil)
	for _, s := range all[len(all)-3:] { // the last three, not the first
		for i, c := range s {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(c)
		}
		fmt.Println()
	}
	fmt.Println(len(all))
}
