package main

import "fmt"

type rng uint32

func (r *rng) next(n int) int {
	*r ^= *r << 13
	*r ^= *r >> 17
	*r ^= *r << 5
	return int(*r>>1) % n
}

type state struct {
	q        []int
	row      []int
	up, down []int
	rng      rng
}

func newState(n int, seed rng) *state {
	s := &state{make([]int, n), make([]int, n), make([]int, 2*n), make([]int, 2*n), seed}
	for c := range s.q {
		s.q[c] = s.rng.next(n)
		s.add(c, 1)
	}
	return s
}

func (s *state) add(c, d int) {
	r := s.q[c]
	s.row[r] += d
	s.up[r+c] += d
	s.down[r-c+len(s.q)] += d
}

func (s *state) conflicts(c, r int) int {
	return s.row[r] + s.up[r+c] + s.down[r-c+len(s.q)]
}

func (s *state) solve(limit int) (steps int, ok bool) {
	n := len(s.q)
	for ; steps < limit; steps++ {
		var bad []int
		for c, r := range s.q {
			if s.conflicts(c, r) > 3 {
				bad = append(bad, c)
			}
		}
		if len(bad) == 0 {
			return steps, true
		}
		c := bad[s.rng.next(len(bad))]
		s.add(c, -1)
		var best []int
		least := 4 * n
		for r := range n {
			switch k := s.conflicts(c, r); {
			case k < least:
				least, best = k, append(best[:0], r)
			case k == least:
				best = append(best, r)
			}
		}
		s.q[c] = best[s.rng.next(len(best))]
		s.add(c, 1)
	}
	return
}

func main() {
	for seed := rng(1); seed <= 4; seed++ {
		s := newState(12, seed*7919)
		steps, ok := s.solve(200)
		fmt.Println(seed, steps, ok, s.q)
	}
}
