package main

import "fmt"

// Dancing links: the column's header is a node of its own.
type Node struct {
	L, R, U, D *Node
	C          *Column
	row        int
}

type Column struct {
	Node
	size int
	name string
}

type Matrix struct {
	head    *Column
	cols    []*Column
	answer  []*Node
	count   int
	primary int
}

func NewMatrix(primary, all int) *Matrix {
	m := &Matrix{head: &Column{name: "head"}, primary: primary}
	m.head.L, m.head.R = &m.head.Node, &m.head.Node
	for i := 0; i < all; i++ {
		c := &Column{name: fmt.Sprintf("c%d", i)}
		c.U, c.D = &c.Node, &c.Node
		c.C = c
		if i < primary {
			c.L, c.R = m.head.L, &m.head.Node
			m.head.L.R = &c.Node
			m.head.L = &c.Node
		} else {
			c.L, c.R = &c.Node, &c.Node
		}
		m.cols = append(m.cols, c)
	}
	m.head.C = m.head
	return m
}

func (m *Matrix) addRow(row int, at ...int) {
	var first *Node
	for _, i := range at {
		c := m.cols[i]
		n := &Node{U: c.U, D: &c.Node, C: c, row: row}
		c.U.D = n
		c.U = n
		c.size++
		if first == nil {
			first = n
			n.L, n.R = n, n
			continue
		}
		n.L, n.R = first.L, first
		first.L.R = n
		first.L = n
	}
}

func (c *Column) cover() {
	c.R.L = c.L
	c.L.R = c.R
	for i := c.D; i != &c.Node; i = i.D {
		for j := i.R; j != i; j = j.R {
			j.D.U = j.U
			j.U.D = j.D
			j.C.size--
		}
	}
}

func (c *Column) uncover() {
	for i := c.U; i != &c.Node; i = i.U {
		for j := i.L; j != i; j = j.L {
			j.C.size++
			j.D.U = j
			j.U.D = j
		}
	}
	c.R.L = &c.Node
	c.L.R = &c.Node
}

func (m *Matrix) search(visit func([]*Node)) {
	if m.head.R == &m.head.Node {
		m.count++
		visit(m.answer)
		return
	}
	var best *Column
	for n := m.head.R; n != &m.head.Node; n = n.R {
		if best == nil || n.C.size < best.size {
			best = n.C
		}
	}
	if best.size == 0 {
		return
	}
	best.cover()
	for r := best.D; r != &best.Node; r = r.D {
		m.answer = append(m.answer, r)
		for j := r.R; j != r; j = j.R {
			j.C.cover()
		}
		m.search(visit)
		for j := r.L; j != r; j = j.L {
			j.C.uncover()
		}
		m.answer = m.answer[:len(m.answer)-1]
	}
	best.uncover()
}

func main() {
	for n := 1; n <= 6; n++ {
		m := NewMatrix(2*n, 6*n-2)
		for r := 0; r < n; r++ {
			for c := 0; c < n; c++ {
				m.addRow(r*n+c, r, n+c, 2*n+r+c, 4*n-1+r-c+n-1)
			}
		}
		shown := false
		m.search(func(rows []*Node) {
			if shown {
				return
			}
			shown = true
			board := make([]int, n)
			for _, x := range rows {
				board[x.row/n] = x.row%n + 1
			}
			fmt.Println(board)
		})
		fmt.Println(n, m.count)
	}
}
