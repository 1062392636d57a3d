package main

import "fmt"

// Recursive closures with state around them.

func main() {
	var fact func(uint64) uint64
	fact = func(n uint64) uint64 {
		if n == 0 {
			return 1
		}
		return n * fact(n-1)
	}
	fmt.Println(fact(20))

	memo := map[int]int{}
	calls := 0
	var fib func(int) int
	fib = func(n int) (r int) {
		calls++
		if v, ok := memo[n]; ok {
			return v
		}
		defer func() { memo[n] = r }()
		if n < 2 {
			return n
		}
		return fib(n-1) + fib(n-2)
	}
	f50 := fib(50)
	fmt.Println(f50, calls, len(memo))

	var hanoi func(n int, a, b, c string)
	moves := []string{}
	hanoi = func(n int, a, b, c string) {
		if n == 0 {
			return
		}
		hanoi(n-1, a, c, b)
		moves = append(moves, a+c)
		hanoi(n-1, b, a, c)
	}
	hanoi(3, "A", "B", "C")
	fmt.Println(len(moves), moves)

	var even, odd func(int) bool
	even = func(n int) bool { return n == 0 || odd(n-1) }
	odd = func(n int) bool { return n > 0 && even(n-1) }
	fmt.Println(even(10), odd(10))

	y := func(f func(func(int) int) func(int) int) func(int) int {
		type rec func(rec) func(int) int
		g := func(x rec) func(int) int {
			return f(func(n int) int { return x(x)(n) })
		}
		return g(g)
	}
	fmt.Println(y(func(self func(int) int) func(int) int {
		return func(n int) int {
			if n <= 1 {
				return 1
			}
			return n * self(n-1)
		}
	})(6))
	total := 0
	var walk func(depth int, path ...int)
	walk = func(depth int, path ...int) {
		if depth == 0 {
			for _, p := range path {
				total += p
			}
			return
		}
		for i := range 2 {
			walk(depth-1, append(path, i)...)
		}
	}
	walk(3)
	fmt.Println(total)
}
