package main

import (
	"fmt"
	"sort"
	"strings"
)

// Types that contain themselves.
type Tree []Tree
type Dict map[string]Dict
type Rule func(in string) (Rule, string)
type Chan chan Chan
type Visit func(depth int, t Tree, next Visit) int
type Handler func(Handler, int) Handler
type Table map[string][]Table

func (t Tree) Depth() (d int) {
	for _, k := range t {
		d = max(d, k.Depth()+1)
	}
	return
}

func (t *Tree) Add(kids ...Tree) *Tree {
	*t = append(*t, kids...)
	return t
}

func (t Tree) String() string {
	var parts []string
	for i := range t {
		parts = append(parts, t[i].String())
	}
	return "(" + strings.Join(parts, "") + ")"
}

func (d Dict) Put(path ...string) Dict {
	if len(path) == 0 {
		return d
	}
	next, ok := d[path[0]]
	if !ok {
		next = make(Dict)
		d[path[0]] = next
	}
	return next.Put(path[1:]...)
}

func (d Dict) Keys() (ks []string) {
	for k, v := range d {
		ks = append(ks, k)
		for _, s := range v.Keys() {
			ks = append(ks, k+"/"+s)
		}
	}
	sort.Strings(ks)
	return
}

func (r Rule) Run(s string) (out []string) {
	for r != nil {
		var word string
		r, word = r(s)
		out = append(out, word)
	}
	return
}

func start(in string) (Rule, string) { return middle, "start " + in }
func middle(in string) (Rule, string) {
	n := len(in)
	return func(s string) (Rule, string) {
		if n--; n > 0 {
			return middle2(n), fmt.Sprint(n)
		}
		return nil, "last"
	}, "middle"
}
func middle2(n int) Rule {
	if n > 5 {
		return nil
	}
	return Rule(func(string) (Rule, string) { return nil, "end" })
}

type machine struct {
	state Rule
	rules map[string]Rule
	list  []Rule
	kids  Tree
}

func main() {
	var t Tree
	fmt.Println(t == nil, len(t), t.Depth(), t)
	t = Tree{{}, {{}, {{}}}}
	t.Add(Tree{}, nil).Add()
	u := t[1:]
	u[0] = append(u[0], Tree{{}})
	fmt.Println(t, len(t), cap(t[:2:2]), t.Depth(), u, t[3] == nil, t[2] == nil)
	v := make(Tree, 2, 5)
	fmt.Println(copy(v, t), v, v[1][0])
	for i, k := range t[1] {
		fmt.Print(i, k, " ")
	}
	fmt.Println()
	d := Dict{"a": {"b": nil}}
	d.Put("x", "y", "z")
	d.Put("x", "w")
	fmt.Println(d.Keys(), len(d["x"]), d["none"] == nil)
	if e, ok := d["x"]["y"]; ok {
		e["more"] = nil
		delete(d["x"], "w")
	}
	fmt.Println(d.Keys())
	fmt.Println(Rule(start).Run("abc"), Rule(nil).Run("x"))
	m := machine{state: start, rules: map[string]Rule{"m": middle}, list: []Rule{start, nil, middle2(1)}}
	next, w := m.state("q")
	fmt.Println(next != nil, w, m.list[1] == nil, len(m.list[2].Run("")))
	_, w = m.rules["m"]("zz")
	m.state, m.list[0] = m.list[2], m.state
	fmt.Println(w, m.rules["x"] == nil, len(m.state.Run("")), m.kids == nil)
	c := make(Chan, 1)
	c <- c
	fmt.Println((<-c) == c)
	var visit Visit = func(depth int, t Tree, next Visit) int {
		n := 1
		for _, k := range t {
			n += next(depth+1, k, next)
		}
		return n
	}
	fmt.Println(visit(0, t, visit))
	n := 0
	var h Handler
	h = func(self Handler, k int) Handler {
		n += k
		if k == 0 {
			return nil
		}
		return self(self, k-1)
	}
	fmt.Println(h(h, 4) == nil, n)
	var x any = t
	if tt, ok := x.(Tree); ok {
		fmt.Println(len(tt), tt)
	}
	switch y := x.(type) {
	case Dict:
		fmt.Println("dict", y)
	case fmt.Stringer:
		fmt.Println("stringer", y)
	}
	tab := Table{"a": {{"b": nil}, nil}}
	tab["a"][0]["c"] = []Table{{}}
	tab["a"] = append(tab["a"], Table{})
	fmt.Println(len(tab["a"]), tab["a"][1] == nil, tab)
	p := &t
	(*p)[0] = Tree{nil}
	fmt.Println(len(*p), t[0])
	fs := []func(){}
	for _, r := range []Rule{start, middle} {
		fs = append(fs, func() { _, s := r("cc"); fmt.Println(s) })
	}
	for _, f := range fs {
		f()
	}
	clear(d)
	fmt.Println(len(d), fmt.Sprintf("%T %T %v", t, d, Dict{"q": nil}))
}
