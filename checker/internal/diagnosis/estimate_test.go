package diagnosis

import (
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
			want: `Output line 1 is the first that is wrong: "1000", expected "19".`},
		{name: "words", input: threeProbes, answer: threeMeans, output: "nodes 19\n1\n",
			want: `Output line 1 should hold the number alone, without other text: "nodes 19".`},
		{name: "three numbers", input: threeProbes, answer: threeMeans, output: "19\n1\n3\n",
			want: `Output line 3, "3", does not belong to the answer: is it a debug line or a prompt? Everything else is right.`},
	})
}

// Each wrong way is told from the right one somewhere, or it would be no use.
func TestWrongWaysDiffer(t *testing.T) {
	p := probing{n: 10, seed: 2147483646, probes: 500}
	right := p.with(way{})
	assert.Equal(t, result{36485, 1112}, right)
	for _, w := range wrongWays {
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
