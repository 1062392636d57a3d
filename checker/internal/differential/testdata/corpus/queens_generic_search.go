package main

import "fmt"

type Problem[M any] interface {
	Done() bool
	Moves() []M
	Do(M)
	Undo(M)
}

type Stats struct{ nodes, solutions int }

func Search[M any, P Problem[M]](p P, found func(P)) (s Stats) {
	s.nodes++
	if p.Done() {
		found(p)
		s.solutions++
		return
	}
	for _, m := range p.Moves() {
		p.Do(m)
		t := Search[M](p, found)
		p.Undo(m)
		s.nodes += t.nodes
		s.solutions += t.solutions
	}
	return
}

type queens struct {
	n    int
	cols []int
}

func (q *queens) Done() bool { return len(q.cols) == q.n }
func (q *queens) Moves() (ms []int) {
	for c := range q.n {
		ok := true
		for r, o := range q.cols {
			d := len(q.cols) - r
			ok = ok && o != c && o-c != d && c-o != d
		}
		if ok {
			ms = append(ms, c)
		}
	}
	return
}
func (q *queens) Do(c int)   { q.cols = append(q.cols, c) }
func (q *queens) Undo(c int) { q.cols = q.cols[:len(q.cols)-1] }

type coins struct {
	left  int
	taken []coin
}
type coin struct{ value int }

func (c *coins) Done() bool { return c.left == 0 }
func (c *coins) Moves() (ms []coin) {
	for _, v := range []int{5, 2, 1} {
		if v <= c.left && (len(c.taken) == 0 || v <= c.taken[len(c.taken)-1].value) {
			ms = append(ms, coin{v})
		}
	}
	return
}
func (c *coins) Do(m coin)   { c.left -= m.value; c.taken = append(c.taken, m) }
func (c *coins) Undo(m coin) { c.left += m.value; c.taken = c.taken[:len(c.taken)-1] }

func main() {
	fmt.Println(Search[int](&queens{n: 6}, func(q *queens) { fmt.Println(q.cols) }))
	fmt.Println(Search[coin](&coins{left: 6}, func(c *coins) { fmt.Print(c.taken, " ") }))
}
