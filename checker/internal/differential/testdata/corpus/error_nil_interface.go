package main

import (
	"errors"
	"fmt"
)

// A nil pointer in an error is not a nil error.

type myErr struct{ msg string }

func (e *myErr) Error() string {
	if e == nil {
		return "nil myErr"
	}
	return e.msg
}

func wrong(fail bool) error {
	var e *myErr
	if fail {
		e = &myErr{"failed"}
	}
	return e
}

func right(fail bool) error {
	if fail {
		return &myErr{"failed"}
	}
	return nil
}

func typed() *myErr { return nil }

func main() {
	fmt.Println(wrong(false) == nil, wrong(true) == nil, right(false) == nil)
	fmt.Println(wrong(false), wrong(true), right(false))
	err := wrong(false)
	e, ok := err.(*myErr)
	fmt.Println(e == nil, ok)
	var target *myErr
	fmt.Println(errors.As(err, &target), target == nil)
	fmt.Println(typed() == nil, error(typed()) == nil)
	var a, b error
	fmt.Println(a == b, a == nil)
	a = &myErr{"x"}
	b = a
	fmt.Println(a == b, a == error(&myErr{"x"}))
	fmt.Println(errors.New("same") == errors.New("same"))
	var x any = typed()
	fmt.Println(x == nil, x == (*myErr)(nil))
}
