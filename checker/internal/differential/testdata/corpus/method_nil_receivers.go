package main

import "fmt"

// Methods may be called on nil pointers, maps and slices.

type list struct {
	v    int
	next *list
}

func (l *list) len() int {
	if l == nil {
		return 0
	}
	return 1 + l.next.len()
}

func (l *list) push(v int) *list { return &list{v, l} }

func (l *list) String() string {
	if l == nil {
		return "end"
	}
	return fmt.Sprint(l.v, " ", l.next.String())
}

type tree struct {
	left, right *tree
	key         int
}

func (t *tree) insert(k int) *tree {
	switch {
	case t == nil:
		return &tree{key: k}
	case k < t.key:
		t.left = t.left.insert(k)
	case k > t.key:
		t.right = t.right.insert(k)
	}
	return t
}

func (t *tree) walk(f func(int)) {
	if t != nil {
		t.left.walk(f)
		f(t.key)
		t.right.walk(f)
	}
}

func (t *tree) depth() int {
	if t == nil {
		return 0
	}
	return 1 + max(t.left.depth(), t.right.depth())
}

type set map[int]bool

func (s set) has(k int) bool { return s[k] }

func main() {
	var l *list
	fmt.Println(l.len(), l)
	l = l.push(1).push(2)
	fmt.Println(l.len(), l)
	var t *tree
	for _, k := range []int{5, 2, 8, 1, 9, 2} {
		t = t.insert(k)
	}
	t.walk(func(k int) { fmt.Print(k, " ") })
	fmt.Println(t.depth())
	var s set
	fmt.Println(s.has(3))
	var st fmt.Stringer = (*list)(nil)
	fmt.Println(st == nil, st.String())
}
