package main

import "fmt"

var answer [10]int // no place for n = 10
var q [10]int

func count(n, r int) int {
	if r == n {
		return 1
	}
	s := 0
	for c := 0; c < n; c++ {
		ok := true
		for i := 0; i < r; i++ {
			if q[i] == c || q[i]-c == i-r || q[i]-c == r-i {
				ok = false
				break
			}
		}
		if ok {
			q[r] = c
			s += count(n, r+1)
		}
	}
	return s
}

func main() {
	for n := 1; n < len(answer); n++ {
		answer[n] = count(n, 0)
	}
	for {
		var n int
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			return
		}
		fmt.Println(answer[n])
	}
}
