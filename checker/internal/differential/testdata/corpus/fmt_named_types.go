package main

import "fmt"

type colour int
type name string
type flag bool
type temp float64
type list []int
type table map[name]colour
type pair [2]name
type fn func(int) string
type ptr *int
type letter rune
type octet byte
type nested [][]temp

func main() {
	fmt.Printf("%v %d %T %x %#v\n", colour(7), colour(7), colour(7), colour(255), colour(7))
	fmt.Printf("%v %s %q %T %x %#v\n", name("n"), name("n"), name("n"), name("n"), name("n"), name("n"))
	fmt.Printf("%v %t %T %#v\n", flag(true), flag(false), flag(true), flag(true))
	fmt.Printf("%v %.2f %T %#v\n", temp(1.5), temp(1.5), temp(1.5), temp(1.5))
	fmt.Printf("%v %d %T %#v\n", list{1, 2}, list{1, 2}, list{}, list{3})
	fmt.Printf("%v %T %#v\n", table{"b": 2, "a": 1}, table{}, table{"x": 9})
	fmt.Printf("%v %q %T %#v\n", pair{"x", "y"}, pair{"x", "y"}, pair{}, pair{"p", "q"})
	fmt.Printf("%T %T\n", fn(nil), ptr(nil))
	fmt.Printf("%c %v %T %q %U\n", letter('x'), letter('x'), letter('x'), letter('x'), letter('é'))
	fmt.Printf("%v %c %T %x\n", octet(65), octet(65), octet(65), []octet{1, 255})
	fmt.Printf("%v %.1f %T\n", nested{{1}, {2, 3}}, nested{{1}, {2, 3}}, nested{})
	fmt.Println(colour(1), name("s"), flag(true), temp(2), list{}, table{}, pair{})
	fmt.Printf("%T %T %T %T\n", []colour{}, map[colour]name{}, [3]flag{}, &list{})
	fmt.Printf("%T %T %T\n", func(colour) name { return "" }, make(chan temp), struct{ C colour }{})
	fmt.Printf("%v %+v\n", []name{"a"}, []any{colour(1), name("n"), nil})
}
