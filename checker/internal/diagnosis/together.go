package diagnosis

import (
	"fmt"
	"slices"
	"sync"
)

// A Program is what one program printed on several tests. Small tests have wrong
// numbers that many mistakes lead to; the mistake that was made leads to those of
// all tests.
type Program struct {
	colours     func() []*colours
	completions func() []*completions
}

// NewProgram takes the tests on which a program ended in order, the right outputs
// among them. They are read when they are first asked for.
func NewProgram(cases []Case) *Program {
	return &Program{
		colours:     sync.OnceValue(func() []*colours { return readAll(cases, readColours) }),
		completions: sync.OnceValue(func() []*completions { return readAll(cases, readCompletions) }),
	}
}

func readAll[T any](cases []Case, read func(Case) (T, bool)) []T {
	var all []T
	for _, c := range cases {
		if one, ok := read(c); ok {
			all = append(all, one)
		}
	}
	return all
}

// A single is an output of one number, beside the right one.
type single struct {
	right, printed int
	known          map[int]worked // by the index of a clause
}

func (s *single) output() *single { return s }

// wrong is what can be said of a number that no known mistake leads to.
func (s *single) wrong(mayShow bool) string {
	switch {
	case mayShow && s.printed == s.right+1:
		return sentence(theNumber, []string{whatOneMore})
	case mayShow && s.printed == s.right-1:
		return sentence(theNumber, []string{whatOneLess})
	}
	said := fmt.Sprintf(saysNumberWrong, s.printed)
	if mayShow {
		said += fmt.Sprintf(saysExpected, s.right)
	}
	switch {
	case s.printed < 0, s.printed == 1 && s.right == 0 && !mayShow: // which would tell the right number
		return said + "."
	case s.printed > s.right:
		return said + ". " + saysMoreWays
	}
	return said + ". " + saysFewerWays
}

// worked is a number that was worked out, if it could be.
type worked struct {
	number int
	ok     bool
}

// A clause is a mistake that leads to a wrong number.
type clause[T any] struct {
	when string
	of   func(T) (int, bool) // that number, if it can be worked out
}

// whenever are at most so many mistakes that lead to the wrong number of a test. Of
// those they are the ones that lead to the most numbers of the other tests, and to
// more than they do not.
func whenever[T interface{ output() *single }](b T, others []T, clauses []clause[T], most int) []string {
	var when []string
	best := 0
	for i, c := range clauses {
		if hits, _ := leads(i, c, b); !hits {
			continue
		}
		score := 0
		for _, other := range others {
			switch hits, misses := leads(i, c, other); {
			case hits:
				score++
			case misses && other.output().printed == other.output().right:
				score--
			case misses:
				score -= 2
			}
		}
		if len(others) > 0 && score <= 0 || score < best {
			continue
		}
		if score > best {
			when, best = nil, score
		}
		if len(when) < most && !slices.Contains(when, c.when) {
			when = append(when, c.when)
		}
	}
	return when
}

// leads reports whether a mistake leads to a number that was printed and is wrong, and
// whether it leads to another than the one that was printed.
func leads[T interface{ output() *single }](i int, c clause[T], to T) (hits, misses bool) {
	s := to.output()
	w, ok := s.known[i]
	if !ok {
		w.number, w.ok = c.of(to)
		if s.known == nil {
			s.known = map[int]worked{}
		}
		s.known[i] = w
	}
	same := w.number == s.printed
	return w.ok && same && w.number != s.right, w.ok && !same
}
