package main

import "fmt"

type point struct{ X, Y int }
type line struct {
	From, To point
	name     string
	tags     []string
	next     *point
}
type shape interface{ area() int }
type sq struct{ side int }

func (s sq) area() int { return s.side * s.side }

type holder struct {
	s  shape
	m  map[string]point
	e  error
	a  any
	f  float64
	b  []byte
	ok bool
}

func main() {
	p := point{1, -2}
	fmt.Printf("%v|%+v|%#v|%T\n", p, p, p, p)
	fmt.Printf("%v|%+v\n", &p, &p)
	l := line{p, point{3, 4}, "l", []string{"a", "b c"}, nil}
	fmt.Printf("%v\n%+v\n%#v\n", l, l, l)
	h := holder{s: sq{3}, m: map[string]point{"k": p}, a: p, b: []byte("hi")}
	fmt.Printf("%v\n%+v\n", h, h)
	fmt.Printf("%#v\n", h)
	fmt.Printf("%d %x %q\n", p, p, []string{"x"})
	fmt.Printf("%v %+v %T\n", struct {
		A int
		B string
	}{1, "z"}, struct{ ok bool }{true}, struct{ n int8 }{})
	fmt.Println(p, &p, []point{p}, [2]point{}, map[point]bool{p: true})
	fmt.Printf("%6d|%-6d|%06d\n", p, p, p)
	var np *point
	var ns shape
	fmt.Printf("%v %+v %v %T %T\n", np, np, ns, ns, np)
}
