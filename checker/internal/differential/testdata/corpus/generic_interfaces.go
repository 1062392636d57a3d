package main

import (
	"fmt"
	"sort"
	"strings"
)

// Generic interfaces, constraints with methods, and pointer constraints.

type container[T any] interface {
	put(T)
	all() []T
}

type bag[T any] struct{ xs []T }

func (b *bag[T]) put(x T)  { b.xs = append(b.xs, x) }
func (b *bag[T]) all() []T { return b.xs }

type once[T comparable] struct {
	seen map[T]bool
	bag[T]
}

func (o *once[T]) put(x T) {
	if o.seen == nil {
		o.seen = map[T]bool{}
	}
	if !o.seen[x] {
		o.seen[x] = true
		o.bag.put(x)
	}
}

func fill[T any](c container[T], xs ...T) int {
	for _, x := range xs {
		c.put(x)
	}
	return len(c.all())
}

type setter[T any] interface {
	*T
	set(string)
}

type name struct{ s string }

func (n *name) set(s string) { n.s = strings.ToUpper(s) }

type size int

func (n *size) set(s string) { *n = size(len(s)) }

func parseAll[T any, P setter[T]](ss []string) []T {
	out := make([]T, len(ss))
	for i, s := range ss {
		P(&out[i]).set(s)
	}
	return out
}

type lesser[T any] interface{ less(T) bool }

type version [3]int

func (a version) less(b version) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

func sortAll[T lesser[T]](xs []T) []T {
	sort.Slice(xs, func(i, j int) bool { return xs[i].less(xs[j]) })
	return xs
}

func main() {
	fmt.Println(fill(&bag[int]{}, 1, 1, 2), fill[string](&once[string]{}, "a", "b", "a"))
	var c container[float64] = &once[float64]{}
	c.put(1.5)
	c.put(1.5)
	_, isBag := c.(*bag[float64])
	fmt.Println(c.all(), isBag)
	fmt.Println(parseAll[name]([]string{"x", "yz"}), parseAll[size]([]string{"abc", ""}))
	fmt.Println(sortAll([]version{{1, 2, 3}, {1, 0, 9}, {0, 5, 0}}))
}
