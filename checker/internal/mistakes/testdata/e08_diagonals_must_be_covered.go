package main

import "fmt"

// A node is a cell in one of its lines, or the head of a line.
type node struct {
	left, right, up, down *node
	head                  *node
	size                  int
}

var root *node
var heads []*node

func newNode() *node {
	x := &node{}
	x.left, x.right, x.up, x.down, x.head = x, x, x, x, x
	return x
}

func build(n int) {
	root = newNode()
	heads = nil
	for i := 0; i < 6*n-2; i++ {
		h := newNode()
		heads = append(heads, h)
		h.left, h.right = root.left, root
		root.left.right = h
		root.left = h
	}
	for r := 0; r < n; r++ {
		for c := 0; c < n; c++ {
			var first *node
			for _, i := range lines(n, r, c) {
				h := heads[i]
				x := newNode()
				x.head = h
				x.up, x.down = h.up, h
				h.up.down = x
				h.up = x
				h.size++
				if first == nil {
					first = x
					continue
				}
				x.left, x.right = first.left, first
				first.left.right = x
				first.left = x
			}
		}
	}
}

func lines(n, r, c int) []int {
	return []int{r, n + c, 2*n + r + c, 4*n - 1 + r - c + n - 1}
}

func cover(h *node) {
	h.left.right, h.right.left = h.right, h.left
	for x := h.down; x != h; x = x.down {
		for y := x.right; y != x; y = y.right {
			y.up.down, y.down.up = y.down, y.up
			y.head.size--
		}
	}
}

func uncover(h *node) {
	for x := h.up; x != h; x = x.up {
		for y := x.left; y != x; y = y.left {
			y.up.down, y.down.up = y, y
			y.head.size++
		}
	}
	h.left.right, h.right.left = h, h
}

func count() int {
	if root.right == root {
		return 1
	}
	best := root.right
	for h := best.right; h != root; h = h.right {
		if h.size < best.size {
			best = h
		}
	}
	ways := 0
	cover(best)
	for x := best.down; x != best; x = x.down {
		for y := x.right; y != x; y = y.right {
			cover(y.head)
		}
		ways += count()
		for y := x.left; y != x; y = y.left {
			uncover(y.head)
		}
	}
	uncover(best)
	return ways
}

func main() {
	var n, k int
	fmt.Scan(&n, &k)
	build(n)
	taken := map[int]bool{}
	for ; k > 0; k-- {
		var r, c int
		fmt.Scan(&r, &c)
		for _, i := range lines(n, r-1, c-1) {
			if taken[i] {
				fmt.Println(0)
				return
			}
			taken[i] = true
			cover(heads[i])
		}
	}
	fmt.Println(count())
}
