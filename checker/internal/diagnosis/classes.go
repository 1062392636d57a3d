package diagnosis

import (
	"slices"
	"sync"
)

// A tally is what counting solutions up to rotation and reflection can go by.
type tally struct {
	all           int
	half, quarter int // unchanged by a half turn, and by a quarter turn
	lonely        int // the smallest of eight different images
	flipped       int // no larger than its images by mirrors at the middle and at a diagonal
}

// tallies holds the tally for each n, worked out when it is first asked for.
var tallies = func() (table [fundamental + 1]func() tally) {
	for n := range table {
		table[n] = sync.OnceValue(func() tally { return tallySolutions(n) })
	}
	return table
}()

func tallySolutions(n int) tally {
	var t tally
	solutions(n, func(columns []int) bool {
		t.add(columns)
		return true
	})
	return t
}

func (t *tally) add(columns []int) {
	t.all++
	turned := turn(columns)
	if slices.Equal(turn(turned), columns) {
		t.half++
	}
	if slices.Equal(turned, columns) {
		t.quarter++
	}
	if smallerThanAll(columns) {
		t.lonely++
	}
	swapped := transpose(columns)
	if slices.Compare(columns, mirror(columns)) <= 0 && slices.Compare(columns, swapped) <= 0 && slices.Compare(columns, mirror(swapped)) <= 0 {
		t.flipped++
	}
}

// smallerThanAll reports whether a solution stands before each of its other seven
// images in lexicographic order.
func smallerThanAll(columns []int) bool {
	image := columns
	for quarter := range 4 {
		if quarter > 0 && slices.Compare(columns, image) >= 0 || slices.Compare(columns, mirror(image)) >= 0 {
			return false
		}
		image = turn(image)
	}
	return true
}

// ofTally is a meaning that is worked out from the tally of more than one queen.
func ofTally(count func(t tally) int) func(query) (int, bool) {
	return func(q query) (int, bool) {
		if q.n < 2 || q.n > fundamental {
			return 0, false
		}
		return count(tallies[q.n]()), true
	}
}

// classMeanings are wrong numbers of solutions up to rotation and reflection, the
// likeliest first.
var classMeanings = []meaning{
	{whatAll, ofSize(func(n int) (int, bool) { return countSolutions(n), true })},
	{whatUpToMirror, ofSize(func(n int) (int, bool) { return max(1, countSolutions(n)/2), n != 2 && n != 3 })},
	{whatEighth, ofTally(func(t tally) int { return t.all / 8 })},
	{whatEighthUp, ofTally(func(t tally) int { return (t.all + 7) / 8 })},
	{whatUpToTurns, ofTally(func(t tally) int { return (t.all + t.half + 2*t.quarter) / 4 })},
	{whatUpToHalfTurn, ofTally(func(t tally) int { return (t.all + t.half) / 4 })},
	{whatFlipped, ofTally(func(t tally) int { return t.flipped })},
	{whatLonely, ofTally(func(t tally) int { return t.lonely })},
	{whatQuarterOnce, ofTally(func(t tally) int { return (t.all + t.half + t.quarter) / 8 })},
	{whatNoQuarter, ofTally(func(t tally) int { return (t.all + t.half) / 8 })},
}

// oneQueenForgotten: all answers are right but those for n = 1, which are 0.
func oneQueenForgotten(q *queries) string {
	if !q.answered() {
		return ""
	}
	larger := false
	for _, one := range q.each() {
		if one.printed != one.right && (one.n != 1 || one.printed != 0) {
			return ""
		}
		larger = larger || one.n%2 == 1 && one.right > 1 // a middle column does not get lost
	}
	switch {
	case q.kind == upToSymmetry:
		return saysOneQueen
	case larger:
		return saysOneAlone
	}
	return ""
}
