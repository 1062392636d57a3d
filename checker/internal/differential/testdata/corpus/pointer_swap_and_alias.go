package main

import "fmt"

type stack struct {
	top  *frame
	size int
}

type frame struct {
	val  any
	prev *frame
}

func (s *stack) push(v any) { s.top, s.size = &frame{v, s.top}, s.size+1 }
func (s *stack) pop() (v any, ok bool) {
	if s.top == nil {
		return
	}
	v, s.top, s.size = s.top.val, s.top.prev, s.size-1
	return v, true
}

func swap[T any](a, b *T) { *a, *b = *b, *a }

func minmax(xs ...int) (lo, hi *int) {
	for i := range xs {
		if lo == nil || xs[i] < *lo {
			lo = &xs[i]
		}
		if hi == nil || xs[i] > *hi {
			hi = &xs[i]
		}
	}
	return
}

func rotate(p ...*int) {
	for i := 1; i < len(p); i++ {
		swap(p[i-1], p[i])
	}
}

type matrix struct{ cells [4]int }

func (m *matrix) at(r, c int) *int { return &m.cells[r*2+c] }

func main() {
	s := new(stack)
	s.push(1)
	s.push("two")
	s.push([]int{3})
	for v, ok := s.pop(); ok; v, ok = s.pop() {
		fmt.Print(v, " ")
	}
	fmt.Println(s.size, s.top == nil)
	x, y, z := 1, 2, 3
	swap(&x, &y)
	rotate(&x, &y, &z)
	fmt.Println(x, y, z)
	xs := []int{5, 3, 9}
	lo, hi := minmax(xs...)
	swap(lo, hi)
	fmt.Println(xs, *lo, *hi)
	lo, _ = minmax(4, 2)
	*lo *= 10
	fmt.Println(*lo)
	var m matrix
	*m.at(1, 0) = 7
	*m.at(0, 1) += 2
	n := m
	*n.at(1, 1) = 9
	fmt.Println(m, n, *m.at(1, 0)+*n.at(1, 1))
	p, q := &matrix{}, &matrix{}
	p, q = q, p
	p.cells[0] = 1
	*q = *p
	p.cells[0]++
	swap(p, q)
	fmt.Println(*p, *q)
	swap(&p, &q)
	fmt.Println(*p, *q, p != q)
	ptrs := []**matrix{&p, &q}
	*ptrs[0], *ptrs[1] = *ptrs[1], *ptrs[0]
	(*ptrs[0]).cells[3] = 33
	fmt.Println(p.cells, q.cells)
}
