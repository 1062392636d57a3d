package main

import "fmt"

type stack struct{ items []int }

func (s *stack) push(v int) { s.items = append(s.items, v) }

func (int) double() int { return 2 }

func main() {
	var s stack
	s.pop()
	s.push("x")
	fmt.Println(s.size, s.items.length)
	stack{}.push(1)
	s.push
	var p **stack
	p.push(2)
}
