package main

import "fmt"

// A search that passes its whole state by value, so nothing is undone.

type counters struct {
	nodes, leaves int
	byDepth       [6]int
}

type position struct {
	n, row         int
	cols, up, down [12]bool
	trail          [6]int8
	stats          *counters
}

func (p position) with(c int) (position, bool) {
	if p.cols[c] || p.up[p.row+c] || p.down[p.row-c+p.n] {
		return p, false
	}
	p.cols[c], p.up[p.row+c], p.down[p.row-c+p.n] = true, true, true
	p.trail[p.row] = int8(c)
	p.row++
	return p, true
}

func (p position) search(found func(position)) {
	p.stats.nodes++
	p.stats.byDepth[p.row%6]++
	if p.row == p.n {
		p.stats.leaves++
		found(p)
		return
	}
	for c := range p.n {
		if q, ok := p.with(c); ok {
			q.search(found)
		}
	}
}

func main() {
	for n := 4; n <= 6; n++ {
		var first, last position
		p := position{n: n, stats: &counters{}}
		p.search(func(q position) {
			if first.n == 0 {
				first = q
			}
			last = q
		})
		fmt.Println(n, *p.stats, first.trail[:n], last.trail[:n], first == last, p.row)
	}
	a := position{n: 4, stats: &counters{}}
	b, ok := a.with(2)
	c, again := b.with(2)
	fmt.Println(ok, again, a.cols[2], b.cols[2], b == c, a.trail == b.trail)
	hist := map[[6]int8]int{}
	hist[a.trail]++
	hist[b.trail]++
	hist[c.trail]++
	fmt.Println(hist[[6]int8{2}], len(hist))
}
