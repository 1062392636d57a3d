package main

import (
	"errors"
	"fmt"
)

type temporary interface{ Temporary() bool }

type netError struct {
	op   string
	temp bool
}

func (e *netError) Error() string   { return e.op + " failed" }
func (e *netError) Temporary() bool { return e.temp }

type attempts struct {
	n    int
	errs []error
}

func (a attempts) Error() string   { return fmt.Sprintf("%d attempts: %v", a.n, a.errs[len(a.errs)-1]) }
func (a attempts) Unwrap() []error { return a.errs }

var errFatal = errors.New("fatal")

func retry(max int, f func(int) error) error {
	var a attempts
	for a.n < max {
		a.n++
		err := f(a.n)
		if err == nil {
			return nil
		}
		a.errs = append(a.errs, err)
		var t temporary
		if !errors.As(err, &t) || !t.Temporary() {
			break
		}
	}
	return a
}

func main() {
	err := retry(3, func(n int) error {
		if n < 3 {
			return fmt.Errorf("try %d: %w", n, &netError{"dial", true})
		}
		return nil
	})
	fmt.Println(err)
	err = retry(3, func(n int) error { return &netError{"read", n < 2} })
	fmt.Println(err)
	var ne *netError
	fmt.Println(errors.As(err, &ne), ne.temp, errors.Is(err, errFatal))
	err = retry(5, func(n int) error {
		if n == 2 {
			return errFatal
		}
		return &netError{"write", true}
	})
	fmt.Println(err, errors.Is(err, errFatal))
	var a attempts
	if errors.As(err, &a) {
		fmt.Println(a.n, len(a.errs), a.errs[0])
	}
	err = fmt.Errorf("a: %w, b: %w", errFatal, errors.Join(errors.New("x"), &netError{"join", false}))
	fmt.Printf("%q %v %v\n", err, errors.Is(err, errFatal), errors.As(err, &ne))
	fmt.Println(ne.op, errors.Unwrap(err) == nil)
	switch {
	case errors.Is(nil, errFatal):
		fmt.Println("never")
	case errors.Is(fmt.Errorf("%w", error(nil)), errFatal):
		fmt.Println("never")
	default:
		fmt.Println("neither")
	}
}
