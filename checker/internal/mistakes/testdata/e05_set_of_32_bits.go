package main

import "fmt"

var n int
var blocked uint32 // a board of size 8 has 64 cells
var all []uint32

func add(r int, q []int, set uint32) {
	if r == n {
		all = append(all, set)
		return
	}
	for c := 0; c < n; c++ {
		bit := uint32(1) << uint(r*n+c)
		good := blocked&bit == 0
		for i := 0; i < r; i++ {
			good = good && q[i] != c && q[i]-c != r-i && c-q[i] != r-i
		}
		if good {
			q[r] = c
			add(r+1, q, set|bit)
		}
	}
}

func main() {
	fmt.Scan(&n)
	for i := 0; i < n*n; i++ {
		var v int
		fmt.Scan(&v)
		if v == 0 {
			blocked |= uint32(1) << uint(i)
		}
	}
	add(0, make([]int, n), 0)
	total := 0
	for _, a := range all {
		for _, b := range all {
			if a&b == 0 {
				total++
			}
		}
	}
	fmt.Println(total)
}
