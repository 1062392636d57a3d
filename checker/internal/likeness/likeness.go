// Package likeness finds programs that are much the same up to names, layout,
// comments, texts and the order of declarations. What it finds is a hint for a
// person to look at two programs side by side, and no more: small programs that
// solve the same problem are alike by nature.
//
// The method is winnowing (Schleimer, Wilkerson, Aiken: "Winnowing: local algorithms
// for document fingerprinting", SIGMOD 2003). A program is a row of words without what
// can be changed for show; of all runs of 14 words in a row, those whose sums are the
// least in a window of 6 are its prints. So a passage of 19 words that two programs
// share is always noticed. Prints that are found in published code (the starter, the
// lessons, the solutions) do not count, nor do those that very many programs of the
// class have. Two programs are alike as the share of their prints that they have in
// common.
//
// Prints are looked up in an index, so that a program is compared only with those that
// share one with it. The package runs nothing and reads no files; of a program it keeps
// its prints. The command line calls it, package gradebook reports what it finds.
package likeness

import (
	"cmp"
	"maps"
	"slices"
	"sort"
)

// What counts as alike.
const (
	// Threshold is the least similarity of two programs that are reported.
	Threshold = 0.65
	// leastShared is the least number of prints in common: fewer are chance.
	leastShared = 10
	// A print of more than an eighth of the programs, but at least commonFrom, is
	// how such programs are written.
	commonShare = 8
	commonFrom  = 16
	// Of a group no more pairs are given than this.
	mostPairs = 50
)

// Published is code that everybody may use.
type Published map[uint64]bool

// Add adds a text to the published code.
func (p Published) Add(src []byte) {
	for _, d := range declarations(src) {
		for _, g := range grams(d) {
			p[g.sum] = true
		}
	}
}

// A Comparison compares programs that solve the same problem.
type Comparison struct {
	published Published
	programs  []program
	index     map[uint64][]int // programs that have a print, in rising order
	same      map[uint64]int   // the first program whose words are all the same, by their sum
}

type program struct {
	id     int
	like   int // an earlier program with all words the same; -1 if there is none
	prints []print
}

// New begins a comparison.
func New(published Published) *Comparison {
	return &Comparison{published: published, index: map[uint64][]int{}, same: map[uint64]int{}}
}

// Add adds a program under a number of the caller's.
func (c *Comparison) Add(id int, src []byte) {
	n := len(c.programs)
	p := program{id: id, like: -1}
	whole := uint64(0) // of the declarations in whatever order
	for _, d := range declarations(src) {
		sum := uint64(0)
		for _, w := range d {
			sum = mixed(sum + w.sum)
		}
		whole += mixed(sum)
		for _, one := range winnow(grams(d)) {
			if !c.published[one.sum] {
				p.prints = append(p.prints, one)
			}
		}
	}
	if first, seen := c.same[whole]; seen {
		p.like = first
	} else {
		c.same[whole] = n
		for _, one := range p.prints {
			if having := c.index[one.sum]; len(having) == 0 || having[len(having)-1] != n {
				c.index[one.sum] = append(having, n)
			}
		}
	}
	c.programs = append(c.programs, p)
}

// A Pair are two programs that are alike.
type Pair struct {
	A, B           int     // as given to Add
	Similarity     float64 // share of their prints that they have in common, 0 to 1
	LinesA, LinesB []Lines // where these stand
}

// A Group are programs that are alike, each with at least one of the others.
type Group struct {
	Members []int
	Pairs   []Pair // the most alike first, no more than 50 of them
	Further int    // pairs that are not given
}

// Groups finds the groups. Pairs within programs whose words are all the same are
// given with the first of them only.
func (c *Comparison) Groups() []Group {
	pairs := c.pairs()
	leader := make([]int, len(c.programs))
	for i := range leader {
		leader[i] = i
	}
	var lead func(i int) int
	lead = func(i int) int {
		for leader[i] != i {
			leader[i] = leader[leader[i]]
			i = leader[i]
		}
		return i
	}
	for _, p := range pairs {
		a, b := lead(p.i), lead(p.j)
		leader[max(a, b)] = min(a, b)
	}
	of := map[int][]alike{}
	for _, p := range pairs {
		of[lead(p.i)] = append(of[lead(p.i)], p)
	}
	members := map[int][]int{}
	for i := range c.programs {
		if of[lead(i)] != nil {
			members[lead(i)] = append(members[lead(i)], c.programs[i].id)
		}
	}
	var all []Group
	for _, first := range slices.Sorted(maps.Keys(of)) {
		pairs := of[first]
		slices.SortStableFunc(pairs, func(a, b alike) int { return cmp.Compare(b.similarity, a.similarity) })
		given := pairs[:min(len(pairs), mostPairs)]
		g := Group{Members: members[first], Further: len(pairs) - len(given)}
		for _, p := range given {
			g.Pairs = append(g.Pairs, c.pair(p))
		}
		all = append(all, g)
	}
	return all
}

// alike are two programs that are, the earlier first.
type alike struct {
	i, j       int
	similarity float64
}

// pairs are the pairs that are alike, in order.
func (c *Comparison) pairs() []alike {
	counts := make([]int, len(c.programs))
	for i := range c.programs {
		counts[i] = len(c.telling(i))
	}
	var pairs []alike
	for i := range c.programs {
		if first := c.programs[i].like; first >= 0 {
			if counts[i] >= leastShared {
				pairs = append(pairs, alike{first, i, 1})
			}
			continue
		}
		shared := map[int]int{}
		for sum := range c.telling(i) {
			having := c.index[sum]
			for _, j := range having[sort.SearchInts(having, i+1):] {
				shared[j]++
			}
		}
		for _, j := range slices.Sorted(maps.Keys(shared)) {
			if s := similarity(shared[j], counts[i], counts[j]); shared[j] >= leastShared && s >= Threshold {
				pairs = append(pairs, alike{i, j, s})
			}
		}
	}
	return pairs
}

// telling are the prints of a program that not very many have.
func (c *Comparison) telling(i int) map[uint64]bool {
	common := max(commonFrom, len(c.same)/commonShare)
	set := map[uint64]bool{}
	for _, p := range c.programs[i].prints {
		if len(c.index[p.sum]) <= common {
			set[p.sum] = true
		}
	}
	return set
}

// similarity is the share of the prints of two programs that both have.
func similarity(shared, a, b int) float64 { return 2 * float64(shared) / float64(a+b) }

// pair says where two programs are alike.
func (c *Comparison) pair(p alike) Pair {
	a, b := c.programs[p.i], c.programs[p.j]
	inA, inB := c.telling(p.i), c.telling(p.j)
	return Pair{A: a.id, B: b.id, Similarity: p.similarity,
		LinesA: merged(having(a.prints, inA, inB)), LinesB: merged(having(b.prints, inA, inB))}
}

// having are the prints whose sums are in both sets.
func having(prints []print, a, b map[uint64]bool) []print {
	var kept []print
	for _, p := range prints {
		if a[p.sum] && b[p.sum] {
			kept = append(kept, p)
		}
	}
	return kept
}
