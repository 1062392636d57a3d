package diagnosis

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/rules"
)

// explainLines explains an output of lines: by the exercise's rule if it has one,
// or as the estimates of random probes, "" if it is neither.
func explainLines(c Case) string {
	if rule, ok := rules.For(c.Exercise.Slug()); ok {
		_, fault := rule(c.Test.Input, []byte(strings.Join(c.Got, "\n")))
		return fault
	}
	if e, ok := readEstimate(c); ok {
		return first(estimateRules, e)
	}
	return ""
}

// An estimate is an output of the exercise with random probes.
type estimate struct {
	probing
	right, printed result
	numbers        int    // on the lines that are printed
	fraction       string // the first line that is no whole number, "" if there is none
}

// A result are the two numbers of an estimate: of the nodes of the tree, and of
// the solutions.
type result struct{ nodes, solutions int }

// A probing is an input of the exercise.
type probing struct{ n, seed, probes int }

// The largest input of the exercise.
const (
	mostProbed = 17
	mostProbes = 10_000
	modulus    = 1<<31 - 1
	multiplier = 48271
)

// readEstimate reads a test and an output of two numbers. It is not ok if the
// test's answer is not what is right for its input.
func readEstimate(c Case) (*estimate, bool) {
	var input [3]int
	words := strings.Fields(string(c.Test.Input))
	if len(words) != len(input) {
		return nil, false
	}
	for i, word := range words {
		x, err := strconv.Atoi(word)
		if err != nil || x < 1 {
			return nil, false
		}
		input[i] = x
	}
	e := &estimate{probing: probing{n: input[0], seed: input[1], probes: input[2]}}
	if e.n > mostProbed || e.seed >= modulus || e.probes > mostProbes {
		return nil, false
	}
	e.right = e.with(way{})
	if !sameNumbers(c.Want, []int{e.right.nodes, e.right.solutions}) {
		return nil, false
	}
	for i, text := range c.Got {
		got := readNumber(i+1, text)
		if _, err := strconv.ParseFloat(text, 64); err == nil && !got.bare {
			e.fraction = cmp.Or(e.fraction, text)
			continue
		}
		if !got.bare || i > 1 {
			return nil, false
		}
		*[]*int{&e.printed.nodes, &e.printed.solutions}[i] = got.value
		e.numbers++
	}
	return e, e.numbers > 0 || e.fraction != ""
}

// A way to probe that differs from the statement in the parts that are given.
type way struct {
	draw     func(x int) (drawn, next int)
	restart  bool                                 // each probe begins with the seed
	early    bool                                 // a number is drawn before anyone looks whether a column is free
	late     bool                                 // the nodes are added before the product grows
	ones     bool                                 // each queen adds 1 to the nodes
	again    bool                                 // there is one probe too many
	turned   bool                                 // the seed and the number of probes are read in the other order
	silent   bool                                 // no number is drawn for a single free column
	choose   func(free uint, drawn int) uint      // the column, as a bit
	attacked func(columns, right, left uint) uint // the columns that are not free
	count    func(product, reached, n int) (solutions int)
	mean     func(r result, probes int) result
}

// with is the result of a way to probe.
func (p probing) with(w way) result {
	var sum result
	if w.turned {
		p.seed, p.probes = p.probes, p.seed
	}
	x := p.seed
	probes := min(p.probes, mostProbes)
	if w.again {
		probes++
	}
	for range probes {
		if w.restart {
			x = p.seed
		}
		nodes, product, reached := 1, 1, 0
		var columns, right, left uint
		for reached < p.n {
			free := (1<<p.n - 1) &^ w.taken(columns, right, left)
			k := bits.OnesCount(free)
			if k == 0 {
				if w.early {
					_, x = w.next(x)
				}
				break
			}
			drawn := 0
			if k > 1 || !w.silent {
				drawn, x = w.next(x)
			}
			queen := w.column(free, drawn)
			columns, right, left = columns|queen, (right|queen)<<1, (left|queen)>>1
			before := product
			product *= k
			switch {
			case w.late:
				nodes += before
			case w.ones:
				nodes++
			default:
				nodes += product
			}
			reached++
		}
		sum.nodes += nodes
		sum.solutions += w.counted(product, reached, p.n)
	}
	if w.mean != nil {
		return w.mean(sum, p.probes)
	}
	return result{sum.nodes / p.probes, sum.solutions / p.probes}
}

