package rules_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/rules"
)

func rule(t testing.TB, slug string) rules.Rule {
	t.Helper()
	r, ok := rules.For(slug)
	require.True(t, ok, slug)
	return r
}

func TestFor(t *testing.T) {
	assert.Equal(t, []string{"the-same-search", "very-large-boards"}, rules.Slugs())
	for _, slug := range []string{"", "09-very-large-boards", "bitmasks"} {
		_, ok := rules.For(slug)
		assert.False(t, ok, slug)
	}
}

func TestAnySolution(t *testing.T) {
	judge := rule(t, "very-large-boards")
	for _, tc := range []struct {
		name, input, output string
		obeyed, fault       string
	}{
		{name: "one solution", input: "4\n", output: "2 4 1 3\n", obeyed: "2 4 1 3\n"},
		{name: "the other one", input: "4\n", output: "3 1 4 2\n", obeyed: "3 1 4 2\n"},
		{name: "one queen", input: "1\n", output: "1", obeyed: "1\n"},
		{name: "none", input: "2\n", output: "none\n", obeyed: "none\n"},
		{name: "laid out differently", input: "4\r\n", output: "\ufeff 2\t4\r\n1\n\n3", obeyed: "2 4 1 3\n"},

		{name: "nothing between", input: "8\n", output: "24683175\n", fault: "Nothing stands between the numbers; the statement has one space."},
		{name: "nothing between many", input: "100\n", output: strings.Repeat("1234567890", 19) + "12\n", fault: "Nothing stands between the numbers; the statement has one space."},
		{name: "nothing", input: "4\n", output: " \n", fault: "The program prints nothing. What is written to a bufio.Writer is printed by its Flush."},
		{name: "there is one", input: "5\n", output: "none\n", fault: "There is a solution for n = 5: there is one for every n but 2 and 3."},
		{name: "there is one for 1", input: "1\n", output: "None\n", fault: "There is a solution for n = 1: there is one for every n but 2 and 3."},
		{name: "a capital letter", input: "3\n", output: "None\n", fault: `The word for no solution is none, in small letters; printed is "None".`},
		{name: "none and more", input: "3\n", output: "none 1\n", fault: "Beside the word none nothing else is asked for."},
		{name: "a board where there is none", input: "2\n", output: "1 2\n",
			fault: "There is no solution for n = 2, so the answer is the word none. The queens at row 1, column 1 and row 2, column 2 share a diagonal.\n\nQ.\n.Q"},
		{name: "0 where there is none", input: "3\n", output: "0\n",
			fault: "There is no solution for n = 3, so the answer is the word none. Printed is \"0\"."},
		{name: "a diagonal up", input: "4\n", output: "2 4 3 1\n",
			fault: "The queens at row 2, column 4 and row 3, column 3 share a diagonal.\n\n.Q..\n...Q\n..Q.\nQ..."},
		{name: "a diagonal down", input: "4\n", output: "1 3 2 4\n",
			fault: "The queens at row 2, column 3 and row 3, column 2 share a diagonal. In all, 4 of the 4 queens are attacked.\n\nQ...\n..Q.\n.Q..\n...Q"},
		{name: "a column", input: "6\n", output: "2 4 6 1 3 2\n",
			fault: "The queens at row 1, column 2 and row 6, column 2 share a column. In all, 3 of the 6 queens are attacked.\n\n.Q....\n...Q..\n.....Q\nQ.....\n..Q...\n.Q...."},
		{name: "too few", input: "8\n", output: "2 4 6 8 3 1 7\n", fault: "The line has 7 numbers, n is 8."},
		{name: "too many", input: "4\n", output: "2 4 1 3 5\n", fault: "The line has 5 numbers, n is 4."},
		{name: "too few on many lines", input: "4\n", output: "2\n4\n1\n", fault: "The output has 3 numbers in all, n is 4."},
		{name: "the input again", input: "4\n", output: "4\n2 4 1 3\n", fault: "The first number repeats the input (4); only the columns are asked for."},
		{name: "two solutions", input: "4\n", output: "2 4 1 3\n3 1 4 2\n", fault: "The output has 2 solutions; only one is asked for."},
		{name: "outside", input: "8\n", output: "2 4 6 9 3 1 7 5\n", fault: "Column 9, in row 4, is outside 1 ... 8."},
		{name: "below 1", input: "4\n", output: "2 4 -1 3\n", fault: "Column -1, in row 3, is outside 1 ... 4."},
		{name: "from 0", input: "4\n", output: "1 3 0 2\n", fault: "Every number is one too small: columns are numbered from 1, not from 0."},
		{name: "brackets", input: "4\n", output: "[2 4 1 3]\n",
			fault: "There are brackets around the numbers, as a slice is printed; the statement has the numbers alone, with one space between two."},
		{name: "commas", input: "4\n", output: "2, 4, 1, 3\n", fault: "Commas stand between the numbers; the statement has only one space."},
		{name: "commas and from 0", input: "4\n", output: "1, 3, 0, 2\n",
			fault: "Commas stand between the numbers; the statement has only one space. Every number is one too small: columns are numbered from 1, not from 0."},
		{name: "a comma alone", input: "4\n", output: ",\n", fault: "Commas stand between the numbers; the statement has only one space."},
		{name: "a comma where there is none", input: "2\n", output: ",\n", fault: "There is no solution for n = 2, so the answer is the word none. Printed is \",\"."},
		{name: "a board", input: "4\n", output: ".Q..\n...Q\nQ...\n..Q.\n",
			fault: "The output is a board; the statement asks for one line of numbers, the column of the queen in each row."},
		{name: "a word", input: "4\n", output: "columns: 2 4 1 3\n", fault: `The output begins with the text "columns:": is it a prompt? Only the columns are asked for.`},
		{name: "a word behind", input: "4\n", output: "2 4 1 3 done\n", fault: `"done" is no column: the line should hold whole numbers alone.`},
		{name: "a prompt before none", input: "3\n", output: "n? none\n", fault: "Beside the word none nothing else is asked for."},
		{name: "another word for none", input: "3\n", output: "no solution\n", fault: `There is no solution for n = 3, so the answer is the word none. Printed is "no solution".`},
		{name: "a sign", input: "4\n", output: "+2 4 1 3\n", fault: `"+2" is no column: the line should hold whole numbers alone.`},
		{name: "a leading zero", input: "4\n", output: "02 4 1 3\n", fault: `"02" is no column: the line should hold whole numbers alone.`},
		{name: "a huge number", input: "4\n", output: strings.Repeat("9", 50) + " 4 1 3\n",
			fault: `"99999999999999999999…" is no column: the line should hold whole numbers alone.`},
		{name: "no input", input: "", output: "1\n", fault: "The input is no number, so no output can be right."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			obeyed, fault := judge([]byte(tc.input), []byte(tc.output))
			assert.Equal(t, tc.fault, fault)
			assert.Equal(t, tc.obeyed, string(obeyed))
		})
	}
}

