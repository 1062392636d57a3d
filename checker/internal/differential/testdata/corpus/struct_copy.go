package main

import "fmt"

// Assigning, passing, returning and ranging copy a struct, arrays and all.

type inner struct {
	vals [3]int
	list []int
}

type outer struct {
	name string
	in   inner
	ptr  *inner
}

func change(o outer) outer {
	o.name = "changed"
	o.in.vals[0] = 100
	o.in.list[0] = 100
	o.ptr.vals[0] = 100
	return o
}

func changePtr(o *outer) {
	o.in.vals[1] = 200
	*o.ptr = inner{vals: [3]int{9, 9, 9}}
}

func main() {
	a := outer{"a", inner{[3]int{1, 2, 3}, []int{1, 2}}, &inner{}}
	b := a
	b.name = "b"
	b.in.vals[2] = 50
	fmt.Println(a.name, a.in, b.name, b.in)
	c := change(a)
	fmt.Println(a.name, a.in, a.ptr.vals, c.name, c.in)
	changePtr(&a)
	fmt.Println(a.in.vals, c.in.vals, c.ptr.vals, a.ptr == c.ptr)
	arr := [2]inner{a.in, b.in}
	arr2 := arr
	arr2[0].vals[0]--
	fmt.Println(arr[0].vals, arr2[0].vals)
	m := map[string]inner{"k": a.in}
	v := m["k"]
	v.vals[0] = -7
	fmt.Println(m["k"].vals, v.vals)
	s := []outer{a, b}
	for _, o := range s {
		o.in.vals = [3]int{}
	}
	p := &s[1]
	p.in.vals[0] = 77
	fmt.Println(s[0].in.vals, s[1].in.vals, b.in.vals)
	f := func() outer { return s[1] }
	g := f()
	g.in.vals[0]++
	fmt.Println(f().in.vals[0], g.in.vals[0])
	var x interface{} = a
	a.name = "later"
	fmt.Println(x.(outer).name, a.name)
	ch := make(chan inner, 1)
	ch <- a.in
	a.in.vals[2] = 0
	fmt.Println((<-ch).vals, a.in.vals)
}
