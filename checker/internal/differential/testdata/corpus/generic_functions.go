package main

import (
	"cmp"
	"fmt"
)

func mapTo[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func filter[T any](xs []T, keep func(T) bool) (out []T) {
	for _, x := range xs {
		if keep(x) {
			out = append(out, x)
		}
	}
	return
}

func reduce[T, A any](xs []T, a A, f func(A, T) A) A {
	for _, x := range xs {
		a = f(a, x)
	}
	return a
}

func maxOf[T cmp.Ordered](first T, rest ...T) T {
	for _, r := range rest {
		if r > first {
			first = r
		}
	}
	return first
}

func keys[M ~map[K]V, K comparable, V any](m M) int { return len(m) }

func zero[T any]() (z T) { return }

func ptr[T any](v T) *T { return &v }

func swap[A, B any](a A, b B) (B, A) { return b, a }

type scores map[string]int

func main() {
	xs := []int{1, 2, 3, 4}
	sq := mapTo(xs, func(x int) int { return x * x })
	st := mapTo(sq, func(x int) string { return fmt.Sprint("<", x, ">") })
	fmt.Println(sq, st, mapTo(st, func(s string) int { return len(s) }))
	fmt.Println(filter(xs, func(x int) bool { return x%2 == 1 }), filter([]string{"a", ""}, func(s string) bool { return s != "" }))
	fmt.Println(reduce(xs, "", func(a string, x int) string { return a + fmt.Sprint(x) }), reduce(xs, 0.5, func(a float64, x int) float64 { return a * float64(x) }))
	fmt.Println(maxOf(3, 9, 2), maxOf("b", "a"), maxOf(2.5), maxOf[float64](1, 2.5))
	fmt.Println(keys(scores{"a": 1}), zero[int](), zero[string]() == "", zero[[2]bool](), zero[*int]() == nil)
	p := ptr(5)
	*p++
	fmt.Println(*p, *ptr("s"))
	fmt.Println(swap(1, "x"))
	f := mapTo[int, bool]
	fmt.Printf("%v %T\n", f(xs, func(x int) bool { return x > 2 }), f)
}
