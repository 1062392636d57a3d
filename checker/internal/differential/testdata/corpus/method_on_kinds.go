package main

import (
	"fmt"
	"sort"
	"strings"
)

// Methods on slices, maps, functions, strings and numbers.

type words []string
type bag map[string]int
type pred func(int) bool
type text string
type grid [3][3]byte
type celsius float64

func (w words) Len() int           { return len(w) }
func (w words) Less(i, j int) bool { return len(w[i]) < len(w[j]) }
func (w words) Swap(i, j int)      { w[i], w[j] = w[j], w[i] }
func (w *words) add(s string)      { *w = append(*w, s) }
func (b bag) put(s string) bag     { b[s]++; return b }
func (p pred) not() pred           { return func(n int) bool { return !p(n) } }
func (t text) shout() text         { return text(strings.ToUpper(string(t))) + "!" }
func (g *grid) set(r, c int)       { g[r][c] = 'x' }
func (g grid) String() (s string) {
	for _, row := range g {
		for _, b := range row {
			if b == 0 {
				b = '.'
			}
			s += string(b)
		}
		s += "/"
	}
	return
}
func (c celsius) fahrenheit() float64 { return float64(c)*9/5 + 32 }

func main() {
	w := words{"ccc", "a"}
	w.add("bb")
	sort.Sort(w)
	fmt.Println(w, w.Len())
	b := bag{}
	b.put("x").put("y").put("x")
	fmt.Println(b)
	even := pred(func(n int) bool { return n%2 == 0 })
	fmt.Println(even(3), even.not()(3), even.not().not()(3))
	fmt.Println(text("hey").shout().shout())
	var g grid
	g.set(0, 1)
	h := g
	h.set(2, 2)
	fmt.Println(g, h, celsius(100).fahrenheit())
	sort.Sort(sort.Reverse(w))
	fmt.Println(w)
}
