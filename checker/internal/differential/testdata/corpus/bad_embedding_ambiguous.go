package main

import "fmt"

type a struct{ id int }
type b struct{ id int }

func (a) show() string { return "a" }
func (b) show() string { return "b" }

type both struct {
	a
	b
}

type shower interface{ show() string }

func main() {
	x := both{}
	fmt.Println(x.id, x.show())
	var s shower = x
	fmt.Println(s, both{id: 1}, x.private)
}
