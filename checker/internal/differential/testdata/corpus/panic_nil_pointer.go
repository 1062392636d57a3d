package main

import "fmt"

type node struct {
	val  int
	next *node
}

func (n *node) last() int {
	for n.next != nil {
		n = n.next
	}
	return n.val
}

func main() {
	l := &node{1, &node{2, nil}}
	fmt.Println(l.last())
	var empty *node
	fmt.Println(
		empty.last())
}
