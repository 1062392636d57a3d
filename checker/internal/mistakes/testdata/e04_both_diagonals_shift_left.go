package main

import "fmt"

func search(taken, d1, d2, all int) (ways int) {
	if taken == all {
		ways = 1
		return
	}
	for p := all &^ (taken | d1 | d2); p > 0; p &= p - 1 {
		q := p & -p
		// The second diagonal has to move the other way.
		ways += search(taken|q, (d1|q)<<1, (d2|q)<<1, all)
	}
	return
}

func main() {
	for n := 0; ; {
		if _, err := fmt.Scan(&n); err != nil || n == 0 {
			break
		}
		fmt.Println(search(0, 0, 0, 1<<n-1))
	}
}
