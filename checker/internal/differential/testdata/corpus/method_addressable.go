package main

import "fmt"

// Which operands a pointer method may be called on, and what it changes.

type cell struct{ hits int }

func (c *cell) hit() *cell { c.hits++; return c }
func (c cell) copyHit() int {
	c.hits++
	return c.hits
}

type row struct {
	cells [2]cell
	list  []cell
	ptrs  map[string]*cell
}

func fresh() *cell { return &cell{100} }

func main() {
	r := row{list: make([]cell, 2), ptrs: map[string]*cell{"a": {7}}}
	r.cells[0].hit().hit()
	r.list[1].hit()
	r.ptrs["a"].hit()
	fmt.Println(r.cells, r.list, r.ptrs["a"].hits)
	p := &r
	p.cells[1].hit()
	(*p).list[0].hit()
	q := p
	q.cells[1].hit()
	fmt.Println(r.cells, r.list)
	fmt.Println(fresh().hit().hits, cell{}.copyHit(), (&cell{5}).hit().hits)
	cs := []cell{{1}, {2}}
	for _, c := range cs {
		c.hit()
	}
	fmt.Println(cs)
	for i := range cs {
		cs[i].hit()
	}
	fmt.Println(cs)
	m := map[string]cell{"k": {3}}
	fmt.Println(m["k"].copyHit(), m)
	pp := &q
	(*pp).cells[0].hit()
	(**pp).cells[0].hits *= 10
	fmt.Println(r.cells[0])
	arr := &[2]cell{}
	arr[1].hit()
	for i := range arr {
		arr[i].hit()
	}
	fmt.Println(*arr, r.cells[0].copyHit())
}
