package main

import (
	"fmt"
	"strings"
)

// Pointers inside values are printed as addresses. No two runs print the same ones,
// so what is shown here is only their shape.

type node struct {
	value int
	next  *node
}

// shape puts 0x for every address.
func shape(text string) string {
	var b strings.Builder
	for i, part := range strings.Split(text, "0x") {
		if i > 0 {
			b.WriteString("0x")
			part = strings.TrimLeft(part, "0123456789abcdef")
		}
		b.WriteString(part)
	}
	return b.String()
}

func main() {
	list := &node{1, &node{2, nil}}
	fmt.Print(shape(fmt.Sprintln(list, *list, []node{*list})))
	fmt.Println(shape(fmt.Sprintf("%v %+v %v", list, list, *list.next)))

	number := 3
	p := &number
	fmt.Print(shape(fmt.Sprintln([]*node{list, nil}, map[string]*node{"a": list}, [2]*int{p, nil}, &p)))
	var all struct {
		f func()
		c chan int
		p *int
		n *node
		s []*node
		i any
	}
	fmt.Println(all)
	all.f, all.c, all.p, all.n, all.s, all.i = func() {}, make(chan int), p, list, []*node{list}, list
	fmt.Println(shape(fmt.Sprintf("%v\n%+v", all, all)))

	var none node
	fmt.Printf("%v|%+v|%d|%x|%12v|%-8v|\n", none, none, none, none, none, none)
}
