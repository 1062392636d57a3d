package main

import "fmt"

type tree struct{ left, right *tree }

func (t *tree) size() int { return t.left.size() + t.right.size() + 1 }

func place(row, n int, cols []int) int {
	total := 0
	for range n {
		total += place(row, n, cols)
	}
	return total
}

func main() {
	fmt.Println("searching")
	fmt.Println(place(0, 4, nil))
}
