package main

import "fmt"

type board [3][3]int
type row [3]int

func place(b board, r, c int) board { b[r][c] = 1; return b }
func (b board) sum() (s int) {
	for _, r := range b {
		for _, v := range r {
			s += v
		}
	}
	return
}
func (b *board) clear() { *b = board{} }

func fill(a *[4]int, v int) {
	for i := range a {
		a[i] = v
	}
}

func main() {
	var b board
	c := place(b, 1, 1)
	fmt.Println(b.sum(), c.sum(), c)
	d := c
	d[0] = [3]int{1, 1, 1}
	fmt.Println(c, d, c == d, d == board{{1, 1, 1}, {0, 1, 0}})
	p := &d
	p[2][2] = 9
	p.clear()
	fmt.Println(d, len(p), c.sum())
	var a [4]int
	fill(&a, 7)
	s := a[1:3]
	s[0] = 0
	s = append(s, 99)
	fmt.Println(a, s, len(s))
	e := a
	s[1] = -1
	fmt.Println(a, e)
	arrs := [][2]int{{1, 2}, {3, 4}}
	for _, x := range arrs {
		x[0] = 0
	}
	y := arrs[0]
	y[1] = 50
	arrs[1][0] += 10
	fmt.Println(arrs, y)
	seen := map[board]string{}
	seen[c] = "c"
	seen[b] = "b"
	fmt.Println(seen[place(board{}, 1, 1)], len(seen))
	r := row(c[1])
	r[0] = 5
	fmt.Println(r, c[1], [3]int(r) == c[1])
	f := func(x [2]string) [2]string { x[0], x[1] = x[1], x[0]; return x }
	g := [2]string{"l", "r"}
	fmt.Println(f(g), g, f(f(g)) == g)
	var z [0]int
	fmt.Println(len(z), z, [2]bool{}, [...]string{"a", "b"})
}
