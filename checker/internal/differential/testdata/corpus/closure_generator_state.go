package main

import "fmt"

type gen[T any] func() (T, bool)

func from[T any](xs ...T) gen[T] {
	i := 0
	return func() (v T, ok bool) {
		if i < len(xs) {
			v, ok = xs[i], true
			i++
		}
		return
	}
}

func (g gen[T]) filter(keep func(T) bool) gen[T] {
	return func() (T, bool) {
		for {
			v, ok := g()
			if !ok || keep(v) {
				return v, ok
			}
		}
	}
}

func (g gen[T]) each(f func(int, T)) (n int) {
	for v, ok := g(); ok; v, ok = g() {
		f(n, v)
		n++
	}
	return
}

func zip[A, B any](a gen[A], b gen[B]) gen[struct {
	A A
	B B
}] {
	return func() (p struct {
		A A
		B B
	}, ok bool) {
		x, okA := a()
		y, okB := b()
		p.A, p.B = x, y
		return p, okA && okB
	}
}

func permutations(n int) gen[[]int] {
	a := make([]int, n)
	for i := range a {
		a[i] = i + 1
	}
	first := true
	return func() ([]int, bool) {
		if first {
			first = false
			return a, true
		}
		i := n - 2
		for i >= 0 && a[i] > a[i+1] {
			i--
		}
		if i < 0 {
			return nil, false
		}
		j := n - 1
		for a[j] < a[i] {
			j--
		}
		a[i], a[j] = a[j], a[i]
		for l, r := i+1, n-1; l < r; l, r = l+1, r-1 {
			a[l], a[r] = a[r], a[l]
		}
		return a, true
	}
}

func main() {
	odd := from(1, 2, 3, 4, 5).filter(func(x int) bool { return x%2 == 1 })
	fmt.Println(odd())
	fmt.Println(odd.each(func(i, v int) { fmt.Print(i, ":", v, " ") }))
	fmt.Println(odd())
	z := zip(from("a", "b", "c"), from(1.5, 2))
	z.each(func(_ int, p struct {
		A string
		B float64
	}) {
		fmt.Printf("%+v ", p)
	})
	fmt.Println()
	n := permutations(3).each(func(i int, p []int) { fmt.Print(p, " ") })
	fmt.Println(n)
	good := permutations(5).filter(func(q []int) bool {
		for i := range q {
			for j := range i {
				if d := q[i] - q[j]; d == i-j || d == j-i {
					return false
				}
			}
		}
		return true
	})
	fmt.Println(good())
	fmt.Println(good.each(func(int, []int) {}))
}
