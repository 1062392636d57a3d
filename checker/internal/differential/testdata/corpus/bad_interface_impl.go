package main

import "fmt"

type shape interface {
	area() float64
	name() string
}

type square struct{ s float64 }

func (q *square) area() float64 { return q.s * q.s }
func (q *square) name() string  { return "square" }

type circle struct{}

func (circle) area() int { return 3 }

func main() {
	var a shape = square{2}
	var b shape = circle{}
	shapes := []shape{&square{1}, circle{}}
	if _, ok := a.(circle); ok {
		fmt.Println("circle")
	}
	fmt.Println(a, b, shapes)
}
