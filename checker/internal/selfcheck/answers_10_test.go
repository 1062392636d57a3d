package selfcheck_test

import (
	"fmt"
	"math/big"
	"regexp"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The probes of exercise 10 are made again with lists of columns, every queen asked
// about every cell, and numbers that cannot overflow.
func TestAnswersOfEstimating(t *testing.T) {
	for _, test := range testsOf(t, "10") {
		numbers := inputNumbers(t, test)
		require.Len(t, numbers, 3, "input of %s", test.Name)
		n, seed, probes := numbers[0], numbers[1], numbers[2]
		require.True(t, 1 <= n && n <= 17 && 1 <= seed && seed <= 2147483646 && 1 <= probes && probes <= 10_000,
			"%s: the input is outside what the statement promises", test.Name)
		p := prober{n: n, x: big.NewInt(int64(seed))}
		nodes, solutions := new(big.Int), new(big.Int)
		for range probes {
			a, b := p.probe()
			nodes.Add(nodes, a)
			solutions.Add(solutions, b)
		}
		require.True(t, nodes.IsInt64(), "%s: the sum does not fit into 64 bits", test.Name)
		many := big.NewInt(int64(probes))
		assertAnswer(t, fmt.Sprintf("%d\n%d\n", nodes.Div(nodes, many), solutions.Div(solutions, many)), test)
	}
}

type prober struct {
	n int
	x *big.Int
}

func (p *prober) draw(k int) int {
	p.x.Mul(p.x, big.NewInt(48271))
	p.x.Mod(p.x, big.NewInt(2147483647))
	return int(new(big.Int).Mod(p.x, big.NewInt(int64(k))).Int64())
}

func (p *prober) probe() (nodes, solutions *big.Int) {
	nodes, product := big.NewInt(1), big.NewInt(1)
	var queens []int
	for range p.n {
		var free []int
		for column := 1; column <= p.n; column++ {
			if peaceful(append(queens[:len(queens):len(queens)], column)) && !contains(queens, column) {
				free = append(free, column)
			}
		}
		if len(free) == 0 {
			return nodes, big.NewInt(0)
		}
		queens = append(queens, free[p.draw(len(free))])
		product.Mul(product, big.NewInt(int64(len(free))))
		nodes.Add(nodes, product)
	}
	return nodes, product
}

func contains(numbers []int, x int) bool {
	for _, n := range numbers {
		if n == x {
			return true
		}
	}
	return false
}

// Ten thousand probes of one test come near the published number of solutions for
// n = 17, 95815104, and so does the tree.
func TestTheLargestEstimateIsNear(t *testing.T) {
	for _, test := range testsOf(t, "10") {
		if test.Name == "most-probes" {
			answer := answerNumbers(t, test)
			require.Len(t, answer, 2)
			assert.InEpsilon(t, 95815104, answer[1], 0.1)
			return
		}
	}
	assert.Fail(t, "there is no test most-probes")
}

var (
	estimateLine = regexp.MustCompile(`(?m)^n = (\d+), \d+ probes: about (\d+) solutions, in a tree of about (\d+) nodes$`)
	estimateRow  = regexp.MustCompile(`(?m)^ ?(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$`)
)

// The program of lesson 10 prints estimates, which must be near, beside the known
// numbers.
func assertEstimating(t *testing.T, program string) {
	assert.Equal(t, output(t, program, 8), output(t, program), "without an argument")
	for n := 1; n <= 13; n++ {
		text := output(t, program, n)
		assert.Contains(t, text, fmt.Sprintf("n = %d, solutions: %d, known\n", n, knownCounts[n]))
		near := estimateLine.FindStringSubmatch(text)
		require.NotNil(t, near, text)
		assertNear(t, knownCounts[n], near[2])
	}
	nodes := map[string]string{"4": "17", "5": "54", "6": "153", "7": "552", "8": "2057", "9": "8394", "10": "35539"}
	rows := estimateRow.FindAllStringSubmatch(output(t, program), -1)
	require.Len(t, rows, len(nodes))
	for _, row := range rows {
		n, err := strconv.Atoi(row[1])
		require.NoError(t, err)
		assert.Equal(t, strconv.Itoa(knownCounts[n]), row[2], "solutions for n = %d", n)
		assertNear(t, knownCounts[n], row[3])
		assert.Equal(t, nodes[row[1]], row[4], "nodes for n = %d", n)
		size, err := strconv.Atoi(row[4])
		require.NoError(t, err)
		assertNear(t, size, row[5])
	}
	for _, bad := range [][]string{{"0"}, {"-1"}, {"99"}, {"eight"}, {"8.0"}, {""}, {"8", "8"}} {
		assertRefuses(t, program, bad)
	}
}

// assertNear allows a tenth and, since estimates are rounded down, 1 more.
func assertNear(t *testing.T, want int, got string) {
	t.Helper()
	estimate, err := strconv.Atoi(got)
	require.NoError(t, err)
	assert.InDelta(t, want, estimate, float64(want)/10+1)
}
