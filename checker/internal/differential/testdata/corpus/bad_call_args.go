package main

import "fmt"

func place(row, col int) bool { return row == col }

func pair() (int, int) { return 1, 2 }

func main() {
	place(1)
	place(1, 2, 3)
	place("1", 2)
	fmt.Println(place(pair()), place(pair(), 1))
	x := pair()
	a, b, c := pair()
	fmt.Println(x, a, b, c)
}
