package main

import "fmt"

type node struct {
	left, right, up, down *node
	col                   *column
	row                   int
}

type column struct {
	node
	size int
	name string
}

type matrix struct {
	root column
	rows int
	sol  []int
	all  [][]int
}

func newMatrix(primary, secondary int) (*matrix, []*column) {
	m := &matrix{}
	m.root.left, m.root.right = &m.root.node, &m.root.node
	var cols []*column
	for i := range primary + secondary {
		c := &column{name: fmt.Sprint("c", i)}
		c.up, c.down, c.col = &c.node, &c.node, c
		c.left, c.right = &c.node, &c.node
		if i < primary {
			c.left, c.right = m.root.left, &m.root.node
			c.left.right, m.root.left = &c.node, &c.node
		}
		cols = append(cols, c)
	}
	return m, cols
}

func (m *matrix) add(row int, cols ...*column) {
	var first *node
	for _, c := range cols {
		n := &node{col: c, row: row, up: c.up, down: &c.node}
		c.up.down, c.up = n, n
		c.size++
		if first == nil {
			first = n
			n.left, n.right = n, n
		} else {
			n.left, n.right = first.left, first
			first.left.right, first.left = n, n
		}
	}
}

func cover(c *column) {
	c.right.left, c.left.right = c.left, c.right
	for i := c.down; i != &c.node; i = i.down {
		for j := i.right; j != i; j = j.right {
			j.down.up, j.up.down = j.up, j.down
			j.col.size--
		}
	}
}

func uncover(c *column) {
	for i := c.up; i != &c.node; i = i.up {
		for j := i.left; j != i; j = j.left {
			j.col.size++
			j.down.up, j.up.down = j, j
		}
	}
	c.right.left, c.left.right = &c.node, &c.node
}

func (m *matrix) search() {
	if m.root.right == &m.root.node {
		m.all = append(m.all, append([]int(nil), m.sol...))
		return
	}
	best := m.root.right.col
	for n := m.root.right; n != &m.root.node; n = n.right {
		if n.col.size < best.size {
			best = n.col
		}
	}
	cover(best)
	for r := best.down; r != &best.node; r = r.down {
		m.sol = append(m.sol, r.row)
		for j := r.right; j != r; j = j.right {
			cover(j.col)
		}
		m.search()
		for j := r.left; j != r; j = j.left {
			uncover(j.col)
		}
		m.sol = m.sol[:len(m.sol)-1]
	}
	uncover(best)
}

func main() {
	for n := 4; n <= 6; n++ {
		m, cols := newMatrix(2*n, 4*n-2)
		up, down := cols[2*n:4*n-1], cols[4*n-1:]
		for r := range n {
			for c := range n {
				m.add(r*n+c, cols[r], cols[n+c], up[r+c], down[r-c+n-1])
			}
		}
		m.search()
		fmt.Println(n, len(m.all), m.all[0])
	}
}
