package main

import "fmt"

// Named results belong to one call each, however deep the recursion is.

func count(n, cols, left, right int) (total int) {
	if cols == 1<<n-1 {
		return 1
	}
	for free := (1<<n - 1) &^ (cols | left | right); free != 0; free &= free - 1 {
		bit := free & -free
		total += count(n, cols|bit, (left|bit)<<1, (right|bit)>>1)
	}
	return
}

func fib(n int) (r int) {
	if n < 2 {
		r = n
		return
	}
	r = fib(n-1) + fib(n-2)
	return r
}

func ackermann(m, n int) (r int) {
	switch {
	case m == 0:
		r = n + 1
	case n == 0:
		r = ackermann(m-1, 1)
	default:
		r = ackermann(m-1, ackermann(m, n-1))
	}
	return
}

func divide(a, b int) (quotient, remainder int) {
	if a < b {
		return 0, a
	}
	quotient, remainder = divide(a-b, b)
	quotient++
	return
}

func main() {
	for n := 1; n <= 7; n++ {
		fmt.Print(count(n, 0, 0, 0), " ")
	}
	fmt.Println()
	fmt.Println(fib(15), ackermann(2, 3))
	fmt.Println(divide(47, 6))
}