func (w way) taken(columns, right, left uint) uint {
	if w.attacked != nil {
		return w.attacked(columns, right, left)
	}
	return columns | right | left
}

func (w way) next(x int) (drawn, after int) {
	if w.draw != nil {
		return w.draw(x)
	}
	x = multiplier * x % modulus
	return x, x
}

func (w way) column(free uint, drawn int) uint {
	if w.choose != nil {
		return w.choose(free, drawn)
	}
	return columnFromLeft(free, drawn%bits.OnesCount(free))
}

// columnFromLeft is a free column, the first being number 0.
func columnFromLeft(free uint, number int) uint {
	for range number {
		free &= free - 1
	}
	return free & -free
}

func (w way) counted(product, reached, n int) int {
	if w.count != nil {
		return w.count(product, reached, n)
	}
	if reached < n {
		return 0
	}
	return product
}

// wrongWays are told apart by what comes out. Counting the free columns from the
// right is not among them: it gives the mirror image of each board, and so the same
// numbers.
var wrongWays = []struct {
	way  way
	when string
}{
	{way{restart: true}, "every probe begins with the seed again, so that all are the same: the numbers go on from one probe to the next"},
	{way{early: true}, "a number is drawn even where no column is free: a probe that is stuck ends without one"},
	{way{silent: true}, "no number is drawn where only one column is free: one is drawn for every queen"},
	{way{draw: func(x int) (int, int) { return x, multiplier * x % modulus }}, "the seed itself is the first number drawn: the first is what the rule makes of the seed"},
	{way{draw: bySignBit}, "numbers are divided by 2147483648: the divisor is one less, 2147483647"},
	{way{turned: true}, "the seed and the number of probes are exchanged: the seed comes first in the input"},
	{way{late: true}, "the nodes of a queen are added before the product grows: it is multiplied first, and then added"},
	{way{ones: true}, "each queen adds 1 to the nodes: she adds the product of all choices so far"},
	{way{again: true}, "one probe more is made than asked for: a loop goes one too far"},
	{way{draw: wrapped}, "the product of the generator does not fit into 32 bits"},
	{way{choose: nextNumber}, "the first free column has the number 1: x mod k counts from 0"},
	{way{count: func(_, reached, n int) int { return oneIf(reached == n) }}, "a full board counts 1: it counts the product of all choices on the way to it"},
	{way{count: func(product, _, _ int) int { return product }}, "a probe that got stuck counts like a full board: it counts 0 for the solutions"},
	{way{mean: func(r result, _ int) result { return r }}, "the sums are not divided by the number of probes"},
	{way{mean: rounded}, "the mean is rounded to the nearest number: it is to be rounded down"},
	{way{mean: roundedUp}, "the mean is rounded up: it is to be rounded down"},
	{way{attacked: func(columns, _, _ uint) uint { return columns }}, "diagonals are never compared"},
	{way{attacked: func(_, right, left uint) uint { return right | left }}, "columns are never compared"},
	{way{attacked: func(columns, right, _ uint) uint { return columns | right }}, "only one of the two kinds of diagonals is compared"},
	{way{attacked: func(columns, _, left uint) uint { return columns | left }}, "only one of the two kinds of diagonals is compared"},
}

func bySignBit(x int) (int, int) {
	x = multiplier * x % (modulus + 1)
	return x, x
}

func wrapped(x int) (int, int) {
	x = int(uint32(multiplier*x)) % modulus
	return x, x
}

