package main

import "fmt"

func main() {
	a := 3
	b := a > 2 ? 1 : 0
	fmt.Println(a, b)
}
