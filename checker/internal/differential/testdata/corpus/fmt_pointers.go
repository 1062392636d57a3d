package main

import "fmt"

type node struct {
	Val  int
	Kids []int
}

type pair struct{ a, b *node }

type tag struct{ s string }

func (t *tag) String() string { return "#" + t.s }

type hold struct{ t tag }

func main() {
	n := &node{1, []int{2, 3}}
	fmt.Println(n)
	fmt.Printf("%v %+v %T\n", n, n, n)
	fmt.Printf("%#v\n", n)
	var none *node
	fmt.Println(none == nil, none)
	fmt.Println(pair{})
	fmt.Printf("%+v %v\n", pair{}, &pair{})
	t := &tag{"x"}
	fmt.Println(t, *t)
	fmt.Printf("%v %s %v %s\n", t, t, *t, *t)
	fmt.Println([]*tag{}, hold{tag{"in"}}, &hold{*t})
	fmt.Println(&[]int{1}, &map[string]int{"a": 1}, &[2]string{"p", "q"})
	x := 5
	px := &x
	ppx := &px
	fmt.Println(*px, **ppx, px == *ppx)
	*px++
	**ppx *= 2
	fmt.Println(x)
	var st fmt.Stringer = t
	fmt.Printf("%v %T\n", st, st)
	a := any(n)
	if q, ok := a.(*node); ok {
		q.Val = 77
	}
	fmt.Println(n.Val, *n)
	fmt.Printf("%t %v\n", px != nil, *n)
	fmt.Printf("%v %+v\n", struct{ p *int }{}, struct{ n *node }{})
}
