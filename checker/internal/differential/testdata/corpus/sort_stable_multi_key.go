package main

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
)

type track struct {
	artist string
	year   int
	title  string
}

type multi struct {
	ts   []track
	less []func(a, b *track) bool
}

func (m multi) Len() int      { return len(m.ts) }
func (m multi) Swap(i, j int) { m.ts[i], m.ts[j] = m.ts[j], m.ts[i] }
func (m multi) Less(i, j int) bool {
	p, q := &m.ts[i], &m.ts[j]
	for _, l := range m.less[:len(m.less)-1] {
		switch {
		case l(p, q):
			return true
		case l(q, p):
			return false
		}
	}
	return m.less[len(m.less)-1](p, q)
}

func titles(ts []track) (out []string) {
	for _, t := range ts {
		out = append(out, t.title)
	}
	return
}

func main() {
	ts := []track{{"Moby", 1992, "Go"}, {"Delilah", 2012, "Go"}, {"Alicia", 2007, "Ahead"}, {"Martin", 2011, "Ready"}, {"Moby", 1999, "Porcelain"}}
	byArtist := func(a, b *track) bool { return a.artist < b.artist }
	byYear := func(a, b *track) bool { return a.year > b.year }
	sort.Sort(multi{ts, []func(a, b *track) bool{byArtist, byYear}})
	fmt.Println(titles(ts))
	sort.Stable(multi{ts, []func(a, b *track) bool{func(a, b *track) bool { return len(a.title) < len(b.title) }}})
	fmt.Println(titles(ts), ts[0].artist, ts[1].artist)
	slices.SortStableFunc(ts, func(a, b track) int {
		return cmp.Or(cmp.Compare(a.title, b.title), -cmp.Compare(a.year, b.year))
	})
	fmt.Println(ts)
	i, ok := slices.BinarySearchFunc(ts, "Porcelain", func(t track, s string) int { return cmp.Compare(t.title, s) })
	fmt.Println(i, ok, cmp.Compare(2, 1), cmp.Less("a", "b"), cmp.Compare(1.5, 1.5))
	keys := []int{3, 1, 2}
	vals := []string{"c", "a", "b"}
	idx := make([]int, len(keys))
	for i := range idx {
		idx[i] = i
	}
	sort.Slice(idx, func(a, b int) bool { return keys[idx[a]] < keys[idx[b]] })
	for _, k := range idx {
		fmt.Print(keys[k], vals[k], " ")
	}
	fmt.Println(sort.SliceIsSorted(keys, func(a, b int) bool { return keys[a] < keys[b] }))
}
