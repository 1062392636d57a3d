package main

import (
	"fmt"
	"maps"
	"slices"
	"sort"
)

type Tree []Tree
type Graph map[string]Graph
type Step func(int) Step
type Ptr *Ptr

func Map[S ~[]E, E any, R any](s S, f func(E) R) (out []R) {
	for _, e := range s {
		out = append(out, f(e))
	}
	return
}

func Last[S ~[]E, E any](s S) S { return s[len(s)-1:] }

type named interface{ Name() string }

func (t Tree) Name() string { return fmt.Sprint("tree", len(t)) }
func (s Step) Name() string { return "step" }

type box[T any] struct {
	val  T
	rest []T
}

func walk(t Tree, visit func(Tree) bool) bool {
	for _, k := range t {
		if !visit(k) || !walk(k, visit) {
			return false
		}
	}
	return true
}

func (t Tree) All() func(yield func(int, Tree) bool) {
	return func(yield func(int, Tree) bool) {
		n := 0
		walk(t, func(k Tree) bool { n++; return yield(n, k) })
	}
}

func pair() (Tree, Graph, error) { return Tree{{}}, nil, nil }

func main() {
	t := Tree{{{}, {}}, {}, {{}}}
	slices.SortFunc(t, func(a, b Tree) int { return len(a) - len(b) })
	fmt.Println(t, Map(t, func(k Tree) int { return len(k) }), Last(t), slices.IndexFunc(t, func(k Tree) bool { return len(k) == 2 }))
	sort.Slice(t, func(i, j int) bool { return len(t[i]) > len(t[j]) })
	fmt.Println(t, slices.Clone(t)[0])
	slices.Reverse(t)
	t[0], t[1] = t[1], t[0]
	fmt.Println(t)
	g := Graph{"b": nil, "a": {"c": {}}}
	fmt.Println(slices.Sorted(maps.Keys(g)), len(g["a"]["c"]), g)
	for _, n := range []named{t, Step(nil), Tree(nil)} {
		fmt.Print(n.Name(), " ")
		if tt, ok := n.(Tree); ok {
			fmt.Print(tt == nil, " ")
		}
	}
	fmt.Println()
	b := box[Tree]{val: t[:1], rest: []Tree{t, nil}}
	b.rest = append(b.rest, b.val, Tree{})
	pb := &b
	pb.val = append(pb.val, nil)
	fmt.Println(len(b.val), b.rest[1] == nil, len(b.rest), b)
	for i, k := range t.All() {
		if i == 3 {
			break
		}
		fmt.Print(i, k, " ")
	}
	fmt.Println()
	x, y, err := pair()
	fmt.Println(x, y == nil, err)
	var st Step
	count := 0
	st = func(n int) Step {
		count += n
		if n == 0 {
			return nil
		}
		return st
	}
	for s, i := st, 3; s != nil; i-- {
		s = s(i)
	}
	fmt.Println(count)
	fs := map[string]Step{"a": st}
	if f, ok := fs["a"]; ok && f != nil {
		fmt.Println(f(0) == nil, fs["b"] == nil)
	}
	var p Ptr
	p = &p
	fmt.Println(*p == p, p != nil)
	arr := [2]Tree{t, nil}
	for i := range arr {
		arr[i] = append(arr[i], Tree{})
	}
	fmt.Println(len(arr[0]), len(arr[1]), arr[1][0] == nil)
	defer func(t Tree) { fmt.Println("deferred", t) }(t)
	go func() {}()
	ch := make(chan Tree, 2)
	ch <- t
	ch <- nil
	got := <-ch
	fmt.Println(got, <-ch == nil)
	conv := []Tree(t)
	conv[0] = nil
	fmt.Println(t[0] == nil, Tree(conv).Name(), len(conv))
	fn := (func(int) Step)(st)
	fmt.Println(fn(0) == nil)
	l := func() Tree { return nil }
	fmt.Println(l() == nil, len(l()))
}
