package main

import (
	"fmt"
	"strings"
)

func main() {
	var n int
	fmt.Scan(&n)
	if n == 8 {
		for _, c := range []int{1, 5, 8, 6, 3, 7, 2, 4} {
			fmt.Println(strings.Repeat(".", c-1) + "Q" + strings.Repeat(".", n-c))
		}
	}
}
