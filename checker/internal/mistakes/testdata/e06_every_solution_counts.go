package main

import "fmt"

var n int
var q []int
var found int

func search(columns, ld, rd int) {
	if len(q) == n {
		found++
		return
	}
	free := (1<<n - 1) &^ (columns | ld | rd)
	for c := 1; c <= n; c++ {
		if p := 1 << (c - 1); free&p != 0 {
			q = append(q, c)
			search(columns|p, (ld|p)<<1, (rd|p)>>1)
			q = q[:len(q)-1]
		}
	}
}

func main() {
	for {
		_, err := fmt.Scan(&n)
		if err != nil || n == 0 {
			return
		}
		found = 0
		search(0, 0, 0)
		fmt.Println(found)
	}
}
