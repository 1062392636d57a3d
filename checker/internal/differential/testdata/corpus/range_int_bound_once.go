package main

import "fmt"

// The bound is taken once; the variable of a turn is its own.

var calls int

func bound() int {
	calls++
	return 3
}

func main() {
	for i := range bound() {
		i += 10
		fmt.Print(i, " ")
	}
	fmt.Println(calls)
	n := 3
	for i := range n {
		n += 5
		fmt.Print(i, ":", n, " ")
	}
	fmt.Println()
	var fs []func() int
	for i := range n / 6 {
		fs = append(fs, func() int { i++; return i })
	}
	for _, f := range fs {
		fmt.Print(f(), f(), " ")
	}
	fmt.Println()
outer:
	for i := range 4 {
		for j := range 4 {
			switch {
			case j == 2:
				continue outer
			case i == 3:
				break outer
			}
			fmt.Print(i, j, " ")
		}
	}
	fmt.Println()
	var ptrs []*int
	for i := range 3 {
		ptrs = append(ptrs, &i)
	}
	*ptrs[0] = 50
	fmt.Println(*ptrs[0], *ptrs[1], *ptrs[2])
}
