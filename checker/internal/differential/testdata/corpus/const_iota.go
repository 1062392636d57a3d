package main

import "fmt"

// iota in all its uses.

type day int

const (
	monday day = iota + 1
	tuesday
	_
	thursday
)

const (
	kb = 1 << (10 * (iota + 1))
	mb
	gb
)

const (
	a, b = iota, iota * 10
	c, d
	_, _
	e, f
)

const (
	first = "s"
	second
	third = iota
	fourth
	fifth float64 = iota * 1.5
	sixth
)

type flags uint8

const (
	read flags = 1 << iota
	write
	exec
	all = read | write | exec
)

const (
	x = len("four") + iota
	y
)

func main() {
	fmt.Println(monday, tuesday, thursday)
	fmt.Println(kb, mb, gb)
	fmt.Println(a, b, c, d, e, f)
	fmt.Println(first, second, third, fourth, fifth, sixth)
	fmt.Printf("%T %v %v %T\n", write, all, all&^write, all)
	fmt.Println(x, y)
	const (
		p = iota
		q
	)
	fmt.Println(p, q, iotaShadow())
}

func iotaShadow() int {
	const iota = 7
	const z = iota + 1
	return z
}
