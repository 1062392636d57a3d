package diagnosis

import (
	"cmp"
	"fmt"
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
	e, ok := readEstimate(c)
	if !ok {
		return ""
	}
	if c.Program != nil {
		e.others = c.Program.estimates()
	}
	if said := first(estimateRules, e); said != "" {
		return said
	}
	return first(plainRules, c) + " " + saysByHand
}

// An estimate is an output of the exercise with random probes.
type estimate struct {
	probing
	right, printed result
	numbers        int    // on the lines that are printed
	fraction       string // the first line that is no whole number, "" if there is none

	others []*estimate    // what the program printed on all tests, if that is known
	known  map[int]result // by the index of a wrong way
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
	saysRootToo        = ", and the empty board is left out of the nodes"
	saysByHand         = "The statement goes through three probes by hand: print each k, number and column of yours, and compare."
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
	areTrue := func(of *estimate) bool {
		nodes, ok := countNodes(of.n)
		return ok && of.printed == result{nodes, countSolutions(of.n)}
	}
	elsewhere := func(other *estimate) bool { return other.n > fundamental || areTrue(other) }
	if !areTrue(e) || !e.everywhere(elsewhere) {
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

// whenProbed: what a wrong way to probe comes to, on the other tests, too. If several do,
// any of them may be it.
func whenProbed(e *estimate) string {
	if e.printed == (result{}) {
		return ""
	}
	when := e.waysTo(0)
	root := ""
	if len(when) == 0 {
		when, root = e.waysTo(1), saysRootToo
	}
	switch {
	case len(when) == 0:
		return ""
	case len(when) > 1 || root != "":
		for i := range when {
			when[i], _, _ = strings.Cut(when[i], ": ")
		}
		return fmt.Sprintf(saysProbesComesOut, strings.Join(when, ", or ")+root)
	}
	return fmt.Sprintf(saysProbesComesOut, when[0])
}

// waysTo are the wrong ways to the printed numbers, with so many nodes too few.
func (e *estimate) waysTo(fewer int) (when []string) {
	for i, w := range wrongWays {
		leads := func(to *estimate) bool {
			if w.way.resized && to.seed > mostProbed || w.way.turned && to.seed > mostProbes {
				return to != e // there is no telling
			}
			r := to.by(i)
			return to.printed == result{r.nodes - fewer, r.solutions}
		}
		if leads(e) && e.everywhere(leads) && !slices.Contains(when, w.when) {
			when = append(when, w.when)
		}
	}
	return when
}

// by is the result of the wrong way with an index.
func (e *estimate) by(i int) result {
	r, ok := e.known[i]
	if !ok {
		r = e.with(wrongWays[i].way)
		if e.known == nil {
			e.known = map[int]result{}
		}
		e.known[i] = r
	}
	return r
}

// everywhere reports whether something holds for the outputs of all tests that are known.
func (e *estimate) everywhere(holds func(*estimate) bool) bool {
	return !slices.ContainsFunc(e.others, func(other *estimate) bool { return !holds(other) })
}

func withoutRoot(e *estimate) string {
	lacks := func(of *estimate) bool { return of.printed == result{of.right.nodes - 1, of.right.solutions} }
	if !lacks(e) || !e.everywhere(lacks) {
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
