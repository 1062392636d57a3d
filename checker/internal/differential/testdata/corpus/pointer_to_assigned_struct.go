package main

import "fmt"

type node struct {
	next *node
	v    int
}

type list struct {
	root node
	len  int
}

func (l *list) init() *list {
	l.root = node{next: &l.root, v: 5}
	return l
}

func main() {
	var n node
	n = node{next: &n, v: 1}
	fmt.Println(n.next == &n, n.next.v)
	n.v = 7
	fmt.Println(n.next.v)
	l := new(list).init()
	fmt.Println(l.root.next == &l.root, l.root.next.v)
	l.root.v++
	fmt.Println(l.root.next.v)
	m := node{v: 2}
	p := &m
	m = node{next: p, v: 3}
	fmt.Println(p.v, m.next == p, m.next.v)
	a := [2]node{}
	a[0] = node{next: &a[1], v: 1}
	a[1] = node{next: &a[0], v: 2}
	fmt.Println(a[0].next.v, a[1].next.next.v, a[0].next == &a[1])
	s := []node{{}, {}}
	s[0] = node{&s[1], 10}
	s[1], s[0].v = node{&s[0], 20}, 11
	fmt.Println(s[0].next.v, s[1].next.v)
	x, y := 1, 2
	px := &x
	x = y + 5
	fmt.Println(*px)
	arr := [3]int{1, 2, 3}
	pa := &arr
	arr = [3]int{4, 5, 6}
	fmt.Println(*pa, pa[1])
	sl := arr[:]
	arr = [3]int{7, 8, 9}
	fmt.Println(sl)
	st := struct{ a, b int }{1, 2}
	ps := &st.b
	st = struct{ a, b int }{3, 4}
	*ps += 10
	fmt.Println(st, *ps)
	for i := 0; i < 2; i++ {
		k := node{v: i}
		q := &k
		k = node{next: q, v: i + 10}
		f := func() int { return k.v }
		k = node{next: &k, v: i + 20}
		fmt.Println(q.v, f(), k.next == q, k.next.v)
	}
}
