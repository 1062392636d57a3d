package main

import (
	"cmp"
	"fmt"
	"iter"
	"maps"
	"slices"
	"strings"
)

type Pos struct{ Row, Col int }

func (p Pos) attacks(q Pos) bool {
	return p.Row == q.Row || p.Col == q.Col || abs(p.Row-q.Row) == abs(p.Col-q.Col)
}

func abs[T ~int | ~int64 | ~float64](x T) T {
	if x < 0 {
		return -x
	}
	return x
}

func Solutions(n int) iter.Seq[[]Pos] {
	return func(yield func([]Pos) bool) {
		var rec func(qs []Pos) bool
		rec = func(qs []Pos) bool {
			if len(qs) == n {
				return yield(slices.Clone(qs))
			}
			for c := range n {
				p := Pos{len(qs), c}
				if slices.ContainsFunc(qs, p.attacks) {
					continue
				}
				if !rec(append(qs, p)) {
					return false
				}
			}
			return true
		}
		rec(nil)
	}
}

func Map[A, B any](s iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(yield func(B) bool) {
		for a := range s {
			if !yield(f(a)) {
				return
			}
		}
	}
}

func Take[A any](s iter.Seq[A], n int) iter.Seq2[int, A] {
	return func(yield func(int, A) bool) {
		i := 0
		for a := range s {
			if i >= n || !yield(i, a) {
				return
			}
			i++
		}
	}
}

func columns(qs []Pos) string {
	var b strings.Builder
	for _, q := range qs {
		fmt.Fprint(&b, q.Col+1)
	}
	return b.String()
}

func main() {
	for i, s := range Take(Map(Solutions(8), columns), 5) {
		fmt.Println(i, s)
	}
	all := slices.Collect(Map(Solutions(6), columns))
	fmt.Println(all, slices.Max(all), slices.Index(all, "362514"))
	first := map[int]int{}
	for qs := range Solutions(7) {
		first[qs[0].Col]++
	}
	keys := slices.Sorted(maps.Keys(first))
	fmt.Println(keys, first)
	pairs := slices.Collect(Map(slices.Values(keys), func(k int) int { return first[k] }))
	slices.SortFunc(pairs, func(a, b int) int { return cmp.Compare(b, a) })
	fmt.Println(pairs, abs(-2.5), abs(int64(-7)))
	byCol := slices.SortedFunc(slices.Values(keys), func(a, b int) int {
		return cmp.Or(cmp.Compare(first[b], first[a]), cmp.Compare(a, b))
	})
	fmt.Println(byCol)
	idx, ok := slices.BinarySearch(keys, 3)
	fmt.Println(idx, ok, slices.Equal(keys, []int{0, 1, 2, 3, 4, 5, 6}))
}
