package main

import "fmt"

// A board that is read beside a call: the call is made before the reading fails.

func place(row int) int {
	fmt.Println("row", row)
	return row * row
}

func sum(board []int, n int) (total int, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("row %d: %v", n, r)
		}
	}()
	return board[n] + place(n), nil
}

func main() {
	board := []int{1, 3, 0, 2}
	for n := range 6 {
		fmt.Println(sum(board, n))
	}
}
