package main

import (
	"fmt"
	"io"
)

type I interface{ M() int }
type A struct{ n int }

func (a A) M() int           { return a.n }
func try(s string, f func()) { defer func() { fmt.Println(s, recover()) }(); f() }

func main() {
	var i I
	var e error
	try("value", func() { f := i.M; fmt.Println("no"); f() })
	try("err", func() { f := e.Error; fmt.Println("no"); f() })
	try("defer", func() { defer i.M(); fmt.Println("no") })
	try("defer2", func() { defer func() { fmt.Println("d") }(); f := i.M; _ = f })
	try("expr", func() { f := I.M; fmt.Println("yes"); f(nil) })
	try("arg", func() { func(f func() int) { fmt.Println("no") }(i.M) })
	try("go", func() { go i.M() })
	i = A{3}
	f := i.M
	i = A{4}
	defer fmt.Println(f(), i.M())
	var fn func()
	try("nilfunc", func() { defer fn(); fmt.Println("yes") })
	e = io.EOF
	g := e.Error
	e = nil
	fmt.Println(g())
}
