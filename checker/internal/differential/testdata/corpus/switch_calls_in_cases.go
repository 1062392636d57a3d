package main

import "fmt"

// Cases of several expressions whose first is a call, with arguments that the output
// converts before they are passed.

type point struct{ x int }

func (p point) less(o any) bool { return p.x < o.(point).x }

func isInt(v any) bool { _, ok := v.(int); return ok }

func even(n any) int { return n.(int) % 2 }

func of(v any) bool { return v.(bool) }

func first(found bool, v any, n int) string {
	switch {
	case isInt(found), found:
		return "never"
	case isInt(v), found && n > 3:
		return "int"
	}
	switch n {
	case even(n + 1), even(n):
		return "small"
	}
	return fmt.Sprint(found, n)
}

func main() {
	var x, y bool
	switch {
	case any(x).(bool), true && y:
		fmt.Println("never")
	}
	fmt.Println("one")
	switch {
	case of(any(x).(bool)), x, y && y:
		fmt.Println("never")
	}
	fmt.Println("two")
	n, m := 1, 2
	switch {
	case point{n}.less(point{m - 1}), x && y:
		fmt.Println("never")
	case of(any(x)) || of(y), any(n) == any(m):
		fmt.Println("never")
	case of(y), of(!x):
		fmt.Println("three")
	}
	fmt.Println(first(false, 1, 2), first(false, "s", 1), first(false, "s", 0), first(false, 2.5, 7))
	switch v := any(n); v {
	case even(m), nil, n:
		fmt.Println("four")
	}
}
