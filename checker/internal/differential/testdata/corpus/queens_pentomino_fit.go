package main

import (
	"fmt"
	"sort"
	"strings"
)

type cell struct{ r, c int }
type shape []cell

func parse(s string) (p shape) {
	for r, line := range strings.Split(s, "/") {
		for c, x := range line {
			if x == '#' {
				p = append(p, cell{r, c})
			}
		}
	}
	return
}

func (p shape) normal() shape {
	minR, minC := p[0].r, p[0].c
	for _, x := range p {
		minR, minC = min(minR, x.r), min(minC, x.c)
	}
	q := make(shape, len(p))
	for i, x := range p {
		q[i] = cell{x.r - minR, x.c - minC}
	}
	sort.Slice(q, func(i, j int) bool { return q[i].r < q[j].r || q[i].r == q[j].r && q[i].c < q[j].c })
	return q
}

func (p shape) turns() (all []shape) {
	seen := map[string]bool{}
	cur := p
	for k := range 8 {
		next := make(shape, len(cur))
		for i, x := range cur {
			if k == 4 {
				next[i] = cell{x.c, x.r}
			} else {
				next[i] = cell{x.c, -x.r}
			}
		}
		cur = next.normal()
		if key := fmt.Sprint(cur); !seen[key] {
			seen[key] = true
			all = append(all, cur)
		}
	}
	return
}

func count(rows, cols int, pieces []shape) (ways int) {
	used := map[cell]bool{}
	var place func(int)
	place = func(i int) {
		if i == len(pieces) {
			ways++
			return
		}
		for _, t := range pieces[i].turns() {
			for r := range rows {
			next:
				for c := range cols {
					for _, x := range t {
						at := cell{x.r + r, x.c + c}
						if at.r >= rows || at.c >= cols || used[at] {
							continue next
						}
					}
					for _, x := range t {
						used[cell{x.r + r, x.c + c}] = true
					}
					place(i + 1)
					for _, x := range t {
						delete(used, cell{x.r + r, x.c + c})
					}
				}
			}
		}
	}
	place(0)
	return
}

func main() {
	l, bar, dot := parse("#./##"), parse("###"), parse("#")
	fmt.Println(len(l.turns()), len(bar.turns()), len(dot.turns()), len(parse("##./.##").turns()))
	fmt.Println(count(2, 2, []shape{l, dot}), count(2, 3, []shape{l, l}), count(3, 3, []shape{bar, bar, bar}))
	fmt.Println(l.turns()[1])
}
