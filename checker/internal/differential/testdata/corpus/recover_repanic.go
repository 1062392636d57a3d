package main

import (
	"errors"
	"fmt"
)

// Handing a panic on, and running code after each.

var order []string

func level(n int, handle func(any) bool) {
	defer func() { order = append(order, fmt.Sprint("left ", n)) }()
	defer func() {
		if r := recover(); r != nil {
			order = append(order, fmt.Sprint("caught ", n))
			if !handle(r) {
				panic(fmt.Errorf("level %d: %v", n, r))
			}
		}
	}()
	if n == 0 {
		panic("deep")
	}
	level(n-1, handle)
}

func safely(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			var ok bool
			if err, ok = r.(error); !ok {
				err = errors.New(fmt.Sprint(r))
			}
		}
	}()
	f()
	return
}

func main() {
	n := 0
	err := safely(func() {
		level(2, func(any) bool { n++; return n == 3 })
	})
	fmt.Println(err, n, order)
	order = nil
	err = safely(func() { level(1, func(any) bool { return false }) })
	fmt.Println(err, order)
	err = safely(func() {
		defer func() {
			e := safely(func() { panic("inner") })
			fmt.Println("in the defer:", e)
		}()
		panic("outer")
	})
	fmt.Println(err)
	for i := range 3 {
		err := safely(func() {
			if i == 1 {
				panic(i)
			}
		})
		fmt.Println(i, err)
	}
}
