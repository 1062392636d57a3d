package main

import "fmt"

type config struct {
	name *string
	size *int
	opts [2]*bool
	sub  *config
}

func str(s string) *string { return &s }

func incr(p *int) *int { *p++; return p }

func setAll(ps ...*int) {
	for i, p := range ps {
		*p = i * 10
	}
}

func replace(pp **int, v int) { *pp = &v }

func main() {
	x, y := 1, 2
	p := &x
	q := &p
	**q = 10
	*q = &y
	*p += 5
	fmt.Println(x, y, p == &y, *q == p, **q)
	*incr(incr(&x))++
	fmt.Println(x)
	a := [3]int{}
	setAll(&a[0], &a[2], &x)
	fmt.Println(a, x)
	s := []int{1, 2, 3}
	e := &s[1]
	*e = 20
	s = append(s[:0:0], s...)
	*e = 99
	fmt.Println(s, *e)
	c := config{name: str("n"), sub: &config{size: &x}}
	*c.name += "!"
	*c.sub.size = 7
	c.opts[1] = new(bool)
	*c.opts[1] = true
	fmt.Println(*c.name, x, c.size == nil, c.opts[0] == nil, *c.opts[1], c.sub.sub == nil)
	replace(&p, 42)
	fmt.Println(*p, y)
	m := map[string]*int{"x": &x, "y": &y}
	*m["x"], *m["y"] = *m["y"], *m["x"]
	fmt.Println(x, y)
	pa := &a
	pa[1] = 5
	for i, v := range pa {
		pa[i] = v * 2
	}
	ps := &s
	(*ps)[0] = -1
	*ps = append(*ps, 4)
	fmt.Println(a, s, len(*ps), len(pa))
	f := func() int { return x }
	pf := &f
	x = 1000
	fmt.Println((*pf)())
	var ip any = &x
	*ip.(*int)++
	fmt.Println(x, ip == any(&x), ip == any(&y))
	type pair struct{ l, r *int }
	u, v := pair{&x, &y}, pair{&x, &y}
	fmt.Println(u == v, u.l == v.l, &u == &v)
	fieldp := &c.sub.sub
	*fieldp = &config{name: str("deep")}
	fmt.Println(*c.sub.sub.name)
}