// Every permutation of small boards, and none besides, is judged as comparing all
// pairs says.
func TestAnySolutionAgreesWithAllPairs(t *testing.T) {
	judge := rule(t, "very-large-boards")
	for n := 1; n <= 6; n++ {
		accepted := 0
		columns := make([]int, n)
		for code := range power(n+2, n) { // each column from 0 to n + 1
			for i := range columns {
				columns[i] = code % (n + 2)
				code /= n + 2
			}
			_, fault := judge(fmt.Appendln(nil, n), []byte(strings.Trim(fmt.Sprint(columns), "[]")))
			want := inPeace(columns, n)
			require.Equal(t, want && n != 2 && n != 3, fault == "", "n = %d, %v: %s", n, columns, fault)
			if want {
				accepted++
			}
		}
		assert.Equal(t, []int{0, 1, 0, 0, 2, 10, 4}[n], accepted, "n = %d", n)
	}
}

func power(base, exponent int) int {
	p := 1
	for range exponent {
		p *= base
	}
	return p
}

func inPeace(columns []int, n int) bool {
	for i, c := range columns {
		if c < 1 || c > n {
			return false
		}
		for j, d := range columns[:i] {
			if c == d || c-d == i-j || d-c == i-j {
				return false
			}
		}
	}
	return true
}

func BenchmarkAnySolution(b *testing.B) {
	judge := rule(b, "very-large-boards")
	var line strings.Builder
	for _, first := range []int{2, 1} {
		for c := first; c <= 100_000; c += 2 {
			fmt.Fprint(&line, c, " ")
		}
	}
	input, output := []byte("100000\n"), []byte(line.String())
	for b.Loop() {
		if _, fault := judge(input, output); fault != "" {
			b.Fatal(fault)
		}
	}
}

func FuzzAnySolution(f *testing.F) {
	judge := rule(f, "very-large-boards")
	f.Add("4\n", "2 4 1 3\n")
	f.Add("3\n", "none\n")
	f.Add("8\n", "[1 5 8]\n-1 .Q")
	f.Fuzz(func(t *testing.T, input, output string) {
		if len(input) > 5 {
			return
		}
		obeyed, fault := judge([]byte(input), []byte(output))
		assert.NotEqual(t, obeyed == nil, fault == "", "one of the two")
		assert.Less(t, len(fault), 500)
		if fault == "" {
			again, fault := judge([]byte(input), obeyed)
			assert.Empty(t, fault)
			assert.Equal(t, string(obeyed), string(again))
		}
	})
}
