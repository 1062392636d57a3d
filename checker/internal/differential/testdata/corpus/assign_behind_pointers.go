package main

import "fmt"

type cell struct {
	r, c int
	row  [3]int
	in   struct{ x, y int }
	next *cell
}

func main() {
	p := &cell{r: 1, c: 2, row: [3]int{1, 2, 3}}
	q := p
	(*p).r, p.c = p.c, (*p).r
	(*p).row[0], (*p).row[2] = p.row[2], p.row[0]
	(*p).in.x, (*q).in.y = 4, (*p).r
	fmt.Println(*p)
	a := &[3]int{1, 2, 3}
	(*a)[0], (*a)[1] = (*a)[1], a[0]
	a[1], (*a)[2] = (*a)[2], (*a)[1]
	fmt.Println(*a)
	b := &[2][2]int{{1, 2}, {3, 4}}
	(*b)[0][1], b[1][0] = b[1][0], (*b)[0][1]
	(*b)[0], (*b)[1] = b[1], b[0]
	fmt.Println(*b)
	pp := &p
	(**pp).r, (*pp).c = 7, (**pp).r
	(*pp).next, p.next = &cell{r: 9}, nil
	*p, q = cell{r: 5}, &cell{r: 6}
	fmt.Println(**pp, q.r)
	for i := 0; i < 2; i++ {
		x := cell{r: i}
		y := &x
		f := func() int { return x.r + y.c }
		(*y).c, x.r = x.r+10, y.c+1
		x.row[i], (*y).row[2] = y.row[1]+3, 8
		fmt.Println(f(), x.row, x.c)
	}
	var s []cell = make([]cell, 2)
	ps := &s
	(*ps)[0].r, (*ps)[1].c = 3, 4
	s[0].row[1], (*ps)[1].in.x = (*ps)[1].c, s[0].r
	(*ps)[0], s[1] = s[1], (*ps)[0]
	fmt.Println(s[0].c, s[1].r, s[0].in.x, s[1].row)
	m := map[string]*cell{"a": p}
	(*m["a"]).r, m["a"].c = 11, (*m["a"]).r
	fmt.Println(m["a"].r, p.c)
}
