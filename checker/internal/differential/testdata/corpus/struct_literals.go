package main

import "fmt"

// Literals with and without names, nested, with elided types, and zero values.

type point struct{ X, Y int }
type seg struct {
	A, B  point
	Label string
}
type poly struct {
	pts  []point
	segs map[string]seg
	opt  *point
	fn   func(int) int
}

var origin = point{}
var table = map[point]string{{0, 0}: "origin", {1, 0}: "east"}

func main() {
	s := seg{A: point{1, 2}, Label: "s"}
	fmt.Println(s, seg{point{1, 2}, point{3, 4}, "full"}, seg{})
	p := poly{
		pts:  []point{{1, 2}, {Y: 5}, {}},
		segs: map[string]seg{"a": {A: point{9, 9}}},
		opt:  &point{X: 7},
		fn:   func(x int) int { return x + 1 },
	}
	fmt.Println(p.pts, p.segs, *p.opt, p.fn(1))
	pp := []*point{{1, 1}, {2, 2}}
	pp[0].X = 10
	fmt.Println(*pp[0], *pp[1], table[origin], table[point{1, 0}])
	grid := [][]point{{{1, 2}}, {}, {{3, 4}, {5, 6}}}
	fmt.Println(grid, len(grid[2]))
	arr := [...]point{2: {1, 1}}
	fmt.Println(arr, len(arr))
	anon := []struct {
		n    int
		want string
	}{{1, "one"}, {2, "two"}}
	for _, c := range anon {
		fmt.Print(c.n, c.want, " ")
	}
	fmt.Println()
	var z poly
	fmt.Println(z.pts == nil, z.segs == nil, z.opt == nil, z.fn == nil, len(z.segs["x"].Label))
	nested := struct {
		in struct{ deep [2]struct{ v int } }
	}{}
	nested.in.deep[1].v = 3
	fmt.Printf("%+v\n", nested)
	q := &seg{Label: "ptr"}
	q.A.X, q.B = 4, point{5, 5}
	r := *q
	r.Label += "!"
	fmt.Println(*q, r)
}
