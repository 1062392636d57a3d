// Assertions to pointer types, which come after the calls beside them.
package main

import "fmt"

type item struct{ value int }

func (s *item) add(d int) int { s.value += d; return s.value }

func next(x int) int { fmt.Println("next", x); return x }

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	for _, a := range []any{"x", &item{5}} {
		try(func() { fmt.Println(a.(*item).value + next(1)) })
		try(func() { fmt.Println(a.(*item).add(next(2)), next(3)) })
		try(func() { fmt.Println(a.(*item) != nil, next(4)) })
		try(func() { fmt.Println(next(5) + a.(*item).value) })
	}
}
