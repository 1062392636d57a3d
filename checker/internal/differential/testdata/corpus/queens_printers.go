package main

import (
	"fmt"
	"os"
	"strconv"
)

type SolutionPrinter interface{ Print(q []int) }
type Counter struct{ n int }
type BoardPrinter struct {
	Counter
	limit int
	out   *os.File
}

func (c *Counter) Print([]int) { c.n++ }
func (p *BoardPrinter) Print(q []int) {
	p.Counter.Print(q)
	if p.n > p.limit {
		return
	}
	for _, c := range q {
		for i := range q {
			if i == c {
				fmt.Fprint(p.out, "Q")
			} else {
				fmt.Fprint(p.out, "-")
			}
		}
		fmt.Fprintln(p.out)
	}
	fmt.Fprintln(p.out)
}

type Multi []SolutionPrinter

func (m Multi) Print(q []int) {
	for _, p := range m {
		p.Print(q)
	}
}

type PrinterFunc func([]int)

func (f PrinterFunc) Print(q []int) { f(q) }

type NQueens struct {
	n           int
	cols        []bool
	diag, anti  []bool
	positions   []int
	sink        SolutionPrinter
	nodes, hits int64
}

func NewNQueens(n int, sink SolutionPrinter) *NQueens {
	return &NQueens{
		n: n, cols: make([]bool, n), diag: make([]bool, 2*n-1), anti: make([]bool, 2*n-1),
		positions: make([]int, n), sink: sink,
	}
}

func (q *NQueens) place(r, c int, on bool) {
	q.cols[c], q.diag[r+c], q.anti[r-c+q.n-1] = on, on, on
	if on {
		q.positions[r] = c
	}
}

func (q *NQueens) isFree(r, c int) bool { return !(q.cols[c] || q.diag[r+c] || q.anti[r-c+q.n-1]) }

func (q *NQueens) Solve(r int) {
	q.nodes++
	if r == q.n {
		q.hits++
		q.sink.Print(q.positions)
		return
	}
	for c := range q.n {
		if q.isFree(r, c) {
			q.place(r, c, true)
			q.Solve(r + 1)
			q.place(r, c, false)
		}
	}
}

func main() {
	n := 5
	if len(os.Args) > 1 {
		if v, err := strconv.Atoi(os.Args[1]); err == nil {
			n = v
		}
	}
	firsts := map[int]int{}
	c := &Counter{}
	bp := &BoardPrinter{limit: 1, out: os.Stdout}
	sink := Multi{c, bp, PrinterFunc(func(q []int) { firsts[q[0]]++ })}
	q := NewNQueens(n, sink)
	q.Solve(0)
	fmt.Println(c.n, bp.n, firsts, q.nodes, q.hits)
	var sp SolutionPrinter = bp
	if m, ok := sp.(interface{ Print([]int) }); ok {
		m.Print([]int{0})
	}
	fmt.Println(bp.n, sp.(*BoardPrinter).limit)
	for i := 4; i <= 7; i++ {
		c := new(Counter)
		NewNQueens(i, c).Solve(0)
		fmt.Printf("%d:%d ", i, c.n)
	}
	fmt.Println()
}
