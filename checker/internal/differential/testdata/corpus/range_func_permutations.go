package main

import (
	"fmt"
	"iter"
	"slices"
)

// A backtracking search written as an iterator.

func queens(n int) iter.Seq[[]int] {
	return func(yield func([]int) bool) {
		cols := make([]int, 0, n)
		var place func() bool
		place = func() bool {
			if len(cols) == n {
				return yield(slices.Clone(cols))
			}
			for c := range n {
				safe := true
				for r, o := range cols {
					if o == c || o-c == len(cols)-r || c-o == len(cols)-r {
						safe = false
						break
					}
				}
				if safe {
					cols = append(cols, c)
					if !place() {
						return false
					}
					cols = cols[:len(cols)-1]
				}
			}
			return true
		}
		place()
	}
}

func take[T any](seq iter.Seq[T], n int) iter.Seq[T] {
	return func(yield func(T) bool) {
		if n <= 0 {
			return
		}
		i := 0
		for v := range seq {
			if !yield(v) {
				return
			}
			if i++; i == n {
				return
			}
		}
	}
}

func main() {
	for q := range take(queens(6), 2) {
		fmt.Println(q)
	}
	n := 0
	for range queens(6) {
		n++
	}
	fmt.Println(n)
	fmt.Println(slices.Collect(take(queens(5), 1)))
	next, stop := iter.Pull(queens(4))
	defer stop()
	fmt.Println(next())
	fmt.Println(next())
	v, ok := next()
	fmt.Println(v == nil, ok)
}
