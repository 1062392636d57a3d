package main

import "fmt"

// recover only works in a deferred function itself, and stops one panic.

func helper() any { return recover() }

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println(name, "->", r)
			return
		}
		fmt.Println(name, "went well")
	}()
	f()
}

func main() {
	try("plain", func() {})
	try("panic", func() { panic("p") })
	try("helper", func() {
		defer helper()
		panic("stopped by helper")
	})
	try("nested func", func() {
		defer func() {
			func() {
				if r := recover(); r != nil {
					fmt.Println("never here", r)
				}
			}()
		}()
		panic("not stopped")
	})
	try("two panics", func() {
		defer func() { panic("second") }()
		panic("first")
	})
	try("recovered then panics", func() {
		defer func() {
			r := recover()
			panic(fmt.Sprint(r, " again"))
		}()
		panic("once")
	})
	try("no panic left", func() {
		defer func() { fmt.Println("outer sees", recover()) }()
		defer func() { fmt.Println("inner sees", recover()) }()
		panic("only one")
	})
	fmt.Println("done", recover())
}
