package main

import (
	"fmt"
	"math"
)

type shape interface {
	area() float64
	perimeter() float64
}

type named interface{ name() string }

type namedShape interface {
	shape
	named
}

type circle struct{ r float64 }
type rect struct{ w, h float64 }
type square struct{ rect }

func (c circle) area() float64      { return math.Pi * c.r * c.r }
func (c circle) perimeter() float64 { return 2 * math.Pi * c.r }
func (c circle) name() string       { return "circle" }
func (r *rect) area() float64       { return r.w * r.h }
func (r *rect) perimeter() float64  { return 2 * (r.w + r.h) }
func (s *square) name() string      { return "square" }

func total(ss ...shape) (a float64) {
	for _, s := range ss {
		a += s.area()
	}
	return
}

func largest(ss []shape) shape {
	var best shape
	for _, s := range ss {
		if best == nil || s.area() > best.area() {
			best = s
		}
	}
	return best
}

func main() {
	sq := &square{rect{2, 2}}
	ss := []shape{circle{1}, &rect{2, 3}, sq}
	for _, s := range ss {
		n := "unnamed"
		if x, ok := s.(named); ok {
			n = x.name()
		}
		_, both := s.(namedShape)
		fmt.Printf("%-8s %.2f %.2f %t\n", n, s.area(), s.perimeter(), both)
	}
	fmt.Printf("%.3f\n", total(ss...))
	fmt.Println(largest(ss) == ss[1], largest(nil) == nil)
	sq.w = 10
	fmt.Println(ss[2].area(), largest(ss) == shape(sq))
	var ns namedShape = circle{2}
	var s shape = ns
	fmt.Println(s.(circle).r, s == shape(circle{2}), s == shape(circle{3}))
}
