package main

import (
	"errors"
	"fmt"
)

// How a result, its deferred change and a panic work together.

var errBase = errors.New("base")

func transaction(fail bool) (balance int, err error) {
	balance = 100
	defer func() {
		if err != nil {
			balance = 0
		}
	}()
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("rolled back: %w", r.(error))
		}
	}()
	if fail {
		panic(errBase)
	}
	balance -= 30
	return balance, nil
}

func twice() (n int) {
	defer func(old int) { n += old }(n + 1)
	n = 5
	return n * 2
}

func nested() (s string) {
	defer func() {
		defer func() { s += "3" }()
		s += "2"
	}()
	return "1"
}

func replaced() (err error) {
	defer func() { err = nil }()
	return errBase
}

func ignored() error {
	var err error
	defer func() { err = errBase }()
	return err
}

func values() (a, b int) {
	defer func() { a, b = b, a }()
	a = 1
	return a + 1, 7
}

func main() {
	fmt.Println(transaction(false))
	b, err := transaction(true)
	fmt.Println(b, err, errors.Is(err, errBase))
	fmt.Println(twice(), nested(), replaced(), ignored())
	fmt.Println(values())
}
