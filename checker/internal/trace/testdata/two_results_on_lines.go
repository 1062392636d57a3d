package main

import (
	"fmt"
)

type tree struct {
	left, right *tree
}

func (t *tree) measure(
	depth uint8,
) (
	size int, // of the tree
	height int,
) {
	if t == nil {
		return
	}
	l, a := t.left.measure(depth - 1)
	r, b := t.right.measure(depth - 1)
	return l + r + 1, max(a, b) + 1
}

func main() {
	fmt.Println((&tree{&tree{}, nil}).measure(0))
}
