package diagnosis

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"nqueens/checker/internal/course"
)

// A Program is what one program printed on several tests. Small tests have wrong
// numbers that many mistakes lead to; the mistake that was made leads to those of
// all tests.
type Program struct {
	colours     func() []*colours
	completions func() []*completions
	estimates   func() []*estimate
}

// NewProgram takes the tests on which a program ended in order, the right outputs
// among them. They are read when they are first asked for.
func NewProgram(cases []Case) *Program {
	return &Program{
		colours:     sync.OnceValue(func() []*colours { return readAll(cases, readColours) }),
		completions: sync.OnceValue(func() []*completions { return readAll(cases, readCompletions) }),
		estimates:   sync.OnceValue(func() []*estimate { return readAll(cases, readEstimate) }),
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

// takeNumber reads the one number of an output, and reports whether it has one.
func (s *single) takeNumber(c Case) bool {
	got := readNumber(1, line(c.Got, 1))
	s.printed = got.value
	if !got.bare {
		s.words = got.text
	}
	return len(c.Got) == 1 && (got.bare || got.numeric && hasLetter(got.text))
}

// amongWords puts what is said of a wrong number behind what is said of the words around
// it. A right one has only the words.
func (s *single) amongWords(said string) string {
	switch {
	case s.words == "":
		return said
	case s.printed == s.right:
		return ""
	}
	return joined(fmt.Sprintf(saysNumberNotAlone, 1, quote(s.words, 1)), said)
}

// amongAll is an output as it stands among those of all tests, so that what was worked
// out for it serves again; itself if it is not there.
func amongAll[T interface{ output() *single }](one T, all []T) T {
	for _, other := range all {
		if other.output().test == one.output().test {
			return other
		}
	}
	return one
}

// A single is an output of one number, beside the right one.
type single struct {
	test           *course.Test
	words          string // the line, if the number stands among words
	right, printed int
	known          map[int]worked // by the index of a clause
}

func (s *single) output() *single { return s }

// wrong is what can be said of a number that no known mistake leads to.
func wrong[T interface{ output() *single }](b T, others []T, mayShow bool) string {
	s := b.output()
	elsewhere := func(other T) bool {
		o := other.output()
		return o.printed != o.right && o.printed-o.right != s.printed-s.right
	}
	switch near := mayShow && !slices.ContainsFunc(others, elsewhere); {
	case near && s.printed == s.right+1:
		return sentence(theNumber, []string{whatOneMore})
	case near && s.printed == s.right-1:
		return sentence(theNumber, []string{whatOneLess})
	}
	said := fmt.Sprintf(saysNumberWrong, s.printed)
	if mayShow {
		said += fmt.Sprintf(saysExpected, s.right)
	}
	switch {
	case s.printed < 0:
		return said + ". " + saysBelowZero
	case s.printed == 1 && s.right == 0 && !mayShow: // which would tell the right number
		return said + "."
	case s.printed > s.right:
		return said + ". " + saysMoreWays
	}
	return said + ". " + saysFewerWays
}

// alwaysTheSame: one number, not 0, whatever is asked.
func alwaysTheSame[T interface{ output() *single }](b T, others []T) string {
	const enough = 3
	same := func(other T) bool { return other.output().printed != b.output().printed }
	if len(others) < enough || b.output().printed == 0 || slices.ContainsFunc(others, same) {
		return ""
	}
	return fmt.Sprintf(saysAlwaysSame, b.output().printed)
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

// together says which two mistakes lead to the wrong number of a test, and to those of
// all others, as far as they can be worked out. Some numbers must differ: many a pair
// leads to one number by chance. The clauses have their numbers after others.
func together[T interface{ output() *single }](b T, others []T, clauses []clause[T], after int) string {
	said := ""
	for i, c := range clauses {
		numbers, all := map[int]bool{}, true
		for _, other := range others {
			hits, misses := leads(after+i, c, other)
			if all = all && !misses; !all {
				break
			}
			if hits {
				numbers[other.output().printed] = true
			}
		}
		const enough = 3
		if !all || len(numbers) < enough {
			continue
		}
		if hits, _ := leads(after+i, c, b); !hits {
			continue
		}
		this := fmt.Sprintf(saysComesTogether, c.when)
		if said != "" && said != this {
			return strings.Replace(said, saysTogether, saysTogetherMaybe, 1)
		}
		said = this
	}
	return said
}

// and joins two clauses that begin with "when", without what they say of the number.
func and(one, other string) string {
	one, _, _ = strings.Cut(strings.TrimPrefix(one, "when "), " (")
	other, _, _ = strings.Cut(strings.TrimPrefix(other, "when "), " (")
	return one + ", and " + other
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
