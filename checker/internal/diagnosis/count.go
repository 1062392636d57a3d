package diagnosis

import (
	"slices"
	"strings"
)

// A countKind is what an exercise counts.
type countKind int

const (
	allSolutions countKind = iota
	upToSymmetry
)

// answers are the right counts for some n, if they can be worked out.
func (k countKind) answers(ns []int) ([]int, bool) {
	right := make([]int, len(ns))
	known := map[int]int{}
	for i, n := range ns {
		if n < 1 || n > counted || k == upToSymmetry && n > fundamental {
			return nil, false
		}
		if _, ok := known[n]; !ok && k == upToSymmetry {
			known[n] = countFundamental(n)
		} else if !ok {
			known[n] = countSolutions(n)
		}
		right[i] = known[n]
	}
	return right, true
}

// A meaning is what a wrong number may be.
type meaning struct {
	what string
	of   func(q query) (int, bool) // what it is for an n, if that can be worked out
}

// meanings of wrong numbers, the likeliest first.
var meanings = map[countKind][]meaning{
	allSolutions: slices.Concat([]meaning{
		{whatHalf, halfOfRight},
		{whatTwice, func(q query) (int, bool) { return 2 * q.right, true }},
	}, halvings, findings, []meaning{
		{whatFundamental, ofSize(func(n int) (int, bool) { return countFundamental(min(n, fundamental)), n <= fundamental })},
	}),
	upToSymmetry: classMeanings,
}

// findings are what searches with a mistake find.
var findings = []meaning{
	{whatPermutations, ofSize(factorial)},
	{whatSumUpTo, ofSize(sumUpTo)},
	{whatSumUpTo, ofSize(func(n int) (int, bool) {
		sum, ok := sumUpTo(n)
		return sum + 1, ok // with the one way on a board without rows
	})},
	{whatFinds + faultOneDiagonal, ofSize(countBy(noDownRight))},
	{whatFinds + faultNoColumns, ofSize(countBy(noColumns))},
	{whatFinds + faultNeighbours, ofSize(countBy(neighbours))},
	{whatFinds + faultNextDiagonal, ofSize(countBy(nextDiagonal))},
	{whatFinds + faultNotNext, ofSize(countBy(notNext))},
	{whatFinds + faultNotFirst, ofSize(countBy(notFirst))},
	{whatFinds + faultNotLast, ofSize(countBy(notLast))},
	{whatRowEarly, ofSize(countRowEarly)},
	{whatFinds + faultShortOfEdge, ofSize(countBy(shortOfEdge))},
	{whatFinds + faultWithoutSign, ofSize(countBy(withoutSign))},
	{whatFinds + faultBesideOne, ofSize(countBy(rightOfDownRight))},
	{whatFinds + faultBesideOne, ofSize(countBy(leftOfDownRight))},
	{whatNodes, ofSize(countNodes)},
	{whatNodes, ofSize(func(n int) (int, bool) {
		nodes, ok := countNodes(n)
		return nodes - 1, ok // the empty board is left out
	})},
	{whatPower, ofSize(power)},
}

// slips are numbers near the right one.
var slips = []meaning{
	{whatSizeBelow, ofSize(func(n int) (int, bool) { return countSolutions(max(1, n-1)), n > 1 })},
	{whatSizeAbove, ofSize(func(n int) (int, bool) { return countSolutions(min(n+1, fundamental)), n < fundamental })},
	{whatOneMore, func(q query) (int, bool) { return q.right + 1, true }},
	{whatOneLess, func(q query) (int, bool) { return q.right - 1, true }},
}

func ofSize(count func(n int) (int, bool)) func(query) (int, bool) {
	return func(q query) (int, bool) { return count(q.n) }
}

// sumUpTo is the number of solutions for all sizes up to n together.
func sumUpTo(n int) (int, bool) {
	sum := 0
	for size := 1; size <= n; size++ {
		sum += countSolutions(size)
	}
	return sum, n > 1
}

func halfOfRight(q query) (int, bool) { return q.right / 2, q.right%2 == 0 }

// power is n to the power of n, where it is no larger than a 32-bit number.
func power(n int) (int, bool) {
	product := 1
	for range min(n, 9) {
		product *= n
	}
	return product, n <= 9
}

// whatIs says what the printed numbers are: all must have the same meaning, as
// far as it can be worked out, and one at least be wrong. There may be several
// answers, and none. Numbers near the right one are only spoken of if it may be
// told.
func whatIs(all []query, kind countKind, mayTell bool) []string {
	all = slices.Clone(all)
	slices.SortFunc(all, func(a, b query) int { return a.n - b.n })
	all = slices.Compact(all)
	tables := [][]meaning{meanings[kind]}
	if mayTell {
		tables = append(tables, slips)
	}
	for _, table := range tables {
		var what []string
		for _, m := range table {
			if m.fits(all) && !slices.Contains(what, m.what) {
				what = append(what, m.what)
			}
		}
		if len(what) > 0 {
			return what
		}
	}
	return nil
}

// fits asks for the small sizes first, which are worked out in no time.
func (m meaning) fits(all []query) bool {
	told := false // a wrong number has this meaning
	found := strings.HasPrefix(m.what, whatFinds)
	for _, q := range all {
		value, ok := m.of(q)
		if ok && value != q.printed {
			return false
		}
		told = told || ok && value != q.right && (value != 0 || !found) // many a wrong search finds nothing
	}
	return told
}
