package main

import (
	"errors"
	"fmt"
	"time"
)

type Shape interface{ Area() float64 }
type Named interface{ Name() string }
type sq struct{ a float64 }

func (s sq) Area() float64 { return s.a * s.a }

type circ struct{ sq }

func (c *circ) Name() string { return "c" }

func try(f func()) {
	defer func() {
		fmt.Println("recovered:", recover())
	}()
	f()
}

func check(n int) error {
	var errs []error
	for i := 0; i < n; i++ {
		errs = append(errs, fmt.Errorf("e%d", i))
	}
	return errors.Join(errs...)
}

func main() {
	var s Shape = sq{2}
	var x any = 3
	try(func() { fmt.Println(s.(Named).Name()) })
	try(func() { fmt.Println(x.(Shape).Area()) })
	try(func() { fmt.Println(x.(fmt.Stringer).String()) })
	try(func() { fmt.Println(any(circ{}).(Named)) })
	try(func() { fmt.Println(any(&circ{}).(Named).Name()) })
	try(func() { var e any; fmt.Println(e.(Named).Name()) })
	try(func() { fmt.Println(any([]int{1}).(error)) })
	fmt.Println(check(0) == nil, check(2))
	timeout := time.After(time.Hour)
	done := make(chan bool, 1)
	done <- true
	select {
	case <-timeout:
		fmt.Println("late")
	case v := <-done:
		fmt.Println("done", v)
	}
	select {
	case <-time.After(time.Millisecond):
		fmt.Println("tick")
	}
	tk := time.NewTicker(time.Millisecond)
	<-tk.C
	tk.Stop()
	t := time.NewTimer(time.Hour)
	fmt.Println(t.Stop())
	fmt.Printf("%#v %#v\n", []any{nil, 1}, map[string]any{"a": nil})
}
