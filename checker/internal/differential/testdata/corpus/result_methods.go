package main

import "fmt"

// Named results of methods, and several results returned through calls.

type stack struct{ items []int }

func (s *stack) push(v int) (depth int) {
	s.items = append(s.items, v)
	depth = len(s.items)
	return
}

func (s *stack) pop() (v int, ok bool) {
	if len(s.items) == 0 {
		return
	}
	last := len(s.items) - 1
	v, s.items, ok = s.items[last], s.items[:last], true
	return
}

func (s stack) peek() (v int, ok bool) {
	c := s
	return c.pop()
}

type machine interface {
	pop() (v int, ok bool)
	push(int) int
}

func drain(m machine) (sum, n int) {
	for {
		v, ok := m.pop()
		if !ok {
			return sum, n
		}
		sum, n = sum+v, n+1
	}
}

func both(m machine) (a, b int) { return m.push(1), m.push(2) }

func main() {
	s := &stack{}
	fmt.Println(s.push(4), s.push(5), s.push(6))
	fmt.Println(s.peek())
	fmt.Println(s.pop())
	fmt.Println(both(s))
	fmt.Println(drain(s))
	fmt.Println(s.pop())
	fmt.Println(s.peek())
}
