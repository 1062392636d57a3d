package main

import (
	"fmt"
	"iter"
)

// careless is written as people first write it: it does not look at what yield gives.
func careless(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			yield(i)
		}
	}
}

func permutations(items []int, yield func([]int) bool) bool {
	if len(items) == 0 {
		return yield(nil)
	}
	for i, x := range items {
		rest := append(append([]int{}, items[:i]...), items[i+1:]...)
		permutations(rest, func(p []int) bool { return yield(append([]int{x}, p...)) }) // and here
	}
	return true
}

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			_, isRuntime := r.(interface{ RuntimeError() })
			fmt.Println(name, "-", r, isRuntime)
		}
	}()
	f()
	fmt.Println(name, "- ended")
}

func first(n int) int {
	for x := range careless(n) {
		if x == 1 {
			return x * 10
		}
	}
	return -1
}

func main() {
	try("to its end", func() {
		for x := range careless(3) {
			if x == 1 {
				continue
			}
			fmt.Println(x)
		}
	})
	try("break", func() {
		for x := range careless(5) {
			fmt.Println(x)
			if x == 1 {
				break
			}
		}
	})
	try("break in the last turn", func() {
		for x := range careless(2) {
			if x == 1 {
				break
			}
		}
	})
	try("return", func() { fmt.Println(first(1), first(2)); fmt.Println(first(3)) })
	try("through others", func() {
		for p := range func(yield func([]int) bool) { permutations([]int{1, 2, 3}, yield) } {
			if fmt.Println(p); p[0] == 2 {
				break
			}
		}
	})
	try("a loop around it", func() {
	outer:
		for i := range 3 {
			for x := range careless(3) {
				for y := range careless(2) {
					fmt.Println(i, x, y)
					if y == 1 && x < 1 {
						continue outer
					}
				}
			}
		}
	})
	var kept func(int) bool
	try("after the loop", func() {
		for x := range func(yield func(int) bool) { kept = yield; yield(7) } {
			fmt.Println(x)
		}
		kept(8)
	})
	try("a panic that is recovered", func() {
		for x := range func(yield func(int) bool) {
			defer func() { fmt.Println("recovered", recover()) }()
			yield(1)
		} {
			panic(x)
		}
	})
	try("on after a panic", func() {
		for x := range func(yield func(int) bool) {
			func() {
				defer func() { recover() }()
				yield(1)
			}()
			yield(2)
		} {
			fmt.Println(x)
			panic(x)
		}
	})
}
