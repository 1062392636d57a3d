package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	if n == 2 || n == 3 {
		fmt.Println("none")
		return
	}
	for c := 2; c <= n; c += 2 {
		fmt.Print(c, " ")
	}
	for c := 1; c <= n; c += 2 {
		fmt.Print(c, " ")
	}
	fmt.Println()
}
