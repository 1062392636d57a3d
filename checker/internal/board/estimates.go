package board

import (
	"fmt"
	"math"
)

// A lot is the random generator of the lessons, known as the minimal standard
// (Park, Miller and Stockmeyer, 1993). It is the last number it gave, from 1 to
// 2147483646.
type lot int

// draw returns a number from 0 to k-1.
func (l *lot) draw(k int) int {
	*l = 48271 * *l % 2147483647
	return int(*l) % k
}

// probe goes down from a node by lot, to a full board or a dead end. It returns the
// columns it took and the number of choices that it had in each row it came to.
func (at *node) probe(l *lot) (columns Board, choices []int) {
	for !at.solution() {
		choices = append(choices, len(at.children))
		if at.deadEnd() {
			break
		}
		at = at.children[l.draw(len(at.children))]
	}
	return at.queens, choices
}

// FirstProbe shows the first probe of lesson 10.
func FirstProbe(n int) Picture {
	l := lot(1)
	columns, _ := search(n).probe(&l)
	return Probe(n, columns...)
}

// Means shows the mean of the numbers of solutions that probes suggest for an n x n
// board, after every that many of them. The number of values is one more than a
// multiple of three, for the labels.
func Means(n, every, values int) Picture {
	l, root := lot(1), search(n)
	sum := 0
	var means []float64
	for i := 1; i <= every*values; i++ {
		columns, choices := root.probe(&l)
		if len(columns) == n {
			sum += multiplied(choices)
		}
		if i%every == 0 {
			means = append(means, float64(sum)/float64(i))
		}
	}
	truth := len(Solutions(n))
	below := []string{fmt.Sprintf("%d probes", every)}
	for third := 1; third <= 3; third++ {
		below = append(below, fmt.Sprint(every*(1+third*(values-1)/3)))
	}
	desc := fmt.Sprintf("The mean number of solutions for n = %d, from %d probes on the left to %d on the right. "+
		"It starts at %.0f, ends at %.0f, and settles near the broken line, the true number %d.",
		n, every, every*values, means[0], means[len(means)-1], truth)
	return Curve("The mean of more and more probes", desc, means, float64(truth), below)
}

func multiplied(numbers []int) int {
	product := 1
	for _, number := range numbers {
		product *= number
	}
	return product
}

// known holds the number of solutions for n queens, from the On-Line Encyclopedia
// of Integer Sequences, A000170.
var known = [...]float64{1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596,
	2279184, 14772512, 95815104, 666090624, 4968057848, 39029188884, 314666222712,
	2691008701644, 24233937684440, 227514171973736, 2207893435808352,
	22317699616364044, 234907967154122528}

// nthRoot is the n-th root of the number of solutions, divided by n.
func nthRoot(n int) float64 { return math.Pow(known[n], 1/float64(n)) / float64(n) }

// Roots shows how the n-th root of the number of solutions, divided by n, comes down
// from the first n to 27, and its limit: e to the power of minus 1.944001 (Nobel,
// Agrawal and Boyd, 2022). The labels below stand for every that many n.
func Roots(first, every int) Picture {
	limit := math.Exp(-1.944001)
	var values []float64
	var below []string
	for n := first; n < len(known); n++ {
		values = append(values, nthRoot(n))
		if (n-first)%every == 0 {
			below = append(below, fmt.Sprint(n))
		}
	}
	below[0] = "n = " + below[0]
	last := len(known) - 1
	desc := fmt.Sprintf("A falling line: %.4f for n = %d, %.4f for n = %d. The broken line below it is the limit, %.4f.",
		nthRoot(first), first, nthRoot(last), last, limit)
	return Curve("The n-th root of the number of solutions, divided by n", desc, values, limit, below)
}
