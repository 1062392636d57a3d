package main

import "fmt"

type node struct {
	v    int
	next *node
}

func build(vs ...int) *node {
	var dummy node
	tail := &dummy
	for _, v := range vs {
		tail.next = &node{v: v}
		tail = tail.next
	}
	return dummy.next
}

func (n *node) slice() (out []int) {
	for ; n != nil; n = n.next {
		out = append(out, n.v)
	}
	return
}

func reverse(n *node) (prev *node) {
	for n != nil {
		n.next, prev, n = prev, n, n.next
	}
	return
}

func remove(head **node, v int) {
	for p := head; *p != nil; {
		if (*p).v == v {
			*p = (*p).next
		} else {
			p = &(*p).next
		}
	}
}

func insertSorted(head **node, v int) {
	p := head
	for *p != nil && (*p).v < v {
		p = &(*p).next
	}
	*p = &node{v, *p}
}

func merge(a, b *node) *node {
	var head *node
	p := &head
	for a != nil && b != nil {
		if a.v <= b.v {
			*p, a = a, a.next
		} else {
			*p, b = b, b.next
		}
		p = &(*p).next
	}
	if *p = a; a == nil {
		*p = b
	}
	return head
}

func hasCycle(n *node) bool {
	slow, fast := n, n
	for fast != nil && fast.next != nil {
		slow, fast = slow.next, fast.next.next
		if slow == fast {
			return true
		}
	}
	return false
}

func main() {
	l := build(3, 1, 2, 3)
	fmt.Println(l.slice())
	l = reverse(l)
	fmt.Println(l.slice())
	remove(&l, 3)
	fmt.Println(l.slice())
	var s *node
	for _, v := range []int{5, 1, 4} {
		insertSorted(&s, v)
	}
	fmt.Println(s.slice(), merge(s, build(2, 6)).slice())
	c := build(1, 2, 3)
	fmt.Println(hasCycle(c))
	c.next.next.next = c.next
	fmt.Println(hasCycle(c), c.next.next.next == c.next, *build(9))
}
