package main

import "fmt"

func board(n int) [][]bool {
	b := make([][]bool, n)
	for i := range b {
		b[i] = make([]bool, n)
	}
	return b
}

func main() {
	fmt.Println(len(board(3)))
	n := 3
	n -= 5
	fmt.Println(len(board(n)))
}
