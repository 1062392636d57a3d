package main

import (
	"errors"
	"fmt"
)

type opError struct {
	op  string
	err error
}

func (e *opError) Error() string { return e.op + ": " + e.err.Error() }
func (e *opError) Unwrap() error { return e.err }

type timeout struct{ ms int }

func (t timeout) Error() string        { return fmt.Sprint("timeout after ", t.ms) }
func (t timeout) Is(target error) bool { return target == errSlow }

var errBase = errors.New("base")
var errSlow = errors.New("slow")

func open(n int) error {
	if n == 0 {
		return &opError{"open", errBase}
	}
	return fmt.Errorf("level %d: %w", n, open(n-1))
}

func main() {
	err := open(2)
	fmt.Println(err)
	fmt.Println(errors.Is(err, errBase), errors.Is(err, errSlow), errors.Unwrap(err))
	var oe *opError
	if errors.As(err, &oe) {
		fmt.Println("op", oe.op, oe.err == errBase)
	}
	var to timeout
	fmt.Println(errors.As(err, &to), to.ms)
	err = fmt.Errorf("outer: %w", timeout{30})
	fmt.Println(errors.As(err, &to), to.ms, errors.Is(err, errSlow), errors.Is(err, errBase))
	joined := errors.Join(errBase, nil, err)
	fmt.Printf("%q\n", joined)
	fmt.Println(errors.Is(joined, errSlow), errors.Is(joined, errBase), errors.Join(nil, nil) == nil)
	both := fmt.Errorf("%w and %w", errBase, timeout{1})
	fmt.Println(both, errors.Is(both, errSlow), errors.Unwrap(both))
	lost := fmt.Errorf("lost: %v", errBase)
	fmt.Println(errors.Is(lost, errBase), errors.Unwrap(lost) == nil)
	var st interface{ Unwrap() error }
	fmt.Println(errors.As(open(1), &st), st != nil)
	for e := open(1); e != nil; e = errors.Unwrap(e) {
		fmt.Println("-", e)
	}
}
