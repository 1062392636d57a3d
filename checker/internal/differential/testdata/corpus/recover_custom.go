package main

import (
	"errors"
	"fmt"
)

// Panics with values of one's own types.

type found struct {
	path []int
	cost int
}

type abort int

func (a abort) Error() string { return fmt.Sprintf("abort %d", int(a)) }

type label string

func (l label) String() string { return "<" + string(l) + ">" }

func search(depth int, path []int) {
	if depth == 3 {
		panic(found{append([]int(nil), path...), len(path) * 10})
	}
	for i := range 2 {
		search(depth+1, append(path, i+depth))
	}
}

func run(f func()) (res any, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
			err = errors.New("nothing raised")
		case found:
			res = r.path
		case abort:
			err = r
		case error:
			err = fmt.Errorf("other error: %w", r)
		case fmt.Stringer:
			res = r.String()
		case string:
			res = "string " + r
		default:
			res = fmt.Sprintf("%T %v", r, r)
		}
	}()
	f()
	return "normal", nil
}

func main() {
	fmt.Println(run(func() { search(0, nil) }))
	fmt.Println(run(func() { panic(abort(3)) }))
	fmt.Println(run(func() { panic(errors.New("e")) }))
	fmt.Println(run(func() { panic(label("l")) }))
	fmt.Println(run(func() { panic("s") }))
	fmt.Println(run(func() { panic(42) }))
	fmt.Println(run(func() { panic([]string{"a"}) }))
	fmt.Println(run(func() { panic(&found{cost: 1}) }))
	fmt.Println(run(func() {}))
	var a abort
	_, err := run(func() { panic(abort(7)) })
	fmt.Println(errors.As(err, &a), int(a))
}
