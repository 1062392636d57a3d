package main

import "fmt"

func main() {
	var answers [11]int
	for n := 1; n <= 10; n++ {
		answers[n] = ways(n, nil)
	}
	n := 1
	for n != 0 {
		if _, err := fmt.Scan(&n); err != nil {
			return
		}
		fmt.Println(answers[n]) // also for the 0 that ends the input
	}
}

func ways(n int, queens []int) int {
	if len(queens) == n {
		return 1
	}
	sum := 0
	for c := 0; c < n; c++ {
		if free(queens, c) {
			sum += ways(n, append(queens, c))
		}
	}
	return sum
}

func free(queens []int, c int) bool {
	for i, q := range queens {
		if q == c || q-c == len(queens)-i || c-q == len(queens)-i {
			return false
		}
	}
	return true
}
