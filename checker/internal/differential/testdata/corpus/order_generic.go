// Generic functions in which a variable stands beside a call that changes it.
package main

import (
	"fmt"
)

type acc[T int | float64] struct {
	sum T
	n   int
}

func (a *acc[T]) add(x T) T                   { a.sum += x; a.n++; return a.sum }
func twice[T int | float64](a *acc[T], x T) T { return a.sum*2 + a.add(x) + T(a.n)*a.add(x) }
func apply[T any](xs []T, i *int, f func(T) T) []T {
	for *i < len(xs) {
		xs[*i], *i = f(xs[*i]), *i+1
	}
	return xs
}
func main() {
	a, b := &acc[int]{}, &acc[float64]{}
	fmt.Println(twice(a, 2), twice(b, 1.5), *a, *b, twice(a, 1)+a.sum*10)
	i := 0
	fmt.Println(apply([]int{1, 2, 3}, &i, func(x int) int { i += 0; return x * 10 }), i)
	for range 2 {
		fmt.Println(a.n*100+a.add(1), a.n)
	}
}
