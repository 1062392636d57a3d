package diagnosis

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
)

const (
	more  = " More are found than there are: does a queen stand where another attacks her or on a cell that is not free, or does a board count before it is full?"
	fewer = " Fewer are found than there are: is every row and column tried, and every mark and cell given back when the search comes back?"
)

// What explains a number of one test must explain most of the others.
func TestTogether(t *testing.T) {
	open := func(n int) string { return strings.Repeat("1 ", n) + "\n" }
	four := "4\n" + strings.Repeat(open(4), 4)
	five := "5\n" + strings.Repeat(open(5), 5)
	six := "6\n" + strings.Repeat(open(6), 6)
	seven := "7\n" + strings.Repeat(open(7), 7)
	const (
		sharedOrTwice = "This number comes out when a black and a white queen may share a cell, or when each way is counted twice (it is double the right number), " +
			"or when for one of the colours the search stops one row too early."
		nauck = "8 2\n4 4\n5 2\n"
	)
	for _, tc := range []struct {
		name  string
		tests []example // the first is explained
		want  string
	}{
		{"alone", []example{{input: four, answer: "2\n", output: "4\n"}}, sharedOrTwice},
		{"shared", []example{{input: four, answer: "2\n", output: "4\n"}, {input: five, answer: "40\n", output: "100\n"}},
			"This number comes out when a black and a white queen may share a cell."},
		{"twice", []example{{input: four, answer: "2\n", output: "4\n"}, {input: five, answer: "40\n", output: "80\n"}},
			"This number comes out when each way is counted twice (it is double the right number)."},
		{"neither", []example{{input: four, answer: "2\n", output: "4\n"}, {input: five, answer: "40\n", output: "41\n"}},
			"The number of ways is wrong: 4, expected 2." + more},
		{"other numbers than those of the larger tests", []example{{input: four, answer: "2\n", output: "4\n"}, {input: five, answer: "40\n", output: "50\n"}},
			"The number of ways is wrong: 4, expected 2." + more},
		{"right elsewhere", []example{{input: four, answer: "2\n", output: "4\n"}, {input: five, answer: "40\n", output: "40\n"}},
			"The number of ways is wrong: 4, expected 2." + more},
		{"whether", []example{{input: nauck, answer: "2\n", output: "1\n"}, {input: "6 0\n", answer: "4\n", output: "1\n"}},
			"This is 1, as if the question were whether there is a way; asked for is the number of ways."},
		{"not whether", []example{{input: nauck, answer: "2\n", output: "1\n"}, {input: "6 0\n", answer: "4\n", output: "3\n"}},
			"This is one less than the right count: is every full board counted, the first and the last, too?"},
		{"not one less elsewhere", []example{{input: nauck, answer: "2\n", output: "1\n"}, {input: "6 0\n", answer: "4\n", output: "7\n"}},
			"The number of ways is wrong: 1, expected 2." + fewer},
		{"below 0", []example{{input: "4 1\n1 1\n", answer: "0\n", output: "-2\n"}},
			"The number of ways is wrong: -2, expected 0. No number of ways is below 0; where there is none it is 0."},
		{"one of the diagonals of placed queens", []example{{input: nauck, answer: "2\n", output: "8\n"}},
			"This number comes out when of the diagonals of placed queens only one kind is marked."},
		{"the same everywhere", []example{{input: four, answer: "2\n", output: "4\n"}, {input: five, answer: "40\n", output: "4\n"}, {input: six, answer: "12\n", output: "4\n"}},
			"The number is 4 whatever the input is, also where another is right: does the program use what it reads?"},
		{"shared and halved", []example{{input: five, answer: "40\n", output: "50\n"}, {input: six, answer: "12\n", output: "8\n"}, {input: seven, answer: "496\n", output: "800\n"}},
			"This number comes out when two mistakes come together: a black and a white queen may share a cell, and black and white are not told apart."},
		{"two mistakes of too few numbers", []example{{input: five, answer: "40\n", output: "50\n"}, {input: six, answer: "12\n", output: "8\n"}},
			"The number of ways is wrong: 50, expected 40." + more},
		{"two mistakes, not everywhere", []example{{input: five, answer: "40\n", output: "50\n"}, {input: six, answer: "12\n", output: "8\n"}, {input: seven, answer: "496\n", output: "800\n"}, {input: four, answer: "2\n", output: "5\n"}},
			"The number of ways is wrong: 50, expected 40." + more},
		{"one kind of diagonals and shared", []example{{input: four, answer: "2\n", output: "49\n"}, {input: five, answer: "40\n", output: "529\n"}, {input: six, answer: "12\n", output: "6889\n"}},
			"This number comes out when two mistakes come together: only one of the two kinds of diagonals is compared, and a black and a white queen may share a cell."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var cases []Case
			for _, e := range tc.tests {
				cases = append(cases, e.asCase(course.Number))
			}
			c := cases[0]
			c.Program = NewProgram(cases)
			assert.Equal(t, tc.want, Explain(c))
		})
	}
}
