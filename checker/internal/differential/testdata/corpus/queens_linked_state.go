package main

import "fmt"

// A persistent list of placed queens: nothing is ever undone.

type placed struct {
	row, col int
	prev     *placed
}

func (p *placed) attacks(r, c int) bool {
	for ; p != nil; p = p.prev {
		if p.col == c || p.col-c == p.row-r || p.col-c == r-p.row {
			return true
		}
	}
	return false
}

func (p *placed) cols() []int {
	if p == nil {
		return nil
	}
	return append(p.prev.cols(), p.col)
}

type tally struct {
	solutions []*placed
	tried     int
}

func (t *tally) extend(n int, p *placed, row int) *tally {
	if row == n {
		t.solutions = append(t.solutions, p)
		return t
	}
	for c := 0; c < n; c++ {
		t.tried++
		if !p.attacks(row, c) {
			t.extend(n, &placed{row, c, p}, row+1)
		}
	}
	return t
}

func main() {
	for n := 3; n <= 6; n++ {
		t := new(tally).extend(n, nil, 0)
		fmt.Print(n, " ", t.tried, " ", len(t.solutions))
		for _, s := range t.solutions[:min(2, len(t.solutions))] {
			fmt.Print(" ", s.cols())
		}
		fmt.Println()
	}
}
