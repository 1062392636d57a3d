package main

import "fmt"

// Generic functions that call themselves and each other, with closures inside.

func permutations[T any](xs []T) (all [][]T) {
	if len(xs) == 0 {
		return [][]T{{}}
	}
	for i, x := range xs {
		rest := append(append([]T{}, xs[:i]...), xs[i+1:]...)
		for _, p := range permutations(rest) {
			all = append(all, append([]T{x}, p...))
		}
	}
	return
}

func subsets[T any](xs []T, visit func([]T)) {
	var cur []T
	var rec func(int)
	rec = func(i int) {
		if i == len(xs) {
			visit(cur)
			return
		}
		rec(i + 1)
		cur = append(cur, xs[i])
		rec(i + 1)
		cur = cur[:len(cur)-1]
	}
	rec(0)
}

func memo[K comparable, V any](f func(func(K) V, K) V) func(K) V {
	cache := map[K]V{}
	var self func(K) V
	self = func(k K) V {
		if v, ok := cache[k]; ok {
			return v
		}
		v := f(self, k)
		cache[k] = v
		return v
	}
	return self
}

func even[T ~int](n T) bool { return n == 0 || odd(n-1) }
func odd[T ~int](n T) bool  { return n != 0 && even(n-1) }

type level int

func backtrack[S any](state S, done func(S) bool, next func(S) []S) (found []S) {
	if done(state) {
		return []S{state}
	}
	for _, s := range next(state) {
		found = append(found, backtrack(s, done, next)...)
	}
	return
}

func main() {
	fmt.Println(permutations([]string{"a", "b", "c"}))
	fmt.Println(len(permutations([]int{1, 2, 3, 4})))
	subsets([]rune("xyz"), func(s []rune) { fmt.Print("{", string(s), "} ") })
	fmt.Println()
	fib := memo(func(self func(int) int, n int) int {
		if n < 2 {
			return n
		}
		return self(n-1) + self(n-2)
	})
	grid := memo(func(self func([2]int) int, p [2]int) int {
		if p[0] == 0 || p[1] == 0 {
			return 1
		}
		return self([2]int{p[0] - 1, p[1]}) + self([2]int{p[0], p[1] - 1})
	})
	fmt.Println(fib(60), grid([2]int{10, 10}), even(level(10)), odd(3))
	sols := backtrack("", func(s string) bool { return len(s) == 3 }, func(s string) []string {
		if len(s) > 0 && s[len(s)-1] == 'b' {
			return []string{s + "a"}
		}
		return []string{s + "a", s + "b"}
	})
	fmt.Println(sols)
}
