package main

import "fmt"

var n, solutions int
var at []int

func main() {
	fmt.Scan(&n)
	place(0, 0, 0)
	fmt.Println(solutions)
}

func place(cols, left, right int) {
	if len(at) == n {
		solutions++
		if solutions <= 3 {
			for _, c := range at {
				fmt.Println(c) // a line for every number
			}
		}
		return
	}
	for c := 1; c <= n; c++ {
		bit := 1 << (c - 1)
		if (cols|left|right)&bit == 0 {
			at = append(at, c)
			place(cols|bit, (left|bit)<<1, (right|bit)>>1)
			at = at[:len(at)-1]
		}
	}
}
