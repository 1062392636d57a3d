package main

import "fmt"

func main() {
	x := (1 + 2
	fmt.Println(x)
}
