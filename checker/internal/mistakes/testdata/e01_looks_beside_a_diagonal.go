// A "+ 1" slipped into one of the three comparisons.
package main

import (
	"fmt"
	"strings"
)

var lines []string

func solve(board []int) {
	r := len(board)
	if r == 8 {
		lines = append(lines, strings.Trim(fmt.Sprint(board), "[]"))
		return
	}
next:
	for c := 1; c <= 8; c++ {
		for i, b := range board {
			if b == c || b+i == c+r+1 || b-i == c-r {
				continue next
			}
		}
		solve(append(board[:r:r], c))
	}
}

func main() {
	solve(nil)
	for i, line := range lines {
		fmt.Printf("方案%d:%s\n", i+1, line)
	}
}
