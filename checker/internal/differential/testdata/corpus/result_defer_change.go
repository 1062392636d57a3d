package main

import (
	"errors"
	"fmt"
)

// Deferred functions see and change named results after the return values are
// set, but cannot touch unnamed ones.

func doubled(n int) (r int) {
	defer func() { r *= 2 }()
	return n + 1
}

func unnamed(n int) int {
	r := n
	defer func() { r = 1000 }()
	return r
}

func layered() (s string) {
	defer func() { s += "c" }()
	defer func() { s += "b" }()
	s = "start "
	return "a"
}

func guarded(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("guarded: %v", r)
		}
	}()
	f()
	return nil
}

func closing() (n int, err error) {
	defer func() {
		if err != nil {
			n = -1
			err = errors.Join(err, errors.New("while closing"))
		}
	}()
	return 5, errors.New("write failed")
}

func pointer() (r int) {
	p := &r
	defer func() { *p += 7 }()
	return 3
}

func main() {
	fmt.Println(doubled(4), unnamed(4), layered(), pointer())
	fmt.Println(guarded(func() {}), guarded(func() { panic("no") }))
	n, err := closing()
	fmt.Printf("%d %q\n", n, err)
}
