package main

import "fmt"

var q [10]int

func count(n, r int) int {
	if r == n {
		return 1
	}
	total := 0
	for c := 0; c < n; c++ {
		ok := true
		for i := 0; i < r && ok; i++ {
			ok = q[i] != c && q[i]-c != r-i && c-q[i] != r-i
		}
		if ok {
			q[r] = c
			total += count(n, r+1)
		}
	}
	return total
}

func main() {
	known := map[int]int{}
	for {
		var n int
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			return
		}
		if _, ok := known[n]; !ok {
			known[n] = count(n, 0)
		}
		fmt.Printf("n = %d: %d\n", n, known[n]) // only the number is asked for
	}
}
