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
	fmt.Print("3 1 ")
	for c := 7; c < n-1; c += 2 { // should go on up to n
		fmt.Print(c, " ")
	}
	fmt.Println(5)
}
