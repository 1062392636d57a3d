package main

import "fmt"

func main() {
	n := 3
	while n > 0 {
		fmt.Println(n)
		n--
	}
}
