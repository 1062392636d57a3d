package selfcheck_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestAnswersOfCompleteABoard(t *testing.T) {
	for _, test := range testsOf(t, "08") {
		n, placed := placedQueens(t, test.Name, inputNumbers(t, test))
		all := everySolution(n)
		require.Len(t, all, knownCounts[n], "n = %d", n)
		assertAnswer(t, strconv.Itoa(holding(all, placed))+"\n", test)
	}
}

// placedQueens takes an input of exercise 08 apart and holds it to the statement.
func placedQueens(t *testing.T, name string, numbers []int) (int, [][2]int) {
	t.Helper()
	require.GreaterOrEqual(t, len(numbers), 2, "input of %s", name)
	n, k := numbers[0], numbers[1]
	require.True(t, 1 <= n && n <= 12 && 0 <= k && k <= n, "%s: n = %d, k = %d are outside the statement's bounds", name, n, k)
	require.Len(t, numbers, 2+2*k, "input of %s", name)
	var placed [][2]int
	for i := 2; i < len(numbers); i += 2 {
		queen := [2]int{numbers[i], numbers[i+1]}
		require.True(t, 1 <= queen[0] && queen[0] <= n && 1 <= queen[1] && queen[1] <= n, "%s: a queen at %v", name, queen)
		require.NotContains(t, placed, queen, "%s: two queens on a cell", name)
		placed = append(placed, queen)
	}
	return n, placed
}

// holding counts the solutions on which every placed queen stands. Two that attack
// each other are on none.
func holding(solutions [][]int, placed [][2]int) int {
	count := 0
	for _, p := range solutions {
		held := 0
		for _, queen := range placed {
			if p[queen[0]-1] == queen[1] {
				held++
			}
		}
		if held == len(placed) {
			count++
		}
	}
	return count
}

// The two ways to list all solutions know nothing of each other.
func TestAddingQueensListsWhatPermutationsList(t *testing.T) {
	for n := 1; n <= 9; n++ {
		assert.Equal(t, solutionsByPermutations(n), append([][]int(nil), everySolution(n)...), "n = %d", n)
	}
}
