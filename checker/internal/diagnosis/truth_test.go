package diagnosis

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSolutions(t *testing.T) {
	assert.Equal(t, [][]int{{2, 4, 1, 3}, {3, 1, 4, 2}}, firstSolutions(4, 10))
	assert.Equal(t, [][]int{{1, 5, 8, 6, 3, 7, 2, 4}, {1, 6, 8, 3, 7, 4, 2, 5}}, firstSolutions(8, 2))
	assert.Equal(t, [][]int{{1, 3, 5, 2, 9, 12, 10, 13, 4, 6, 8, 11, 7}}, firstSolutions(13, 1))
	assert.Equal(t, found(7, queens), firstSolutions(7, 100), "by masks and by comparing pairs")
}

// The numbers are A000170, A002562 and, for the nodes, those of the course.
func TestCounts(t *testing.T) {
	for i, want := range []int{1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712} {
		assert.Equal(t, want, countSolutions(i+1), i+1)
	}
	for i, want := range []int{1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787} {
		assert.Equal(t, want, countFundamental(i+1), i+1)
	}
	for i, want := range []int{17, 54, 153, 552, 2057, 8394, 35539} {
		nodes, ok := countNodes(i + 4)
		assert.True(t, ok)
		assert.Equal(t, want, nodes, i+4)
	}
}

// What searches with a mistake find, counted by hand or known: permutations;
// A099152 for one kind of diagonals; A002464 for neighbours only.
func TestWrongSearches(t *testing.T) {
	for _, tc := range []struct {
		name string
		hits attack
		want []int // for n = 1, 2, ...
	}{
		{"no diagonals", noDiagonals, []int{1, 2, 6, 24, 120, 720}},
		{"no diagonals to the right", noDownRight, []int{1, 1, 3, 7, 23, 83, 405, 2113}},
		{"no diagonals to the left", noDownLeft, []int{1, 1, 3, 7, 23, 83, 405, 2113}},
		{"diagonals of neighbours", nextDiagonal, []int{1, 0, 0, 2, 14, 90, 646}},
		{"neighbours", neighbours, []int{1, 0, 2, 16}},
		{"all", queens, []int{1, 0, 0, 2, 10, 4, 40, 92, 352}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			for i, want := range tc.want {
				n, ok := countBy(tc.hits)(i + 1)
				assert.True(t, ok)
				assert.Equal(t, want, n, i+1)
			}
		})
	}
	assert.Equal(t, [][]int{{1, 1}, {2, 2}}, found(2, noColumns))
	assert.Equal(t, [][]int{{1, 1}, {1, 2}, {2, 1}, {2, 2}}, found(2, notFirst))
	assert.Equal(t, [][]int{{1, 1, 2}, {1, 2, 2}, {1, 3, 2}, {2, 1, 1}, {2, 1, 3}, {2, 2, 1}, {2, 2, 3}, {2, 3, 1}, {2, 3, 3}, {3, 1, 2}, {3, 2, 2}, {3, 3, 2}}, found(3, notNext))
	assert.Equal(t, [][]int{{1, 3, 1}, {1, 3, 2}, {1, 3, 3}, {3, 1, 1}, {3, 1, 2}, {3, 1, 3}}, found(3, notLast))
	assert.Equal(t, [][]int{{1, 2}, {2, 1}}, found(2, shortOfEdge))
	assert.Empty(t, found(4, withoutSign))

	flagged := func(n int, f flags) (boards int) {
		assert.True(t, f.walk(n, func([]int) bool { boards++; return true }))
		return boards
	}
	assert.Equal(t, 0, flagged(2, flags{}))
	assert.Greater(t, flagged(6, flags{}), 4, "cells are freed too early")
	assert.NotEqual(t, flagged(6, flags{}), flagged(6, flags{columnUp: true}))

	_, ok := countBy(noDiagonals)(listed + 1)
	assert.False(t, ok, "too large a board")
	assert.False(t, walk(10, noColumns, func([]int) bool { return true }), "too much to try")
}

func TestTurns(t *testing.T) {
	columns := []int{2, 4, 1, 3, 5}
	assert.Equal(t, []int{3, 5, 2, 4, 1}, turn(columns))
	assert.Equal(t, []int{3, 1, 4, 2, 5}, transpose(columns))
	assert.Equal(t, []int{4, 2, 5, 3, 1}, mirror(columns))
	assert.Equal(t, []int{5, 3, 1, 4, 2}, flip(columns))
	assert.Equal(t, []int{2, 4, 1, 3, 5}, columns)
}
