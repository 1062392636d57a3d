package main

import (
	"fmt"
	"iter"
)

// Iterators of zero, one and two values.

func countdown(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		for ; n > 0; n-- {
			if !yield(n) {
				return
			}
		}
	}
}

func enumerate[T any](xs ...T) iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		for i, x := range xs {
			if !yield(i, x) {
				return
			}
		}
	}
}

func twice(yield func() bool) {
	_ = yield() && yield()
}

type tree struct {
	left, right *tree
	v           int
}

func (t *tree) all(yield func(int) bool) bool {
	return t == nil || t.left.all(yield) && yield(t.v) && t.right.all(yield)
}

func (t *tree) values() iter.Seq[int] {
	return func(yield func(int) bool) { t.all(yield) }
}

func main() {
	for v := range countdown(3) {
		fmt.Print(v, " ")
	}
	fmt.Println()
	for i, s := range enumerate("x", "y", "z") {
		if i == 1 {
			continue
		}
		fmt.Print(i, s, " ")
	}
	fmt.Println()
	for range twice {
		fmt.Print("again ")
	}
	fmt.Println()
	t := &tree{&tree{nil, nil, 1}, &tree{&tree{nil, nil, 3}, nil, 4}, 2}
	for v := range t.values() {
		fmt.Print(v, " ")
		if v == 3 {
			break
		}
	}
	fmt.Println()
	var k int
	for k = range countdown(2) {
	}
	fmt.Println(k)
}
