package main

import (
	"fmt"
	"slices"
)

type board []int

func safe(b board, c int) bool {
	return !slices.ContainsFunc(pairs(b), func(p [2]int) bool {
		d := p[0] - len(b)
		return p[1] == c || p[1]-c == d || p[1]-c == -d
	})
}

func pairs(b board) (ps [][2]int) {
	for r, c := range b {
		ps = append(ps, [2]int{r, c})
	}
	return
}

func flatMap[A, B any](xs []A, f func(A) []B) (ys []B) {
	for _, x := range xs {
		ys = append(ys, f(x)...)
	}
	return
}

func filter[T any](xs []T, f func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(xs), func(x T) bool { return !f(x) })
}

func upTo(n int) (xs []int) {
	for i := range n {
		xs = append(xs, i)
	}
	return
}

func queens(n, k int) []board {
	if k == 0 {
		return []board{{}}
	}
	return flatMap(queens(n, k-1), func(b board) []board {
		return flatMap(filter(upTo(n), func(c int) bool { return safe(b, c) }), func(c int) []board {
			return []board{append(slices.Clone(b), c)}
		})
	})
}

func main() {
	for k := 0; k <= 5; k++ {
		fmt.Println(k, len(queens(5, k)))
	}
	fmt.Println(queens(4, 4))
}
