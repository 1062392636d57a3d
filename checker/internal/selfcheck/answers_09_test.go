package selfcheck_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

// The answer of exercise 09 is one of many. What confirms it knows nothing of the
// rule by which the checker judges: all pairs are compared, or on the largest
// board the lines are collected in sets.
func TestAnswersOfVeryLargeBoards(t *testing.T) {
	for _, test := range testsOf(t, "09") {
		n := oneNumber(t, test, 1, 100_000)
		if n <= 8 {
			assert.Equal(t, len(solutionsByPermutations(n)) == 0, string(test.Answer) == "none\n", "%s: is there a solution?", test.Name)
		}
		if string(test.Answer) == "none\n" {
			assert.LessOrEqual(t, n, 8, test.Name)
			continue
		}
		columns := answerNumbers(t, test)
		require.Len(t, columns, n, test.Name)
		assertAnswer(t, joined(columns)+"\n", test)
		if n <= 2000 {
			assert.ElementsMatch(t, upTo(n), columns, "%s: columns", test.Name)
			assert.True(t, peaceful(columns), "%s: a diagonal", test.Name)
		}
		assert.True(t, noLineTwice(columns), test.Name)
	}
}

func answerNumbers(t *testing.T, test course.Test) []int {
	t.Helper()
	return inputNumbers(t, course.Test{Name: test.Name, Input: test.Answer})
}

func upTo(n int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = i + 1
	}
	return numbers
}

// noLineTwice tells whether the columns are from 1 to their number, and each
// column and diagonal has at most one queen.
func noLineTwice(columns []int) bool {
	lines := map[[2]int]bool{} // the kind of line and its number
	for row, column := range columns {
		if column < 1 || column > len(columns) {
			return false
		}
		lines[[2]int{0, column}] = true
		lines[[2]int{1, row + column}] = true
		lines[[2]int{2, row - column}] = true
	}
	return len(lines) == 3*len(columns)
}

// The program of lesson 09 takes boards of any size, and says of each way whether
// its board is right.
func assertVeryLargeBoards(t *testing.T, program string) {
	assert.Equal(t, output(t, program, 8), output(t, program), "without an argument")
	for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 21, 26, 27, 98, 99, 100, 101, 102, 103, 1004, 1005, 5000} {
		text := output(t, program, n)
		if n == 2 || n == 3 {
			assert.Regexp(t, fmt.Sprintf("^n = %d has no solution: .*\n$", n), text)
			continue
		}
		assert.Contains(t, text, fmt.Sprintf("n = %d, ", n))
		assert.NotContains(t, text, "solved: false", "n = %d", n)
		assert.Contains(t, text, "solved: true", "n = %d", n)
		if n <= 8 {
			assertBoard(t, n, text)
		}
	}
	for _, bad := range [][]string{{"0"}, {"-1"}, {"1000001"}, {"eight"}, {"8.0"}, {""}, {"8", "8"}} {
		assertRefuses(t, program, bad)
	}
}

// The rule of the reference is right for every n, not only for those of the tests.
func TestTheRuleForEveryBoard(t *testing.T) {
	c := openCourse(t)
	e, err := c.Exercise("09")
	require.NoError(t, err)
	all := *e
	all.Tests = nil
	for n := 1; n <= 200; n++ {
		all.Tests = append(all.Tests, course.Test{Name: fmt.Sprint(n), Input: fmt.Appendln(nil, n), Limits: e.Limits})
	}
	r := grade(t, &all, c.Solution(e))
	require.Len(t, r.Tests, 200)
	assert.Equal(t, 200, r.Accepted(), "%s\n%s", filepath.Base(r.File), strings.Join(messages(r), "\n"))
}
