package main

import "fmt"

func main() {
	xs := []int{
		1,
		2
	}
	fmt.Println(xs)
}
