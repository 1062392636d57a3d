package main

import "fmt"

// Deferred calls run last in, first out, once the function is left.

type door struct{ name string }

func (d door) close()    { fmt.Print("close ", d.name, "; ") }
func (d *door) lock()    { fmt.Print("lock ", d.name, "; ") }
func open(n string) door { fmt.Print("open ", n, "; "); return door{n} }

func visit() string {
	a := open("front")
	defer a.close()
	defer a.lock()
	a.name = "changed"
	b := open("back")
	defer b.close()
	defer func() { fmt.Print("leaving; ") }()
	return "visited"
}

func early(n int) {
	defer fmt.Println("one")
	if n == 1 {
		return
	}
	defer fmt.Println("two")
	if n == 2 {
		return
	}
	defer fmt.Println("three")
}

func main() {
	fmt.Println(visit())
	for n := 1; n <= 3; n++ {
		early(n)
		fmt.Println("--")
	}
	defer fmt.Println("main ends")
	func() {
		defer fmt.Println("inner ends")
		fmt.Println("inner")
	}()
	fmt.Println("main goes on")
}
