package main

import "fmt"

// Functions in fields, slices and maps that are called with nil.

type G struct {
	f9  int
	f11 bool
	n   uint64
}
type E struct {
	G
	f6 uint
}
type num uint64

var (
	g    = E{G: G{3, true, 7}, f6: 2}
	seed = 5
	arr  = [3]uint{4, 5, 6}
)

func fold[T, U any](xs []T, u U, f func(U, T) U) U {
	for _, x := range xs {
		u = f(u, x)
	}
	return u
}

func each(xs []any, u bool, f func(bool, any) bool) bool {
	for _, x := range xs {
		u = f(u, x)
	}
	return u
}

func t1(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct {
		b bool
		f func(any) bool
	}
	t := T{true, func(x any) bool { return x != nil }}
	if !t.f(nil) && t.b {
		fmt.Print("c")
	}
}

func t2(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct {
		b bool
		f func(any) bool
	}
	t := T{true, func(x any) bool { return x != nil }}
	fmt.Print(t.f(nil))
}

func t3(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct{ f func(any) bool }
	t := T{func(x any) bool { return x != nil }}
	fmt.Print(t.f(nil))
}

func t4(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct{ f func(any) bool }
	t := T{func(x any) bool { return x != nil }}
	var e any
	fmt.Print(t.f(e))
}

func t5(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	fs := []func(any) bool{func(x any) bool { return x != nil }}
	fmt.Print(fs[0](nil))
}

func t6(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	fs := map[int]func(any) bool{1: func(x any) bool { return x != nil }}
	fmt.Print(fs[1](nil))
}

func t7(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	f := func(x any) bool { return x == nil }
	g := f
	fmt.Print(g(nil))
}

func t8(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct{ f func(error) string }
	t := T{func(x error) string { return fmt.Sprint(x == nil) }}
	fmt.Print(t.f(nil))
}

func t9(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct{ f func(*G) string }
	t := T{func(x *G) string { return fmt.Sprint(x == nil) }}
	fmt.Print(t.f(nil))
}

func t10(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct{ f func([]int) string }
	t := T{func(x []int) string { return fmt.Sprint(x == nil) }}
	fmt.Print(t.f(nil))
}

func t11(n int) {
	p := &n
	defer func() { fmt.Println(*p) }()
	type T struct{ f func(int, error) string }
	t := &T{func(n int, x error) string { return fmt.Sprint(x == nil, n) }}
	fmt.Print(t.f(1, nil))
}

func main() {
	for n := 2; n < 4; n++ {
		t1(n)
	}
	for n := 2; n < 4; n++ {
		t2(n)
	}
	for n := 2; n < 4; n++ {
		t3(n)
	}
	for n := 2; n < 4; n++ {
		t4(n)
	}
	for n := 2; n < 4; n++ {
		t5(n)
	}
	for n := 2; n < 4; n++ {
		t6(n)
	}
	for n := 2; n < 4; n++ {
		t7(n)
	}
	for n := 2; n < 4; n++ {
		t8(n)
	}
	for n := 2; n < 4; n++ {
		t9(n)
	}
	for n := 2; n < 4; n++ {
		t10(n)
	}
	for n := 2; n < 4; n++ {
		t11(n)
	}
}
