package main

import "fmt"

// Structs without a name, in variables, maps, functions and conversions.

func stats(xs ...int) (r struct{ min, max, sum int }) {
	for i, x := range xs {
		if i == 0 || x < r.min {
			r.min = x
		}
		if i == 0 || x > r.max {
			r.max = x
		}
		r.sum += x
	}
	return
}

var config struct {
	size  int
	theme struct{ fg, bg string }
}

type named struct{ a, b int }

func take(p struct{ a, b int }) int { return p.a*10 + p.b }

func main() {
	s := stats(4, -1, 7)
	fmt.Println(s, s.max-s.min)
	fmt.Printf("%+v %T\n", s, s)
	config.size = 8
	config.theme.fg = "black"
	c := config
	c.theme.bg = "white"
	fmt.Printf("%+v %+v\n", config, c)
	m := map[string]struct {
		n  int
		ok bool
	}{"x": {1, true}}
	m["y"] = struct {
		n  int
		ok bool
	}{n: 2}
	fmt.Println(m, m["x"].ok, m["z"].ok)
	fmt.Println(take(named{1, 2}), take(struct{ a, b int }{3, 4}))
	var n named = struct{ a, b int }{5, 6}
	fmt.Println(n, n == struct{ a, b int }{5, 6})
	pts := [3]struct{ x, y int }{{1, 2}, {3, 4}}
	for i := range pts {
		pts[i].x *= 10
	}
	fmt.Println(pts)
	ch := make(chan struct{}, 2)
	ch <- struct{}{}
	fmt.Println(len(ch))
	fmt.Println(<-ch)
	set := map[int]struct{}{1: {}, 2: {}}
	delete(set, 1)
	fmt.Println(len(set), set)
	ptr := &struct{ v []int }{}
	ptr.v = append(ptr.v, 1, 2)
	fmt.Println(*ptr)
	var v any = struct{ k string }{"key"}
	if x, ok := v.(struct{ k string }); ok {
		fmt.Println(x.k)
	}
}
