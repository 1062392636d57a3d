package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	extend(n, nil, new(int))
}

// extend prints the first three ways to complete queens and nothing else.
func extend(n int, queens []int, printed *int) {
	if *printed == 3 {
		return
	}
	if len(queens) == n {
		*printed++
		for i, q := range queens {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(q)
		}
		fmt.Println()
		return
	}
	for c := 1; c <= n; c++ {
		ok := true
		for i, q := range queens {
			gap := len(queens) - i
			ok = ok && q != c && q-c != gap && c-q != gap
		}
		if ok {
			extend(n, append(queens, c), printed)
		}
	}
}
