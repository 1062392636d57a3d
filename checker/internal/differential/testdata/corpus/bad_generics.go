package main

import "fmt"

type number interface{ ~int | ~float64 }

func sum[T number](xs ...T) (s T) {
	for _, x := range xs {
		s += x
	}
	return
}

func zero[T any]() T { var z T; return z }

func add[T any](a, b T) T { return a + b }

type list[T any] struct{ items []T }

func main() {
	fmt.Println(sum("a", "b"), sum(1, 2.5), sum(1, "x"))
	fmt.Println(zero())
	var l list
	var m list[int, string]
	var n number
	fmt.Println(l, m, n, add(1, 2))
}
