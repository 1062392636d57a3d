package main

import "fmt"

// Games solved by search over states held in maps of arrays.

type piles [3]int

func (p piles) sorted() piles {
	if p[0] > p[1] {
		p[0], p[1] = p[1], p[0]
	}
	if p[1] > p[2] {
		p[1], p[2] = p[2], p[1]
	}
	if p[0] > p[1] {
		p[0], p[1] = p[1], p[0]
	}
	return p
}

type solver struct {
	memo  map[piles]bool
	calls int
}

func (s *solver) wins(p piles) (w bool) {
	s.calls++
	p = p.sorted()
	if v, ok := s.memo[p]; ok {
		return v
	}
	defer func() { s.memo[p] = w }()
	for i, n := range p {
		for k := 1; k <= n; k++ {
			q := p
			q[i] -= k
			if !s.wins(q) {
				return true
			}
		}
	}
	return false
}

func grundy(n int, moves []int, memo map[int]int) int {
	if g, ok := memo[n]; ok {
		return g
	}
	seen := map[int]bool{}
	for _, m := range moves {
		if m <= n {
			seen[grundy(n-m, moves, memo)] = true
		}
	}
	g := 0
	for seen[g] {
		g++
	}
	memo[n] = g
	return g
}

func main() {
	s := &solver{memo: map[piles]bool{}}
	wrong := 0
	for a := range 4 {
		for b := range 4 {
			for c := range 4 {
				if s.wins(piles{a, b, c}) != (a^b^c != 0) {
					wrong++
				}
			}
		}
	}
	fmt.Println(wrong, len(s.memo), s.wins(piles{3, 1, 2}), s.calls > 100)
	memo := map[int]int{}
	for n := range 12 {
		fmt.Print(grundy(n, []int{1, 3, 4}, memo), " ")
	}
	fmt.Println(len(memo))
}
