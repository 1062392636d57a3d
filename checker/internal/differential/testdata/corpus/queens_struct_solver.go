package main

import "fmt"

type Solver struct {
	n         int
	col       []bool
	main, off []bool
	pos       []int
	Count     int
	First     []int
}

func NewSolver(n int) *Solver {
	return &Solver{n: n, col: make([]bool, n), main: make([]bool, 2*n-1), off: make([]bool, 2*n-1), pos: make([]int, n)}
}

func (s *Solver) free(r, c int) bool {
	return !(s.col[c] || s.main[r-c+s.n-1] || s.off[r+c])
}

func (s *Solver) set(r, c int, v bool) {
	s.col[c], s.main[r-c+s.n-1], s.off[r+c] = v, v, v
}

func (s *Solver) Solve(r int) *Solver {
	if r == s.n {
		if s.Count++; s.First == nil {
			s.First = append(s.First, s.pos...)
		}
		return s
	}
	for c := range s.n {
		if s.free(r, c) {
			s.pos[r] = c
			s.set(r, c, true)
			s.Solve(r + 1)
			s.set(r, c, false)
		}
	}
	return s
}

func main() {
	for n := 1; n <= 7; n++ {
		s := NewSolver(n).Solve(0)
		fmt.Printf("%d: %d %v\n", n, s.Count, s.First)
	}
}
