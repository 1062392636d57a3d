package main

import "fmt"

// A method value binds its receiver when it is taken.

type counter struct {
	n    int
	step int
}

func (c counter) get() int           { return c.n }
func (c *counter) inc() int          { c.n += c.step; return c.n }
func (c counter) with(s int) counter { c.step = s; return c }

type walker struct{ pos [2]int }

func (w *walker) move(dx, dy int) *walker {
	w.pos[0] += dx
	w.pos[1] += dy
	return w
}

func apply(f func() int, times int) (last int) {
	for range times {
		last = f()
	}
	return
}

func main() {
	c := counter{step: 2}
	get, inc := c.get, c.inc
	fmt.Println(inc(), inc())
	fmt.Println(get(), c.get(), c.n)
	fmt.Println(apply(c.inc, 3))
	d := c.with(100)
	fmt.Println(d.inc(), c.n)
	moves := map[string]func(int, int) *walker{}
	w := &walker{}
	moves["here"] = w.move
	moves["there"] = (&walker{[2]int{10, 10}}).move
	moves["here"](1, 2).move(3, 4)
	fmt.Println(w.pos, moves["there"](-1, 1).pos)
	fs := []func() int{}
	for _, k := range []counter{{1, 1}, {2, 1}, {3, 1}} {
		fs = append(fs, k.get, k.inc)
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	p := &c
	f := p.get
	p.n = 1000
	p = &d
	fmt.Println(f(), p.get(), c.n)
	var set func(int) counter = c.with
	fmt.Println(set(5).step)
}
