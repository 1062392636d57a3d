package main

import "fmt"

// place gets the counter by value, so every solution is number 1.
func place(queens []int, number int) {
	if len(queens) == 8 {
		number++
		fmt.Print("方案", number, ":")
		for i, c := range queens {
			if i > 0 {
				fmt.Print(" ")
			}
			fmt.Print(c)
		}
		fmt.Println()
		return
	}
next:
	for c := 1; c <= 8; c++ {
		for i, other := range queens {
			d := len(queens) - i
			if other == c || other == c+d || other == c-d {
				continue next
			}
		}
		place(append(queens, c), number)
	}
}

func main() {
	place(make([]int, 0, 8), 0)
}
