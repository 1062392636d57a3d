package main

import "fmt"

// Arguments and receivers of a deferred call are fixed at the defer.

type counter struct{ n int }

func (c counter) show(label string) { fmt.Println(label, c.n) }
func (c *counter) shown(l string)   { fmt.Println(l, c.n) }

func trace(name string) func() {
	fmt.Println("enter", name)
	return func() { fmt.Println("leave", name) }
}

func log(xs ...int) { fmt.Println(len(xs), xs) }

func main() {
	defer trace("main")()
	x := 1
	defer fmt.Println("x was", x)
	x = 2
	defer func(n int) { fmt.Println("n", n, "x", x) }(x * 10)
	x = 3
	c := counter{5}
	defer c.show("by value")
	defer c.shown("by pointer")
	c.n = 6
	s := []int{1, 2}
	defer log(s...)
	defer log(s[0], x)
	s[0] = 100
	a := [2]int{1, 2}
	defer fmt.Println(a, s)
	a[0] = 9
	f := func() { fmt.Println("first f") }
	defer f()
	f = func() { fmt.Println("second f") }
	p := &x
	defer fmt.Println(*p)
	*p = 4
	m := map[string]int{"k": 1}
	defer fmt.Println(m["k"], m)
	m["k"] = 2
	fmt.Println("end of body")
}
