package main

import "fmt"

// Generic types inside others, aliases, and instances in tables.

type matrix[T ~int | ~float64] [][]T

func newMatrix[T ~int | ~float64](r, c int) matrix[T] {
	m := make(matrix[T], r)
	for i := range m {
		m[i] = make([]T, c)
	}
	return m
}

func (m matrix[T]) mul(o matrix[T]) matrix[T] {
	out := newMatrix[T](len(m), len(o[0]))
	for i := range m {
		for j := range o[0] {
			for k := range o {
				out[i][j] += m[i][k] * o[k][j]
			}
		}
	}
	return out
}

type ints = matrix[int]

type counter[K comparable] struct {
	counts map[K]int
	total  int
}

func (c *counter[K]) add(k K) *counter[K] {
	if c.counts == nil {
		c.counts = map[K]int{}
	}
	c.counts[k]++
	c.total++
	return c
}

type wordStats struct {
	counter[string]
	longest string
}

func (w *wordStats) add(s string) {
	w.counter.add(s)
	if len(s) > len(w.longest) {
		w.longest = s
	}
}

type either[L, R any] struct {
	left  *L
	right *R
}

func main() {
	a := ints{{1, 1}, {1, 0}}
	p := a
	for range 8 {
		p = p.mul(a)
	}
	fmt.Println(p, matrix[float64]{{0.5}}.mul(matrix[float64]{{4}}))
	var w wordStats
	for _, s := range []string{"to", "be", "to", "three"} {
		w.add(s)
	}
	fmt.Println(w.counts, w.total, w.longest)
	var c counter[[2]int]
	c.add([2]int{1, 2}).add([2]int{1, 2})
	fmt.Println(c)
	n := 5
	e := either[int, string]{left: &n}
	fmt.Println(*e.left, e.right == nil)
	table := map[string]func(int, int) int{"add": op[int]("+"), "mul": op[int]("*")}
	fmt.Println(table["add"](3, 4), table["mul"](3, 4), op[string]("+")("x", "y"))
	fmt.Printf("%T %T\n", p, e)
}

func op[T int | string](name string) func(a, b T) T {
	return func(a, b T) T {
		if x, ok := any(a).(int); ok && name == "*" {
			y := any(b).(int)
			return any(x * y).(T)
		}
		return a + b
	}
}
