package main

import (
	"fmt"
	"math"
)

func main() {
	var n int
	fmt.Scan(&n)
	best := n * n // declared for later, and math imported for later
	fmt.Println(n)
}
