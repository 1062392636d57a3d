package diagnosis

import (
	"math/bits"
	"slices"
	"sync"
)

// The sizes up to which the truth is worked out. They are those of the
// exercises; larger boards take too long here.
const (
	listed      = 9  // every solution
	counted     = 14 // the number of solutions
	fundamental = 12 // the number of solutions up to rotation and reflection
)

// solutions calls visit with the columns, from 1, of each solution for n in
// lexicographic order, until it says no. The slice is used again.
func solutions(n int, visit func(columns []int) bool) {
	placeRow(n, make([]int, 0, n), 0, 0, 0, visit)
}

// placeRow fills the next row and those below. The masks hold the columns that
// are taken, and that the diagonals down to the right and to the left hit.
func placeRow(n int, queens []int, columns, right, left uint, visit func([]int) bool) bool {
	if len(queens) == n {
		return visit(queens)
	}
	free := (1<<n - 1) &^ (columns | right | left)
	for ; free != 0; free &= free - 1 {
		cell := free & -free
		column := bits.TrailingZeros(cell) + 1
		if !placeRow(n, append(queens, column), columns|cell, (right|cell)<<1, (left|cell)>>1, visit) {
			return false
		}
	}
	return true
}

// firstSolutions are at most so many solutions for n, the first ones.
func firstSolutions(n, most int) [][]int {
	var found [][]int
	solutions(n, func(columns []int) bool {
		found = append(found, slices.Clone(columns))
		return len(found) < most
	})
	return found
}

// counts holds the number of solutions for each n, worked out when it is first
// asked for.
var counts = func() (table [counted + 1]func() int) {
	for n := range table {
		table[n] = sync.OnceValue(func() int { return countHalf(n) })
	}
	return table
}()

// countSolutions is the number of solutions for n from 1 to counted.
func countSolutions(n int) int { return counts[n]() }

// countHalf counts with the first queen in the left half only: the mirror images
// make up the other.
func countHalf(n int) int {
	total := 0
	for column := range (n + 1) / 2 {
		ways := countFrom(n, column)
		if column == n-1-column {
			total += ways
		} else {
			total += 2 * ways
		}
	}
	return total
}

func countRows(full, columns, right, left uint) int {
	if columns == full {
		return 1
	}
	ways := 0
	for free := full &^ (columns | right | left); free != 0; free &= free - 1 {
		cell := free & -free
		ways += countRows(full, columns|cell, (right|cell)<<1, (left|cell)>>1)
	}
	return ways
}

// countFundamental is the number of solutions for n up to fundamental when those
// that are rotations or reflections of each other count once (Burnside's lemma; no
// solution with more than one queen is its own reflection).
func countFundamental(n int) int {
	if n == 1 {
		return 1
	}
	all, quarter, half := 0, 0, 0
	solutions(n, func(columns []int) bool {
		all++
		turned := turn(columns)
		if slices.Equal(turned, columns) {
			quarter++
		}
		if slices.Equal(turn(turned), columns) {
			half++
		}
		return true
	})
	return (all + half + 2*quarter) / 8
}

// turn is a board a quarter of a turn further, clockwise.
func turn(columns []int) []int {
	turned := make([]int, len(columns))
	for i, column := range columns {
		turned[column-1] = len(columns) - i
	}
	return turned
}

// transpose swaps rows and columns.
func transpose(columns []int) []int {
	swapped := make([]int, len(columns))
	for i, column := range columns {
		swapped[column-1] = i + 1
	}
	return swapped
}

// mirror swaps left and right.
func mirror(columns []int) []int {
	mirrored := make([]int, len(columns))
	for i, column := range columns {
		mirrored[i] = len(columns) + 1 - column
	}
	return mirrored
}

// flip swaps top and bottom.
func flip(columns []int) []int {
	flipped := slices.Clone(columns)
	slices.Reverse(flipped)
	return flipped
}