// nextNumber takes the column after the right one, and the last where there is
// none after it.
func nextNumber(free uint, drawn int) uint {
	k := bits.OnesCount(free)
	return columnFromLeft(free, min(drawn%k+1, k-1))
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func rounded(r result, probes int) result {
	return result{(2*r.nodes + probes) / (2 * probes), (2*r.solutions + probes) / (2 * probes)}
}

func roundedUp(r result, probes int) result {
	return result{(r.nodes + probes - 1) / probes, (r.solutions + probes - 1) / probes}
}

// estimateRules are about two numbers, from the most useful to the least.
var estimateRules = []rule[*estimate]{noWholeNumbers, oneNumber, swappedNumbers, withoutRoot, trueNumbers, whenProbed, onlyFullBoards, oneOfTwo}

// Estimates. Nothing here tells the right numbers.
const (
	saysOneNumber      = "Only one number is printed; the statement asks for two lines, the nodes and then the solutions."
	saysFraction       = "The means are to be rounded down to whole numbers; printed is %s."
	saysTrueNumbers    = "These are the true numbers of nodes and solutions; asked for are the means of the probes."
	saysSwapped        = "The two numbers are right and in the wrong order: the nodes come first, then the solutions."
	saysWithoutRoot    = "The nodes are one too few: the empty board is a node, too."
	saysMeanOfFull     = "The solutions are divided by the number of probes that got through, not by the number of all probes."
	saysNodesRight     = "The nodes are right, the solutions are not."
	saysSolutionsRest  = "The solutions are right, the nodes are not: a probe counts 1 for the empty board, and after each queen the product of all choices so far."
	saysProbesComesOut = "These numbers come out when %s."
)

func noWholeNumbers(e *estimate) string {
	if e.fraction == "" {
		return ""
	}
	return fmt.Sprintf(saysFraction, quote(e.fraction, 1))
}

// trueNumbers: the whole tree was searched.
func trueNumbers(e *estimate) string {
	nodes, ok := countNodes(e.n)
	if !ok || e.printed != (result{nodes, countSolutions(e.n)}) {
		return ""
	}
	return saysTrueNumbers
}

func oneNumber(e *estimate) string {
	if e.numbers == 2 {
		return ""
	}
	return saysOneNumber
}

func swappedNumbers(e *estimate) string {
	if e.printed != (result{e.right.solutions, e.right.nodes}) {
		return ""
	}
	return saysSwapped
}

// whenProbed: what a wrong way to probe comes to. If several do, any of them may be it.
func whenProbed(e *estimate) string {
	var when []string
	for _, w := range wrongWays {
		if e.with(w.way) == e.printed && !slices.Contains(when, w.when) {
			when = append(when, w.when)
		}
	}
	switch {
	case len(when) == 0, e.printed == result{}:
		return ""
	case len(when) > 1:
		for i := range when {
			when[i], _, _ = strings.Cut(when[i], ": ")
		}
		return fmt.Sprintf(saysProbesComesOut, strings.Join(when, ", or "))
	}
	return fmt.Sprintf(saysProbesComesOut, when[0])
}

func withoutRoot(e *estimate) string {
	if e.printed != (result{e.right.nodes - 1, e.right.solutions}) {
		return ""
	}
	return saysWithoutRoot
}

// onlyFullBoards: the mean is taken over the probes that came to a full board.
func onlyFullBoards(e *estimate) string {
	through := e.with(way{
		count: func(_, reached, n int) int { return oneIf(reached == n) },
		mean:  func(r result, _ int) result { return r },
	}).solutions
	sum := e.with(way{mean: func(r result, _ int) result { return r }}).solutions
	if through == 0 || e.printed != (result{e.right.nodes, sum / through}) {
		return ""
	}
	return saysMeanOfFull
}

func oneOfTwo(e *estimate) string {
	switch {
	case e.printed.nodes == e.right.nodes:
		return saysNodesRight
	case e.printed.solutions == e.right.solutions && e.right.solutions > 0:
		return saysSolutionsRest
	}
	return ""
}
