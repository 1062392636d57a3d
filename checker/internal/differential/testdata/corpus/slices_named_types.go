package main

import (
	"fmt"
	"slices"
	"sort"
)

// The generic functions keep the learner's own slice types.

type grades []int

func (g grades) mean() float64 {
	sum := 0
	for _, v := range g {
		sum += v
	}
	return float64(sum) / float64(len(g))
}

type level int8

func (l level) String() string { return fmt.Sprint("L", int8(l)) }

type matrix [][]float64

func main() {
	g := grades{70, 90, 50}
	c := slices.Clone(g)
	slices.Sort(c)
	fmt.Println(c, c.mean(), g)
	fmt.Printf("%T %T\n", c, slices.Insert(g, 0, 100))
	ls := []level{3, 1, 2}
	slices.Sort(ls)
	fmt.Println(ls, slices.Max(ls), slices.Index(ls, 2))
	m := matrix{{2, 1}, {1, 5}, {1, 2}}
	slices.SortFunc(m, func(a, b []float64) int { return slices.Compare(a, b) })
	fmt.Println(m)
	fmt.Println(slices.EqualFunc(g, []string{"70", "90", "50"}, func(n int, s string) bool { return fmt.Sprint(n) == s }))
	idx := []int{0, 1, 2}
	sort.Slice(idx, func(i, j int) bool { return g[idx[i]] > g[idx[j]] })
	fmt.Println(idx)
	boards := [][3]int{{3, 1, 2}, {1, 2, 3}, {1, 3, 2}}
	slices.SortFunc(boards, func(a, b [3]int) int { return slices.Compare(a[:], b[:]) })
	fmt.Println(boards, slices.Contains(boards, [3]int{1, 3, 2}))
	fmt.Println(slices.CompactFunc([]string{"a", "A", "b"}, func(x, y string) bool { return x[0]|32 == y[0]|32 }))
	var none grades
	fmt.Println(slices.Clone(none) == nil, slices.Contains(none, 1), len(slices.Compact(none)))
}
