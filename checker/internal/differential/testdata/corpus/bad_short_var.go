package main

import "fmt"

var total := 5

func main() {
	a := 1
	a := 2
	a, b := 1
	fmt.Println(a, b)
}
