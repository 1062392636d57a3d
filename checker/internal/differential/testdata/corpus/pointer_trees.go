package main

import (
	"fmt"
	"strings"
)

type node struct {
	key         int
	left, right *node
}

func insert(root **node, keys ...int) {
	for _, k := range keys {
		p := root
		for *p != nil {
			if k < (*p).key {
				p = &(*p).left
			} else {
				p = &(*p).right
			}
		}
		*p = &node{key: k}
	}
}

func remove(p **node, k int) bool {
	for *p != nil && (*p).key != k {
		if k < (*p).key {
			p = &(*p).left
		} else {
			p = &(*p).right
		}
	}
	n := *p
	switch {
	case n == nil:
		return false
	case n.left == nil:
		*p = n.right
	case n.right == nil:
		*p = n.left
	default:
		m := &n.right
		for (*m).left != nil {
			m = &(*m).left
		}
		n.key = (*m).key
		*m = (*m).right
	}
	return true
}

func (n *node) show(b *strings.Builder) {
	if n == nil {
		b.WriteByte('.')
		return
	}
	fmt.Fprintf(b, "%d(", n.key)
	n.left.show(b)
	n.right.show(b)
	b.WriteByte(')')
}

func (n *node) String() string { var b strings.Builder; n.show(&b); return b.String() }

func levels(n *node) (out [][]int) {
	queue := []*node{n}
	for len(queue) > 0 && n != nil {
		var row []int
		var next []*node
		for _, q := range queue {
			row = append(row, q.key)
			for _, c := range [...]*node{q.left, q.right} {
				if c != nil {
					next = append(next, c)
				}
			}
		}
		out, queue = append(out, row), next
	}
	return
}

func mirror(n *node) *node {
	if n == nil {
		return nil
	}
	return &node{n.key, mirror(n.right), mirror(n.left)}
}

func main() {
	var root *node
	insert(&root, 5, 2, 8, 1, 3, 7, 9, 6)
	fmt.Println(root)
	fmt.Println(levels(root))
	fmt.Println(remove(&root, 5), remove(&root, 1), remove(&root, 42))
	fmt.Println(root, mirror(root))
	for remove(&root, root.key) && root != nil {
		fmt.Print(root.key, " ")
	}
	fmt.Println(root == nil, levels(root))
}
