package main

import (
	"fmt"
	"os"
	"strings"
)

type Solver interface {
	Name() string
	Solve(n int) ([][]int, error)
}

type recursive struct{ limit int }
type iterative struct{}
type cached struct {
	Solver
	memo map[int][][]int
	hits int
}

type limitErr int

func (l limitErr) Error() string { return fmt.Sprintf("more than %d boards", int(l)) }

func (recursive) Name() string { return "recursive" }
func (s recursive) Solve(n int) (out [][]int, err error) {
	defer func() {
		if r := recover(); r != nil {
			le, ok := r.(limitErr)
			if !ok {
				panic(r)
			}
			err = le
		}
	}()
	var place func(q []int)
	place = func(q []int) {
		if len(q) == n {
			if s.limit > 0 && len(out) == s.limit {
				panic(limitErr(s.limit))
			}
			out = append(out, append([]int{}, q...))
			return
		}
	next:
		for c := 0; c < n; c++ {
			for r, x := range q {
				if x == c || x+r == c+len(q) || x-r == c-len(q) {
					continue next
				}
			}
			place(append(q, c))
		}
	}
	place(nil)
	return out, err
}

func (iterative) Name() string { return "iterative" }
func (iterative) Solve(n int) ([][]int, error) {
	if n < 1 {
		return nil, fmt.Errorf("n = %d", n)
	}
	var out [][]int
	stack := [][]int{{}}
	for len(stack) > 0 {
		q := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if len(q) == n {
			out = append(out, q)
			continue
		}
		for c := n - 1; c >= 0; c-- {
			ok := true
			for r := range q {
				if d := q[r] - c; d == 0 || d == r-len(q) || d == len(q)-r {
					ok = false
					break
				}
			}
			if ok {
				next := make([]int, len(q)+1)
				copy(next, q)
				next[len(q)] = c
				stack = append(stack, next)
			}
		}
	}
	return out, nil
}

func (c *cached) Solve(n int) ([][]int, error) {
	if b, ok := c.memo[n]; ok {
		c.hits++
		return b, nil
	}
	b, err := c.Solver.Solve(n)
	if err == nil {
		c.memo[n] = b
	}
	return b, err
}

func draw(q []int) string {
	lines := make([]string, 0, len(q))
	for _, c := range q {
		lines = append(lines, strings.Repeat(". ", c)+"Q"+strings.Repeat(" .", len(q)-c-1))
	}
	return strings.Join(lines, "\n")
}

func main() {
	c := &cached{Solver: recursive{}, memo: make(map[int][][]int)}
	solvers := []Solver{recursive{}, &iterative{}, c, recursive{limit: 3}, c}
	for _, s := range solvers {
		for _, n := range []int{0, 4, 6} {
			b, err := s.Solve(n)
			fmt.Printf("%-10s %d %d %v\n", s.Name(), n, len(b), err)
		}
	}
	fmt.Println(c.hits)
	b, _ := solvers[1].Solve(5)
	fmt.Println(draw(b[len(b)-1]))
	fmt.Fprintln(os.Stderr, "done")
}
