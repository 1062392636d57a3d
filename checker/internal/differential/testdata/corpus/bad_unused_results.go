package main

import (
	"fmt"
	"strings"
)

func main() {
	xs := []int{1}
	append(xs, 2)
	len(xs)
	xs[0]
	5
	"text"
	strings.ToUpper("x")
	xs[0] == 1
	func() int { return 1 }
	fmt.Println
	-xs[0]
}
