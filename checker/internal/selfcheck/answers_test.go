package selfcheck_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

func openCourse(t *testing.T) *course.Course {
	t.Helper()
	c, err := course.Open(".")
	require.NoError(t, err)
	return c
}

// testsOf are all tests of an exercise, samples included.
func testsOf(t *testing.T, ref string) []course.Test {
	t.Helper()
	e, err := openCourse(t).Exercise(ref)
	require.NoError(t, err)
	return e.Tests
}

// assertAnswer compares an answer byte by byte with what the statement asks for.
func assertAnswer(t *testing.T, want string, test course.Test) {
	t.Helper()
	if !test.Head {
		assert.Equal(t, want, string(test.Answer), "answer of %s", test.Name)
		return
	}
	assert.True(t, strings.HasPrefix(want, string(test.Answer)), "%s does not show the first lines of the output", test.Name)
	assert.Less(t, len(test.Answer), len(want), "%s is the whole output: it needs no head", test.Name)
}

// joined is p as a line of numbers without its line end.
func joined(p []int) string {
	words := make([]string, len(p))
	for i, x := range p {
		words[i] = strconv.Itoa(x)
	}
	return strings.Join(words, " ")
}

func inputNumbers(t *testing.T, test course.Test) []int {
	t.Helper()
	var numbers []int
	for _, word := range strings.Fields(string(test.Input)) {
		x, err := strconv.Atoi(word)
		require.NoError(t, err, "input of %s", test.Name)
		numbers = append(numbers, x)
	}
	return numbers
}

// oneNumber is the input of a test that consists of one number from low to high.
func oneNumber(t *testing.T, test course.Test, low, high int) int {
	t.Helper()
	numbers := inputNumbers(t, test)
	require.Len(t, numbers, 1, "input of %s", test.Name)
	n := numbers[0]
	require.True(t, low <= n && n <= high, "%s: n = %d is outside the statement's %d ... %d", test.Name, n, low, high)
	return n
}

func TestAnswersOfEightQueens(t *testing.T) {
	var want strings.Builder
	for i, p := range solutionsByPermutations(8) {
		fmt.Fprintf(&want, "方案%d:%s\n", i+1, joined(p))
	}
	for _, test := range testsOf(t, "01") {
		assert.Empty(t, test.Input, "input of %s", test.Name)
		assertAnswer(t, want.String(), test)
	}
}

func TestAnswersOfEveryBoard(t *testing.T) {
	for _, test := range testsOf(t, "02") {
		n := oneNumber(t, test, 1, 9)
		var want strings.Builder
		for _, p := range solutionsByPermutations(n) {
			for _, column := range p {
				want.WriteString(strings.Repeat(".", column-1) + "Q" + strings.Repeat(".", n-column) + "\n")
			}
			want.WriteString("\n")
		}
		assertAnswer(t, want.String(), test)
	}
}

func TestAnswersOfCheckerChallenge(t *testing.T) {
	for _, test := range testsOf(t, "03") {
		n := oneNumber(t, test, 6, 13)
		first, count := firstThreeAndCount(n)
		require.Equal(t, knownCounts[n], count, "n = %d", n)
		want := joined(first[0]) + "\n" + joined(first[1]) + "\n" + joined(first[2]) + "\n" + strconv.Itoa(count) + "\n"
		assertAnswer(t, want, test)
	}
}

// firstThreeAndCount uses all permutations as long as there are not too many.
func firstThreeAndCount(n int) ([][]int, int) {
	if n <= 10 {
		all := solutionsByPermutations(n)
		return all[:3], len(all)
	}
	s := solutionsByColumns(n)
	return s.first, s.count
}

func TestAnswersOfCountForEachQuery(t *testing.T) {
	counts := make([]int, 11)
	for n := 1; n <= 10; n++ {
		counts[n] = len(solutionsByPermutations(n))
	}
	for _, test := range testsOf(t, "04") {
		numbers := inputNumbers(t, test)
		assert.LessOrEqual(t, len(numbers), 300, "the statement promises at most 300 lines; see %s", test.Name)
		want := ""
		for _, n := range numbers {
			if n == 0 {
				break
			}
			require.True(t, 1 <= n && n <= 10, "%s: n = %d is outside the statement's 1 ... 10", test.Name, n)
			want += strconv.Itoa(counts[n]) + "\n"
		}
		assertAnswer(t, want, test)
	}
}

func TestAnswersOf2nQueens(t *testing.T) {
	for _, test := range testsOf(t, "05") {
		open := openCells(t, test)
		ways := waysByFilteredPairs(open)
		if len(open) <= 6 {
			require.Equal(t, waysByAllPairs(open), ways, "the two counters differ on %s", test.Name)
		}
		assertAnswer(t, strconv.Itoa(ways)+"\n", test)
	}
}

// openCells reads a board of exercise 05 and holds it to the statement.
func openCells(t *testing.T, test course.Test) [][]bool {
	t.Helper()
	numbers := inputNumbers(t, test)
	require.NotEmpty(t, numbers, "input of %s", test.Name)
	n, cells := numbers[0], numbers[1:]
	require.True(t, 1 <= n && n <= 8, "%s: n = %d is outside the statement's 1 ... 8", test.Name, n)
	require.Len(t, cells, n*n, "cells of %s", test.Name)
	open := make([][]bool, n)
	for i, cell := range cells {
		require.True(t, cell == 0 || cell == 1, "%s: a cell is %d", test.Name, cell)
		open[i/n] = append(open[i/n], cell == 1)
	}
	return open
}
