package main

import (
	"fmt"
	"strings"
)

type colour int

const (
	none colour = iota
	red
	green
	blue
)

func (c colour) String() string { return [...]string{"-", "red", "green", "blue"}[c] }

type region struct {
	name  string
	next  []*region
	paint colour
}

type country []*region

func newCountry(borders string) (c country) {
	byName := map[string]*region{}
	get := func(n string) *region {
		r, ok := byName[n]
		if !ok {
			r = &region{name: n}
			byName[n] = r
			c = append(c, r)
		}
		return r
	}
	for _, b := range strings.Fields(borders) {
		x, y, _ := strings.Cut(b, "-")
		a, d := get(x), get(y)
		a.next, d.next = append(a.next, d), append(d.next, a)
	}
	return
}

func (c country) colour(i int, max colour, count *int) bool {
	if i == len(c) {
		return true
	}
	r := c[i]
	defer func() { *count++ }()
try:
	for k := red; k <= max; k++ {
		for _, n := range r.next {
			if n.paint == k {
				continue try
			}
		}
		r.paint = k
		if c.colour(i+1, max, count) {
			return true
		}
		r.paint = none
	}
	return false
}

func main() {
	c := newCountry("wa-nt wa-sa nt-sa nt-q sa-q sa-nsw sa-v q-nsw nsw-v")
	for _, max := range []colour{green, blue} {
		n := 0
		ok := c.colour(0, max, &n)
		fmt.Println(max, ok, n)
		for _, r := range c {
			fmt.Print(r.name, "=", r.paint, " ")
		}
		fmt.Println()
	}
}
