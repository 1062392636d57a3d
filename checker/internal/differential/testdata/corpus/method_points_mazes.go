package main

import (
	"fmt"
	"sort"
	"strings"
)

type Point struct{ X, Y int }
type Line struct{ A, B Point }
type Poly []Point
type Grid map[Point]rune

func (p Point) Add(q Point) Point     { return Point{p.X + q.X, p.Y + q.Y} }
func (p *Point) Scale(k int) *Point   { p.X *= k; p.Y *= k; return p }
func (p Point) In(w, h int) (ok bool) { return p.X >= 0 && p.Y >= 0 && p.X < w && p.Y < h }
func (l Line) Len2() int              { d := l.B.Add(Point{-l.A.X, -l.A.Y}); return d.X*d.X + d.Y*d.Y }
func (ps Poly) Bounds() (lo, hi Point) {
	lo, hi = ps[0], ps[0]
	for _, p := range ps[1:] {
		lo.X, lo.Y = min(lo.X, p.X), min(lo.Y, p.Y)
		hi.X, hi.Y = max(hi.X, p.X), max(hi.Y, p.Y)
	}
	return
}

func (g Grid) String() string {
	var keys []Point
	for p := range g {
		keys = append(keys, p)
	}
	sort.Slice(keys, func(i, j int) bool {
		a, b := keys[i], keys[j]
		return a.Y < b.Y || a.Y == b.Y && a.X < b.X
	})
	var sb strings.Builder
	y := 0
	for _, p := range keys {
		for ; y < p.Y; y++ {
			sb.WriteByte('/')
		}
		sb.WriteRune(g[p])
	}
	return sb.String()
}

type Queue[T any] struct {
	items []T
	stats struct{ in, out int }
}

func (q *Queue[T]) Put(xs ...T) { q.items = append(q.items, xs...); q.stats.in += len(xs) }
func (q *Queue[T]) Get() (T, bool) {
	var zero T
	if len(q.items) == 0 {
		return zero, false
	}
	x := q.items[0]
	q.items = q.items[1:]
	q.stats.out++
	return x, true
}

func flood(maze []string, from, to Point) (steps int, path []Point) {
	prev := map[Point]*Point{from: nil}
	var q Queue[Point]
	q.Put(from)
	for {
		p, ok := q.Get()
		if !ok {
			return -1, nil
		}
		if p == to {
			for at := &p; at != nil; at = prev[*at] {
				path = append([]Point{*at}, path...)
			}
			return len(path) - 1, path
		}
		for _, d := range []Point{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			n := p.Add(d)
			if !n.In(len(maze[0]), len(maze)) || maze[n.Y][n.X] == '#' {
				continue
			}
			if _, seen := prev[n]; seen {
				continue
			}
			prev[n] = &Point{p.X, p.Y}
			q.Put(n)
		}
	}
}

func main() {
	p := Point{1, 2}
	p.Scale(2).Scale(3)
	q := &p
	q.Scale(-1)
	fmt.Println(p, q.Add(Point{Y: 1}), *q == p, Line{Point{}, Point{3, 4}}.Len2())
	lo, hi := Poly{{1, 5}, {-2, 3}, {4, 4}}.Bounds()
	fmt.Println(lo, hi)
	g := Grid{{0, 0}: 'a', {1, 0}: 'b', {0, 1}: 'c', {2, 2}: 'ß'}
	g[Point{0, 0}]++
	fmt.Println(g, len(g))
	fmt.Println(flood([]string{"..#.", ".##.", "...."}, Point{0, 0}, Point{3, 0}))
	fmt.Println(flood([]string{".#.", "###"}, Point{0, 0}, Point{2, 0}))
	lines := []Line{{Point{1, 1}, Point{2, 2}}, {B: Point{X: 5}}}
	for i := range lines {
		lines[i].A.X += 10
		l := &lines[i]
		l.B.Scale(2)
	}
	fmt.Printf("%v %+v\n", lines, lines[1])
	ptrs := map[string]*Line{"x": &lines[0]}
	ptrs["x"].A.Y = 77
	pp := &ptrs["x"].B
	pp.X, pp.Y = pp.Y+1, pp.X+2
	fmt.Println(lines[0], *pp)
	nested := [][]Point{{{1, 2}}, {}, nil}
	nested[1] = append(nested[1], nested[0]...)
	nested[1][0].X = 50
	fmt.Println(nested, len(nested[2]))
	func(ps ...*Point) {
		for _, p := range ps {
			p.X = 0
		}
	}(&nested[0][0], &nested[1][0])
	fmt.Println(nested)
	f := p.Add
	p = Point{100, 100}
	h := (*Point).Scale
	fmt.Println(f(Point{1, 1}), *h(&p, 2), Point.Add(p, p))
	anon := []struct {
		Point
		tag string
	}{{Point{1, 2}, "t"}, {tag: "u"}}
	anon[1].Scale(5)
	anon[0].X--
	fmt.Println(anon, anon[0].Add(anon[1].Point))
}
