package main

import "fmt"

// Leaving the body of a range over a function by return, break, continue and
// labels, with deferred calls.

func upTo(n int) func(func(int) bool) {
	return func(yield func(int) bool) {
		defer fmt.Println("iterator done")
		for i := 0; i < n; i++ {
			if !yield(i) {
				fmt.Println("stopped at", i)
				return
			}
		}
	}
}

func find(n, want int) (at int, ok bool) {
	for i := range upTo(n) {
		if i*i == want {
			return i, true
		}
	}
	return -1, false
}

func firstPair(sum int) (a, b int) {
outer:
	for a = range upTo(5) {
		for b = range upTo(5) {
			switch {
			case a+b == sum:
				break outer
			case b > 2:
				continue outer
			}
		}
	}
	return
}

func deferred() (s string) {
	for i := range upTo(2) {
		defer func() { s += fmt.Sprint("d", i) }()
	}
	return "r"
}

func main() {
	fmt.Println(find(5, 9))
	fmt.Println(find(2, 9))
	fmt.Println(firstPair(3))
	fmt.Println(deferred())
	total := 0
	for i := range upTo(4) {
		if i == 2 {
			continue
		}
		total += i
	}
	fmt.Println(total)
}
