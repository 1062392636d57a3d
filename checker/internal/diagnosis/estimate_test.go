package diagnosis

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
)

// The three probes of this input are worked out by hand in the statement of
// exercise 10: 21, 17 and 21 nodes, 0, 4 and 0 solutions.
const (
	threeProbes = "4 9 3\n"
	threeMeans  = "19\n1\n"
)

func TestEstimates(t *testing.T) {
	explainAll(t, course.Lines, []example{
		{name: "only the solutions", input: threeProbes, answer: threeMeans, output: "1\n",
			want: "Only one number is printed; the statement asks for two lines, the nodes and then the solutions."},
		{name: "swapped", input: threeProbes, answer: threeMeans, output: "1\n19\n",
			want: "The two numbers are right and in the wrong order: the nodes come first, then the solutions."},
		{name: "not divided", input: threeProbes, answer: threeMeans, output: "59\n4\n",
			want: "These numbers come out when the sums are not divided by the number of probes."},
		{name: "rounded to the nearest", input: threeProbes, answer: threeMeans, output: "20\n1\n",
			want: "These numbers come out when the mean is rounded to the nearest number: it is to be rounded down."},
		{name: "fractions", input: threeProbes, answer: threeMeans, output: "19.666666666666668\n1.3333333333333333\n",
			want: `The means are to be rounded down to whole numbers; printed is "19.666666666666668".`},
		{name: "without the root", input: threeProbes, answer: threeMeans, output: "18\n1\n",
			want: "The nodes are one too few: the empty board is a node, too."},
		{name: "the search itself", input: threeProbes, answer: threeMeans, output: "17\n2\n",
			want: "These are the true numbers of nodes and solutions; asked for are the means of the probes."},
		{name: "the mean of full boards", input: threeProbes, answer: threeMeans, output: "19\n4\n",
			want: "The solutions are divided by the number of probes that got through, not by the number of all probes."},
		{name: "only the nodes are right", input: threeProbes, answer: threeMeans, output: "19\n777\n",
			want: "The nodes are right, the solutions are not."},
		{name: "only the solutions are right", input: threeProbes, answer: threeMeans, output: "777\n1\n",
			want: "The solutions are right, the nodes are not: a probe counts 1 for the empty board, and after each queen the product of all choices so far."},
		{name: "the seed again and again", input: threeProbes, answer: threeMeans, output: "21\n0\n",
			want: "These numbers come out when every probe begins with the seed again, so that all are the same: the numbers go on from one probe to the next."},
		{name: "a number drawn for a stuck probe", input: threeProbes, answer: threeMeans, output: "18\n2\n",
			want: "These numbers come out when a number is drawn even where no column is free, or the seed itself is the first number drawn, or the product of the generator does not fit into 32 bits."},
		{name: "another divisor", input: "10 7 500\n", answer: "36007\n804\n", output: "35590\n869\n", hidden: true,
			want: "These numbers come out when numbers are divided by 2147483648: the divisor is one less, 2147483647."},
		{name: "seed and probes exchanged", input: threeProbes, answer: threeMeans, output: "16\n3\n",
			want: "These numbers come out when the seed and the number of probes are exchanged: the seed comes first in the input."},
		{name: "added before it is multiplied", input: "10 7 500\n", answer: "36007\n804\n", output: "22957\n804\n", hidden: true,
			want: "These numbers come out when the nodes of a queen are added before the product grows: it is multiplied first, and then added."},
		{name: "rounded up", input: threeProbes, answer: threeMeans, output: "20\n2\n",
			want: "These numbers come out when the mean is rounded up: it is to be rounded down."},
		{name: "queens counted", input: "10 7 500\n", answer: "36007\n804\n", output: "8\n804\n", hidden: true,
			want: "These numbers come out when each queen adds 1 to the nodes: she adds the product of all choices so far."},
		{name: "a probe more", input: "10 7 500\n", answer: "36007\n804\n", output: "36069\n804\n", hidden: true,
			want: "These numbers come out when one probe more is made than asked for: a loop goes one too far."},
		{name: "anything else", input: threeProbes, answer: threeMeans, output: "1000\n1001\n",
			want: `Output line 1 is the first that is wrong: "1000", expected "19". The statement goes through three probes by hand: print each k, number and column of yours, and compare.`},
		{name: "words", input: threeProbes, answer: threeMeans, output: "nodes 19\n1\n",
			want: `Output line 1 should hold the number alone, without other text: "nodes 19".`},
		{name: "three numbers", input: threeProbes, answer: threeMeans, output: "19\n1\n3\n",
			want: `Output line 3, "3", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
	})
}

// Each wrong way is told from the right one somewhere, or it would be no use.
func TestWrongWaysDiffer(t *testing.T) {
	p := probing{n: 10, seed: 2147483646, probes: 500}
	small := probing{n: 10, seed: 12, probes: 500} // of which n and the seed can be exchanged
	right := p.with(way{})
	assert.Equal(t, result{36485, 1112}, right)
	for _, w := range wrongWays {
		if w.way.resized {
			assert.NotEqual(t, small.with(way{}), small.with(w.way), w.when)
			continue
		}
		assert.NotEqual(t, right, p.with(w.way), w.when)
	}
}

// A rule speaks for the exercise that has one.
func TestLinesByRule(t *testing.T) {
	rows := strings.Split("123456789 456789123 789123456 234567891 567891234 891234567 345678912 678912345 912345678", " ")
	puzzle := strings.ReplaceAll(strings.Join(rows, "\n")+"\n", "5", ".")
	swapped := strings.Join(append([]string{rows[1], rows[0]}, rows[2:]...), "\n") + "\n"
	c := example{input: puzzle, answer: strings.Join(rows, "\n") + "\n", output: swapped}.asCase(course.Lines)
	c.Exercise.Name = "11-the-same-search"
	assert.Equal(t, "The given 1 at row 1, column 1 was changed to 4.", Explain(c))
}

// What explains the numbers of one test must explain those of the others.
func TestEstimatesTogether(t *testing.T) {
	inputs := []probing{{4, 9, 3}, {8, 1, 1}, {10, 7, 50}, {3, 5, 2}}
	by := func(w way, fewer int) (tests []example) {
		for _, p := range inputs {
			r, right := p.with(w), p.with(way{})
			tests = append(tests, example{input: fmt.Sprintln(p.n, p.seed, p.probes),
				answer: fmt.Sprintf("%d\n%d\n", right.nodes, right.solutions), output: fmt.Sprintf("%d\n%d\n", r.nodes-fewer, r.solutions)})
		}
		return tests
	}
	from := func(i int, tests []example) []example { return append(tests[i:i+1:i+1], tests...) }
	const seedFirst = "These numbers come out when the seed itself is the first number drawn: the first is what the rule makes of the seed."
	drawn := way{draw: func(x int) (int, int) { return x, multiplier * x % modulus }}
	for _, tc := range []struct {
		name  string
		tests []example // the first is explained
		want  string
	}{
		{"alone it may be another", by(drawn, 0)[:1], "These numbers come out when a number is drawn even where no column is free, or the seed itself is the first number drawn, or the product of the generator does not fit into 32 bits."},
		{"with the others it is this", by(drawn, 0), seedFirst},
		{"two mistakes", by(drawn, 1), "These numbers come out when the seed itself is the first number drawn, and the empty board is left out of the nodes."},
		{"no root", from(3, by(way{}, 1)), "The nodes are one too few: the empty board is a node, too."},
		{"n and seed exchanged", by(way{resized: true}, 0), "These numbers come out when n and the seed are exchanged: n comes first in the input."},
		{"seed and probes exchanged, where that can be worked out", append(by(way{turned: true}, 0)[2:3], by(way{turned: true}, 0)[2], example{input: "10 2000000 5\n", answer: "35263\n0\n", output: "1\n1\n"}),
			"These numbers come out when the seed and the number of probes are exchanged: the seed comes first in the input."},
		{"a probe fewer", from(2, by(way{extra: -1}, 0)), "These numbers come out when one probe fewer is made than asked for: a loop ends one too early."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var cases []Case
			for _, e := range tc.tests {
				cases = append(cases, e.asCase(course.Lines))
			}
			c := cases[0]
			c.Program = NewProgram(cases)
			assert.Equal(t, tc.want, Explain(c))
		})
	}
}
