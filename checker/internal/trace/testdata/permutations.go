package main

import "fmt"

var p = []int{1, 2, 3, 4}

func permute(k int) int {
	if k == len(p) {
		return 1
	}
	ways := 0
	for i := k; i < len(p); i++ {
		p[k], p[i] = p[i], p[k]
		ways += permute(k + 1)
		p[k], p[i] = p[i], p[k]
	}
	return ways
}

func main() { fmt.Println(permute(0)) }
