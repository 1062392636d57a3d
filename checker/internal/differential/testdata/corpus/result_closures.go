package main

import "fmt"

// Closures over named results, and function literals with results of their own.

func counters() (up, down func() int) {
	n := 0
	up = func() (r int) { n++; r = n; return }
	down = func() (r int) { n--; return n }
	return
}

func later() (get func() int, v int) {
	get = func() int { return v }
	v = 8
	return get, v + 1
}

func compose(fs ...func(int) int) (all func(int) int) {
	all = func(x int) int { return x }
	for _, f := range fs {
		inner := all
		all = func(x int) int { return f(inner(x)) }
	}
	return
}

func search(xs []int, want int) (at int, found bool) {
	at = -1
	func() {
		for i, x := range xs {
			if x == want {
				at, found = i, true
				return
			}
		}
	}()
	return
}

func main() {
	up, down := counters()
	fmt.Println(up(), up(), down(), up())
	get, v := later()
	fmt.Println(get(), v)
	f := compose(func(x int) int { return x + 1 }, func(x int) int { return x * 10 })
	fmt.Println(f(1), f(2))
	fmt.Println(search([]int{3, 1, 4}, 4))
	fmt.Println(search([]int{3, 1, 4}, 5))
	fact := func() (f func(int) int) {
		f = func(n int) int {
			if n == 0 {
				return 1
			}
			return n * f(n-1)
		}
		return
	}()
	fmt.Println(fact(6))
}
