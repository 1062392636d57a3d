package main

import (
	"fmt"
	"strings"
)

// The colon after the number is the full-width one.
func main() {
	number := 0
	var place func(queens []int)
	place = func(queens []int) {
		if len(queens) == 8 {
			number++
			fmt.Printf("方案%d：%s\n", number, strings.Trim(fmt.Sprint(queens), "[]"))
			return
		}
	next:
		for column := 1; column <= 8; column++ {
			for i, other := range queens {
				gap := len(queens) - i
				if other == column || other == column-gap || other == column+gap {
					continue next
				}
			}
			place(append(queens[:len(queens):len(queens)], column))
		}
	}
	place(nil)
}
