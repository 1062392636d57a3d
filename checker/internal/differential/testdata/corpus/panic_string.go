package main

import "fmt"

func check(board []int) {
	for i, c := range board {
		if c >= len(board) {
			panic(fmt.Sprintf("queen %d is off the board: column %d", i+1, c+1))
		}
	}
	fmt.Println("board is fine")
}

func main() {
	defer fmt.Println("deferred runs first")
	check([]int{1, 0})
	check([]int{0, 2})
	fmt.Println("not reached")
}
