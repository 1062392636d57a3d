package selfcheck_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The counters in this file confirm the answers of the tests. They share nothing
// with the reference solutions: no marks, no masks, no boards, and no pruning up
// to n = 10.

// knownCounts[n] is the number of solutions for n queens, from OEIS A000170.
var knownCounts = []int{1: 1, 2: 0, 3: 0, 4: 2, 5: 10, 6: 4, 7: 40, 8: 92,
	9: 352, 10: 724, 11: 2680, 12: 14200, 13: 73712}

// nextPermutation changes p to the permutation that follows it in lexicographic
// order, or reports that it was the last.
func nextPermutation(p []int) bool {
	drop := len(p) - 1
	for drop > 0 && p[drop-1] > p[drop] {
		drop--
	}
	if drop == 0 {
		return false
	}
	larger := len(p) - 1
	for p[larger] < p[drop-1] {
		larger--
	}
	p[drop-1], p[larger] = p[larger], p[drop-1]
	for i, j := drop, len(p)-1; i < j; i, j = i+1, j-1 {
		p[i], p[j] = p[j], p[i]
	}
	return true
}

// allPermutations lists the permutations of 1 ... n in lexicographic order.
func allPermutations(n int) [][]int {
	p := make([]int, n)
	for i := range p {
		p[i] = i + 1
	}
	list := [][]int{append([]int(nil), p...)}
	for nextPermutation(p) {
		list = append(list, append([]int(nil), p...))
	}
	return list
}

// peaceful tells whether no two queens of p, one a row and one a column, stand
// on a diagonal: as far apart in rows as in columns.
func peaceful(p []int) bool {
	for i := range p {
		for j := range i {
			if dx := p[i] - p[j]; dx == i-j || dx == j-i {
				return false
			}
		}
	}
	return true
}

// solutionsByPermutations tests every permutation of 1 ... n when it is complete.
func solutionsByPermutations(n int) [][]int {
	p := make([]int, n)
	for i := range p {
		p[i] = i + 1
	}
	var found [][]int
	for more := true; more; more = nextPermutation(p) {
		if peaceful(p) {
			found = append(found, append([]int(nil), p...))
		}
	}
	return found
}

// A columnSearch fills the board column by column and keeps the attacked lines
// in sets. Exchanging rows and columns turns solutions into solutions, so its
// list is the list by rows.
type columnSearch struct {
	n                int
	placed           []int // the row of the queen in each column so far
	rows, sums, difs map[int]bool
	first            [][]int // the first three solutions
	count            int
}

func solutionsByColumns(n int) *columnSearch {
	s := &columnSearch{n: n, rows: map[int]bool{}, sums: map[int]bool{}, difs: map[int]bool{}}
	s.fill()
	return s
}

func (s *columnSearch) fill() {
	column := len(s.placed) + 1
	if column > s.n {
		s.count++
		if len(s.first) < 3 {
			s.first = append(s.first, append([]int(nil), s.placed...))
		}
		return
	}
	for row := 1; row <= s.n; row++ {
		if s.rows[row] || s.sums[row+column] || s.difs[row-column] {
			continue
		}
		s.rows[row], s.sums[row+column], s.difs[row-column] = true, true, true
		s.placed = append(s.placed, row)
		s.fill()
		s.placed = s.placed[:column-1]
		delete(s.rows, row)
		delete(s.sums, row+column)
		delete(s.difs, row-column)
	}
}

func TestTheBruteForcesAgreeWithThePublishedCounts(t *testing.T) {
	for n := 1; n <= 10; n++ {
		assert.Len(t, solutionsByPermutations(n), knownCounts[n], "permutations, n = %d", n)
	}
	for n := 1; n <= 9; n++ {
		byColumns := solutionsByColumns(n)
		byRows := solutionsByPermutations(n)
		require.Equal(t, len(byRows), byColumns.count, "columns, n = %d", n)
		assert.Equal(t, byRows[:min(3, len(byRows))], byColumns.first, "n = %d", n)
	}
}

// waysByAllPairs counts the ways to place queens of two colours by trying every
// pair of permutations, black and white, against every rule of the statement.
func waysByAllPairs(open [][]bool) int {
	ways := 0
	all := allPermutations(len(open))
	for _, black := range all {
		for _, white := range all {
			if allOpen(open, black) && allOpen(open, white) && disjoint(black, white) && peaceful(black) && peaceful(white) {
				ways++
			}
		}
	}
	return ways
}

// waysByFilteredPairs does the same for larger boards, where the permutations
// are first reduced to those that one colour may use.
func waysByFilteredPairs(open [][]bool) int {
	var fit [][]int
	for _, p := range solutionsByPermutations(len(open)) {
		if allOpen(open, p) {
			fit = append(fit, p)
		}
	}
	ways := 0
	for _, black := range fit {
		for _, white := range fit {
			if disjoint(black, white) {
				ways++
			}
		}
	}
	return ways
}

// allOpen tells whether each queen of p stands on an open cell.
func allOpen(open [][]bool, p []int) bool {
	for row, column := range p {
		if !open[row][column-1] {
			return false
		}
	}
	return true
}

// disjoint tells whether no cell holds a queen of both.
func disjoint(black, white []int) bool {
	for row := range black {
		if black[row] == white[row] {
			return false
		}
	}
	return true
}

// The numbers are those published for 2n queens on an open board.
func TestTheTwoColourBruteForcesAgree(t *testing.T) {
	published := []int{1: 0, 2: 0, 3: 0, 4: 2, 5: 40, 6: 12, 7: 496, 8: 3252}
	for n := 1; n <= 8; n++ {
		open := make([][]bool, n)
		for r := range open {
			open[r] = make([]bool, n)
			for c := range open[r] {
				open[r][c] = true
			}
		}
		assert.Equal(t, published[n], waysByFilteredPairs(open), "filtered, n = %d", n)
		if n <= 6 {
			assert.Equal(t, published[n], waysByAllPairs(open), "all pairs, n = %d", n)
		}
	}
}
