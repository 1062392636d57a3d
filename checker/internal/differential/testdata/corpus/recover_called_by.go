package main

import (
	"fmt"
)

type T struct{ n string }

func (t T) Rec() { fmt.Println("method", t.n, recover()) }
func (t *T) Close() error {
	if r := (recover)(); r != nil {
		fmt.Println("closing", t.n, r)
		return fmt.Errorf("%v", r)
	}
	return nil
}
func guard(name string) {
	if r := recover(); r != nil {
		fmt.Println(name, r)
	}
}

type Closer interface{ Close() error }

func main() {
	func() { defer T{"a"}.Rec(); panic(1) }()
	func() { t := &T{"b"}; defer t.Close(); panic(2) }()
	func() { defer guard("g"); panic(3) }()
	func() {
		defer func() { func() { fmt.Println("in", recover()) }(); fmt.Println("out", recover()) }()
		panic(4)
	}()
	func() { defer func(s string) { fmt.Println(s, recover()) }("arg"); panic(5) }()
	func() {
		defer func() { r := recover(); fmt.Printf("%T %v %v\n", r, r, r.(error).Error()) }()
		panic(nil)
	}()
	var c Closer = &T{"c"}
	fmt.Println(c.Close(), (&T{"d"}).Close())
	guard("none")
	T{"z"}.Rec()
	func() {
		defer func() { defer func() { fmt.Println("two deep", recover()) }() }()
		defer func() { fmt.Println("first", recover()) }()
		panic(6)
	}()
}
