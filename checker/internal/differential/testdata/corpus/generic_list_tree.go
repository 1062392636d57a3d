package main

import (
	"cmp"
	"fmt"
	"iter"
)

type node[T any] struct {
	val  T
	next *node[T]
}

type list[T any] struct {
	head, tail *node[T]
	size       int
}

func (l *list[T]) add(v T) {
	n := &node[T]{val: v}
	if l.tail == nil {
		l.head = n
	} else {
		l.tail.next = n
	}
	l.tail = n
	l.size++
}

func (l *list[T]) all() iter.Seq2[int, T] {
	return func(yield func(int, T) bool) {
		i := 0
		for n := l.head; n != nil; n = n.next {
			if !yield(i, n.val) {
				return
			}
			i++
		}
	}
}

type tree[K cmp.Ordered, V any] struct {
	root *branch[K, V]
}

type branch[K cmp.Ordered, V any] struct {
	key         K
	val         V
	left, right *branch[K, V]
}

func (t *tree[K, V]) put(k K, v V) {
	at := &t.root
	for *at != nil {
		switch c := cmp.Compare(k, (*at).key); {
		case c < 0:
			at = &(*at).left
		case c > 0:
			at = &(*at).right
		default:
			(*at).val = v
			return
		}
	}
	*at = &branch[K, V]{key: k, val: v}
}

func (t *tree[K, V]) walk(f func(K, V)) { t.root.walk(f) }

func (b *branch[K, V]) walk(f func(K, V)) {
	if b == nil {
		return
	}
	b.left.walk(f)
	f(b.key, b.val)
	b.right.walk(f)
}

func main() {
	var l list[rune]
	for _, r := range "héy" {
		l.add(r)
	}
	for i, r := range l.all() {
		fmt.Print(i, string(r), " ")
	}
	fmt.Println(l.size)
	var t tree[string, []int]
	for i, w := range []string{"m", "c", "x", "c", "d"} {
		t.put(w, []int{i, i * i})
	}
	t.walk(func(k string, v []int) { fmt.Print(k, v, " ") })
	fmt.Println()
	n := tree[int, string]{}
	n.put(2, "two")
	n.put(1, "one")
	n.walk(func(k int, v string) { fmt.Print(k, "=", v, ";") })
	fmt.Println()
	fmt.Printf("%T %T\n", l, n)
}
