package main

import (
	"fmt"
	"sort"
)

// sort.Interface of one's own, with ties and reverse.

type planet struct {
	name string
	mass float64
	dist int
}

type by func(a, b *planet) bool

type sorter struct {
	planets []planet
	by      by
	swaps   int
}

func (b by) sort(ps []planet) {
	s := &sorter{planets: ps, by: b}
	sort.Sort(s)
}

func (s *sorter) Len() int           { return len(s.planets) }
func (s *sorter) Swap(i, j int)      { s.planets[i], s.planets[j] = s.planets[j], s.planets[i]; s.swaps++ }
func (s *sorter) Less(i, j int) bool { return s.by(&s.planets[i], &s.planets[j]) }

type ints []int

func (x ints) Len() int           { return len(x) }
func (x ints) Less(i, j int) bool { return x[i] < x[j] }
func (x ints) Swap(i, j int)      { x[i], x[j] = x[j], x[i] }

type descending struct{ sort.Interface }

func (d descending) Less(i, j int) bool { return d.Interface.Less(j, i) }

func main() {
	ps := []planet{{"Mercury", 0.055, 4}, {"Venus", 0.815, 7}, {"Earth", 1, 10}, {"Mars", 0.107, 15}}
	by(func(a, b *planet) bool { return a.mass < b.mass }).sort(ps)
	fmt.Println(ps)
	by(func(a, b *planet) bool { return a.name < b.name }).sort(ps)
	fmt.Println(ps[0].name, ps[3].name)
	x := ints{5, 2, 8}
	sort.Sort(x)
	fmt.Println(x, sort.IsSorted(x))
	sort.Sort(descending{x})
	fmt.Println(x)
	sort.Stable(sort.Reverse(sort.Reverse(x)))
	fmt.Println(x)
	sort.Sort(sort.Reverse(sort.IntSlice(x)))
	fmt.Println(x)
}
