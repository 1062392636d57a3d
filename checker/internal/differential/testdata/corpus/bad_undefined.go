package main

import "fmt"

func main() {
	fmt.Println(count)
	x = 5
	fmt.Printline("x")
	solve(8)
	var b Board
	fmt.Println(b, math.Pi)
}
