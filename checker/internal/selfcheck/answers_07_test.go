package selfcheck_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The answers of exercise 07 are confirmed by all permutations up to n = 10, and
// above by a search by columns over slices, which has neither masks nor symmetry and
// is held against the permutations.
func TestAnswersOfCountInHalfTheSteps(t *testing.T) {
	counts := make([]int, 15)
	for n := 1; n <= 14; n++ {
		counts[n] = countByColumns(n)
		if n <= 10 {
			require.Len(t, solutionsByPermutations(n), counts[n], "n = %d", n)
		}
		if n < len(knownCounts) {
			require.Equal(t, knownCounts[n], counts[n], "n = %d", n)
		}
	}
	for _, test := range testsOf(t, "07") {
		numbers := inputNumbers(t, test)
		assert.LessOrEqual(t, len(numbers), 300, "the statement promises at most 300 lines; see %s", test.Name)
		want, largest := "", 0
		for _, n := range numbers {
			if n == 0 {
				break
			}
			require.True(t, 1 <= n && n <= 14, "%s: n = %d is outside the statement's 1 ... 14", test.Name, n)
			want += strconv.Itoa(counts[n]) + "\n"
			largest = max(largest, n)
		}
		assertAnswer(t, want, test)
		steps := int64(1_700_000)
		if largest > 12 {
			steps = 52_000_000
		}
		assert.Equal(t, steps, test.Limits.Steps, "%s: the statement's limit for n = %d", test.Name, largest)
	}
}

// countByColumns counts like solutionsByColumns, for which n = 14 would take too long.
func countByColumns(n int) int {
	rows, sums, difs := make([]bool, n), make([]bool, 2*n), make([]bool, 2*n)
	var fill func(column int) int
	fill = func(column int) int {
		if column == n {
			return 1
		}
		count := 0
		for row := range n {
			sum, dif := row+column, row-column+n
			if rows[row] || sums[sum] || difs[dif] {
				continue
			}
			rows[row], sums[sum], difs[dif] = true, true, true
			count += fill(column + 1)
			rows[row], sums[sum], difs[dif] = false, false, false
		}
		return count
	}
	return fill(0)
}
