package main

import "fmt"

// The operands on the left are evaluated before any assignment happens, and
// calls go from left to right.

var trail []string

func note(name string, v int) int {
	trail = append(trail, name)
	return v
}

func main() {
	i := 0
	a := []int{10, 20, 30}
	i, a[i] = 2, 99
	fmt.Println(i, a)

	i = 0
	a[i], i = 7, 1
	fmt.Println(i, a)

	p := &a[0]
	q := p
	p, *p = &a[1], 55
	fmt.Println(a, *p, *q)

	a[note("index one", 1)], a[note("index two", 2)] = note("value one", 100), note("value two", 200)
	fmt.Println(a, trail)

	trail = nil
	x, y, z := note("x", 1), note("y", 2), note("z", 3)
	fmt.Println(x+y+z, trail)

	type node struct {
		v    int
		next *node
	}
	list := &node{1, &node{2, &node{3, nil}}}
	var back *node
	for list != nil {
		list, list.next, back = list.next, back, list
	}
	for n := back; n != nil; n = n.next {
		fmt.Print(n.v, " ")
	}
	fmt.Println()
}
