package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type pair[A, B any] struct {
	first  A
	second B
}

func (p pair[A, B]) swap() pair[B, A] { return pair[B, A]{p.second, p.first} }
func (p pair[A, B]) String() string   { return fmt.Sprintf("(%v | %v)", p.first, p.second) }

type set[T comparable] map[T]struct{}

func setOf[T comparable](xs ...T) set[T] {
	s := set[T]{}
	for _, x := range xs {
		s.add(x)
	}
	return s
}

func (s set[T]) add(x T)      { s[x] = struct{}{} }
func (s set[T]) has(x T) bool { _, ok := s[x]; return ok }
func (s set[T]) union(o set[T]) set[T] {
	u := set[T]{}
	for _, m := range []set[T]{s, o} {
		for x := range m {
			u.add(x)
		}
	}
	return u
}

func sorted[T cmp.Ordered](s set[T]) []T {
	var out []T
	for x := range s {
		out = append(out, x)
	}
	slices.Sort(out)
	return out
}

func zip[A, B any](as []A, bs []B) (out []pair[A, B]) {
	for i := range min(len(as), len(bs)) {
		out = append(out, pair[A, B]{as[i], bs[i]})
	}
	return
}

func group[K comparable, T any](xs []T, key func(T) K) map[K][]T {
	m := map[K][]T{}
	for _, x := range xs {
		k := key(x)
		m[k] = append(m[k], x)
	}
	return m
}

func main() {
	p := pair[string, int]{"n", 8}
	fmt.Println(p, p.swap(), p.swap().swap() == p)
	fmt.Println(zip([]int{1, 2, 3}, []string{"a", "b"}))
	s := setOf(3, 1, 2).union(setOf(9, 1))
	fmt.Println(sorted(s), s.has(9), s.has(4), len(s))
	t := setOf(pair[int, int]{1, 2}, pair[int, int]{1, 2}, pair[int, int]{2, 1})
	fmt.Println(len(t), t.has(pair[int, int]{2, 1}))
	g := group(strings.Fields("go cat is dog a"), func(s string) int { return len(s) })
	fmt.Println(g, len(g[3]))
	fmt.Printf("%T %T %v\n", p, s, map[string]pair[int, bool]{"k": {1, true}})
}
