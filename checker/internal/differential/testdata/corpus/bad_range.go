package main

import "fmt"

func main() {
	for i, v := range 5 {
		fmt.Println(i, v)
	}
	for a, b, c := range []int{} {
		fmt.Println(a, b, c)
	}
}
