package main

import (
	"fmt"
	"strings"
)

// Methods as functions whose first parameter is the receiver.

type vec struct{ x, y int }

func (v vec) add(w vec) vec  { return vec{v.x + w.x, v.y + w.y} }
func (v vec) neg() vec       { return vec{-v.x, -v.y} }
func (v *vec) scale(k int)   { v.x *= k; v.y *= k }
func (v vec) String() string { return fmt.Sprintf("<%d %d>", v.x, v.y) }
func (v vec) dot(w ...vec) (s int) {
	for _, u := range w {
		s += v.x*u.x + v.y*u.y
	}
	return
}

type adder interface{ add(vec) vec }
type inner struct{ vec }

func fold(f func(vec, vec) vec, vs ...vec) (r vec) {
	for _, v := range vs {
		r = f(r, v)
	}
	return
}

func main() {
	f := vec.add
	fmt.Println(f(vec{1, 2}, vec{3, 4}))
	g := (*vec).scale
	v := vec{2, 3}
	g(&v, 10)
	fmt.Println(v)
	h := (*vec).neg
	fmt.Println(h(&v), vec.neg(v))
	fmt.Println(fold(vec.add, vec{1, 1}, vec{2, 2}, vec{3, 3}))
	fmt.Println(vec.dot(v, v, vec{1, 0}))
	k := adder.add
	fmt.Println(k(v, vec{1, 1}))
	fmt.Println(inner.add(inner{vec{5, 5}}, vec{1, 2}))
	table := []func(vec) vec{vec.neg, func(v vec) vec { return v.add(v) }}
	for _, t := range table {
		fmt.Print(t(vec{1, -1}), " ")
	}
	fmt.Println()
	upper := (*strings.Builder).String
	_ = upper
	s := (*strings.Builder).WriteString
	var b strings.Builder
	s(&b, "written")
	fmt.Println(b.String())
	fmt.Printf("%T\n", vec.add)
}
