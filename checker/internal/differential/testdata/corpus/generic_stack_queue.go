package main

import (
	"errors"
	"fmt"
)

type stack[T any] struct{ items []T }

func (s *stack[T]) push(vs ...T) { s.items = append(s.items, vs...) }
func (s *stack[T]) len() int     { return len(s.items) }
func (s *stack[T]) pop() (T, bool) {
	var zero T
	if len(s.items) == 0 {
		return zero, false
	}
	v := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return v, true
}

type queue[T any] struct {
	in, out stack[T]
}

var errEmpty = errors.New("empty queue")

func (q *queue[T]) put(v T) *queue[T] { q.in.push(v); return q }
func (q *queue[T]) get() (v T, err error) {
	if q.out.len() == 0 {
		for {
			x, ok := q.in.pop()
			if !ok {
				break
			}
			q.out.push(x)
		}
	}
	v, ok := q.out.pop()
	if !ok {
		err = errEmpty
	}
	return v, err
}

type point struct{ x, y int }

func drain[T any](q *queue[T]) (all []T) {
	for {
		v, err := q.get()
		if errors.Is(err, errEmpty) {
			return
		}
		all = append(all, v)
	}
}

func main() {
	var s stack[string]
	s.push("a", "b", "c")
	fmt.Println(s.pop())
	fmt.Println(s.len(), s)
	q := &queue[point]{}
	q.put(point{1, 2}).put(point{3, 4})
	fmt.Println(q.get())
	q.put(point{5, 6})
	fmt.Println(drain(q))
	fmt.Println(q.get())
	nested := stack[stack[int]]{}
	inner := stack[int]{}
	inner.push(1, 2)
	nested.push(inner, stack[int]{})
	fmt.Printf("%v %T\n", nested, nested)
	top, _ := nested.pop()
	fmt.Println(top.len(), nested.len())
	f := s.push
	f("late")
	fmt.Printf("%v %T\n", s.items, s)
	fs := stack[func(int) int]{}
	fs.push(func(x int) int { return x + 1 })
	g, ok := fs.pop()
	fmt.Println(g(1), ok)
}
