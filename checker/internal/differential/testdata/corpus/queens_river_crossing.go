package main

import (
	"fmt"
	"strings"
)

// States as comparable structs, with a set of those seen.

type state struct{ farmer, wolf, goat, cabbage bool }

func (s state) safe() bool {
	return !(s.wolf == s.goat && s.farmer != s.goat || s.goat == s.cabbage && s.farmer != s.goat)
}

func (s state) moves() []state {
	var out []state
	for _, f := range []func(*state) *bool{
		func(*state) *bool { return nil },
		func(s *state) *bool { return &s.wolf },
		func(s *state) *bool { return &s.goat },
		func(s *state) *bool { return &s.cabbage },
	} {
		t := s
		if p := f(&t); p != nil {
			if *p != s.farmer {
				continue
			}
			*p = !*p
		}
		t.farmer = !t.farmer
		if t.safe() {
			out = append(out, t)
		}
	}
	return out
}

func (s state) String() string {
	var l, r strings.Builder
	for i, side := range []bool{s.farmer, s.wolf, s.goat, s.cabbage} {
		b := &l
		if side {
			b = &r
		}
		b.WriteByte("FWGC"[i])
	}
	return l.String() + "|" + r.String()
}

func solve(s, goal state, seen map[state]bool) []state {
	if s == goal {
		return []state{s}
	}
	seen[s] = true
	for _, t := range s.moves() {
		if !seen[t] {
			if rest := solve(t, goal, seen); rest != nil {
				return append([]state{s}, rest...)
			}
		}
	}
	return nil
}

func main() {
	seen := map[state]bool{}
	path := solve(state{}, state{true, true, true, true}, seen)
	for _, s := range path {
		fmt.Println(s)
	}
	fmt.Println(len(path), len(seen), path[1:3])
}
