package main

import "fmt"

// Inner declarations hide outer ones and leave them alone.

var x = "package"

func show(label string) { fmt.Println(label, x) }

func parse(s string) (n int, err error) {
	if s == "" {
		err := fmt.Errorf("inner error")
		_ = err
		return 0, err
	}
	n, err = len(s), nil
	{
		n := n * 10
		n++
	}
	return
}

func main() {
	show("start")
	x := x + " local"
	fmt.Println(x)
	if x := 5; x > 3 {
		x := x * 2
		fmt.Println("if", x)
	} else {
		fmt.Println("else", x)
	}
	for x := 0; x < 2; x++ {
		x := x + 100
		fmt.Print(x, " ")
	}
	fmt.Println(x)
	switch x := len(x); {
	case x > 3:
		x := 'r'
		fmt.Printf("%c\n", x)
	}
	func(x int) { fmt.Println(x + 1) }(41)
	show("end")
	fmt.Println(parse(""))
	fmt.Println(parse("four"))
	len := func(s string) int { return 7 }
	fmt.Println(len("x"))
	type int string
	var true int = "not a bool"
	fmt.Println(true)
}
