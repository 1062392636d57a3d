package main

import (
	"fmt"
	"iter"
)

// Lazy search: solutions come out one by one, and stopping early stops it.

type state struct {
	row        int
	cols, l, r uint
	path       []int
}

var expanded int

func expand(n int, s state) iter.Seq[state] {
	return func(yield func(state) bool) {
		expanded++
		for c := range n {
			bit := uint(1) << c
			if (s.cols|s.l|s.r)&bit != 0 {
				continue
			}
			next := state{s.row + 1, s.cols | bit, (s.l | bit) << 1, (s.r | bit) >> 1, append(s.path[:s.row:s.row], c)}
			if !yield(next) {
				return
			}
		}
	}
}

func solutions(n int, s state) iter.Seq2[int, []int] {
	return func(yield func(int, []int) bool) {
		k := 0
		var rec func(state) bool
		rec = func(s state) bool {
			if s.row == n {
				k++
				return yield(k, s.path)
			}
			for next := range expand(n, s) {
				if !rec(next) {
					return false
				}
			}
			return true
		}
		rec(s)
	}
}

func main() {
	for k, p := range solutions(6, state{}) {
		fmt.Println(k, p)
		if k == 2 {
			break
		}
	}
	some := expanded
	last := 0
	for k := range solutions(6, state{}) {
		last = k
	}
	fmt.Println(last, some < expanded-some, expanded)
}
