package selfcheck_test

import (
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// publishedClasses[n] is the number of solutions for n queens up to rotation and
// reflection, from OEIS A002562.
var publishedClasses = []int{1: 1, 2: 0, 3: 0, 4: 1, 5: 2, 6: 1, 7: 6, 8: 12, 9: 46, 10: 92, 11: 341, 12: 1787}

func TestAnswersOfCountUpToSymmetry(t *testing.T) {
	for _, test := range testsOf(t, "06") {
		numbers := inputNumbers(t, test)
		assert.LessOrEqual(t, len(numbers), 300, "the statement promises at most 300 lines; see %s", test.Name)
		want := ""
		for _, n := range numbers {
			if n == 0 {
				break
			}
			require.True(t, 1 <= n && n <= 12, "%s: n = %d is outside the statement's 1 ... 12", test.Name, n)
			want += strconv.Itoa(publishedClasses[n]) + "\n"
		}
		assertAnswer(t, want, test)
	}
}

// A square is a queen's place with the centre of the board at (0, 0): twice her
// distance from it, so that all are whole numbers.
type square struct{ down, right int }

// symmetries are the eight ways to lay a square board on itself.
var symmetries = []func(square) square{
	func(s square) square { return square{s.down, s.right} },
	func(s square) square { return square{s.right, s.down} },
	func(s square) square { return square{-s.down, s.right} },
	func(s square) square { return square{-s.right, s.down} },
	func(s square) square { return square{s.down, -s.right} },
	func(s square) square { return square{s.right, -s.down} },
	func(s square) square { return square{-s.down, -s.right} },
	func(s square) square { return square{-s.right, -s.down} },
}

// moved is a solution after a symmetry, as the columns of its rows.
func moved(p []int, symmetry func(square) square) []int {
	n := len(p)
	image := make([]int, n)
	for i, column := range p {
		s := symmetry(square{2*i + 1 - n, 2*column - 1 - n})
		image[(s.down+n-1)/2] = (s.right + n + 1) / 2
	}
	return image
}

// classesByMarking counts the solutions, all of them listed, by taking one and
// striking out all that it can be moved to, until none is left.
func classesByMarking(solutions [][]int) int {
	struck := map[string]bool{}
	classes := 0
	for _, p := range solutions {
		if struck[joined(p)] {
			continue
		}
		classes++
		for _, symmetry := range symmetries {
			struck[joined(moved(p, symmetry))] = true
		}
	}
	return classes
}

func TestThePublishedClassesAreThoseOfTheBruteForce(t *testing.T) {
	for n := 1; n <= 9; n++ {
		assert.Equal(t, publishedClasses[n], classesByMarking(solutionsByPermutations(n)), "n = %d", n)
	}
}

// Beyond what permutations can list, columns are searched.
func TestThePublishedClassesOfLargerBoards(t *testing.T) {
	for n := 10; n <= 12; n++ {
		all := everySolution(n)
		require.Len(t, all, knownCounts[n], "n = %d", n)
		assert.Equal(t, publishedClasses[n], classesByMarking(all), "n = %d", n)
	}
}

// everySolution lists the solutions by adding one queen at a time to all boards
// that have none in conflict.
func everySolution(n int) [][]int {
	boards := [][]int{{}}
	for range n {
		var longer [][]int
		for _, b := range boards {
			for column := 1; column <= n; column++ {
				if fits(b, column) {
					longer = append(longer, append(slices.Clone(b), column))
				}
			}
		}
		boards = longer
	}
	return boards
}

// fits tells whether a queen in the next row and this column is attacked by none
// of the others.
func fits(board []int, column int) bool {
	for i, other := range board {
		apart := len(board) - i
		if other == column || other-column == apart || column-other == apart {
			return false
		}
	}
	return true
}
