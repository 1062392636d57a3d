package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
)

func TestDiagnose(t *testing.T) {
	const (
		boards = ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"
		three  = "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n"
		eight  = "方案1:1 5 8 6 3 7 2 4\n方案2:1 6 8 3 7 4 2 5\n"
	)
	for _, tc := range []struct {
		name   string
		layout course.Layout
		answer string
		output string
		head   bool
		want   string
	}{
		{name: "spaces between cells", layout: "boards", answer: boards, output: strings.ReplaceAll(strings.ReplaceAll(boards, ".", ". "), "Q", "Q "),
			want: "The cells of output line 1 are separated by spaces; the statement has none."},
		{name: "no blank line between boards", layout: "boards", answer: boards, output: strings.ReplaceAll(boards, "\n\n", "\n"),
			want: "There is no blank line after board 1: output line 5 should be blank."},
		{name: "no blank line after the second board", layout: "boards", answer: boards + boards, output: boards + strings.ReplaceAll(boards, "\n\n", "\n"),
			want: "There is no blank line after board 3: output line 15 should be blank."},
		{name: "blank line before the first board", layout: "boards", answer: boards, output: "\n" + boards,
			want: "Output line 1 is a blank line where none should be."},
		{name: "two blank lines between boards", layout: "boards", answer: boards, output: strings.Replace(boards, "\n\n", "\n\n\n", 1),
			want: "Output line 6 is a blank line where none should be."},
		{name: "board rows on one line", layout: "boards", answer: boards, output: strings.ReplaceAll(boards, "\n", ""),
			want: "Output line 1 goes on where the next line should begin: two lines are printed as one."},
		{name: "one cell a line", layout: "boards", answer: "Q\n\n.\n", output: "Q\n\n\n.\n",
			want: "Output line 3 is a blank line where none should be."},
		{name: "a blank line missing elsewhere", layout: "lines", answer: "1\n\n2\n", output: "1\n2\n",
			want: "There is no blank line: output line 2 should be blank."},
		{name: "leading space", layout: "counts", answer: "1\n92\n", output: "1\n 92\n",
			want: "Output line 2 begins with white space; its first word should stand in column 1."},
		{name: "tab between numbers", layout: "permutations+count", answer: three, output: strings.ReplaceAll(three, " ", "\t"),
			want: "In output line 1 a tab stands between two words, where the statement has one space."},
		{name: "two spaces", layout: "permutations+count", answer: three, output: strings.Replace(three, "5 1", "5  1", 1),
			want: "In output line 2 more than one space stands between two words, where the statement has one space."},
		{name: "full-width space", layout: "permutations+count", answer: three, output: strings.Replace(three, "5 1", "5\u30001", 1),
			want: "In output line 2 a full-width space stands between two words, where the statement has one space."},
		{name: "one line for two counts", layout: "counts", answer: "1\n92\n10\n", output: "1 92 10\n",
			want: "Output line 1 goes on where the next line should begin: two lines are printed as one."},
		{name: "one number a line", layout: "permutations+count", answer: three, output: strings.ReplaceAll(three, " ", "\n"),
			want: "Output line 1 ends too early: one line is printed as two."},
		{name: "a line of odd white space at the end", layout: "lines", answer: "a\n", output: "a\n\v\n",
			want: "Output line 2 is a blank line where none should be."},
		{name: "words in other lines", layout: "lines", answer: "a b\nc\n", output: "\u00a0a\u00a0b c\n",
			want: "Output line 1 goes on where the next line should begin: two lines are printed as one."},

		{name: "nothing", layout: "counts", answer: "1\n", output: "", want: "The program prints nothing."},
		{name: "something for nothing", layout: "boards", answer: "", output: "No solution\n",
			want: "Nothing should be printed here, and the program prints 1 line."},
		{name: "full-width colon", layout: "numbered", answer: eight, output: strings.ReplaceAll(eight, ":", "："),
			want: "In output line 1, column 4, the colon is the full-width one (：); the statement has the ASCII one (:)."},
		{name: "full-width digit", layout: "counts", answer: "1\n", output: "１\n",
			want: "In output line 1, column 1, the character is the full-width one (１); the statement has the ASCII one (1)."},
		{name: "small letters", layout: "boards", answer: boards, output: strings.ToLower(boards),
			want: "Output line 1 is right but for capital and small letters."},
		{name: "columns from 0", layout: "permutations+count", answer: three, output: "1 3 5 0 2 4\n2 5 1 4 0 3\n3 0 4 1 5 2\n4\n",
			want: "Every number is one too small: columns are numbered from 1, not from 0."},
		{name: "columns from 0 after a label", layout: "numbered", answer: eight, head: true,
			output: "方案1:0 4 7 5 2 6 1 3\n方案2:0 5 7 2 6 3 1 4\n方案3:0 6 3 5 7 1 4 2\n",
			want:   "Every number is one too small: columns are numbered from 1, not from 0."},
		{name: "half", layout: "number", answer: "40\n", output: "20\n",
			want: "This is half of the right count: are two things counted as one that the statement tells apart, such as black and white?"},
		{name: "a counter not reset", layout: "counts", answer: "1\n92\n10\n", output: "1\n93\n103\n",
			want: "The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset?"},
		{name: "a counter not reset after a 0", layout: "counts", answer: "0\n92\n10\n", output: "0\n92\n102\n",
			want: "The count in output line 3 is the right one plus the one before it: is a counter carried over from the earlier query, not reset?"},
		{name: "every solution", layout: "permutations+count", answer: three, output: "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n4\n",
			want: "More solutions are printed than asked for: only the first three, then the number of all."},
		{name: "count first", layout: "permutations+count", answer: three, output: "4\n2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n",
			want: "These are the right lines in another order; line 1 is the first out of place."},
		{name: "debug line", layout: "counts", answer: "1\n92\n", output: "n = 1\n1\n92\n",
			want: "Output line 1 is one too many, and all others are right: is it a debug line?"},
		{name: "debug line before a head", layout: "numbered", answer: eight, head: true, output: "start\n" + eight + "方案3:1 7 4 6 8 2 5 3\n",
			want: "Output line 1 is one too many, and all others are right: is it a debug line?"},
		{name: "the closing 0 answered", layout: "counts", answer: "1\n92\n", output: "1\n92\n1\n",
			want: "One more count is printed than there are queries: is the closing 0 answered, too?"},
		{name: "last line missing", layout: "permutations+count", answer: three, output: strings.TrimSuffix(three, "4\n"),
			want: "All lines are right, but the last one is missing."},
		{name: "a line missing inside", layout: "permutations+count", answer: three, output: strings.Replace(three, "3 6 2 5 1 4\n", "", 1),
			want: "One line is missing before output line 2; all others are right."},
		{name: "numbers without spaces", layout: "permutations+count", answer: three, output: strings.ReplaceAll(three, " ", ""),
			want: "Output line 1 has the right characters, but the spaces between its numbers are missing or misplaced."},
		{name: "ends early", layout: "lines", answer: "a\nb\nc\n", output: "a\n",
			want: "What is printed is right, but more should follow. The output has 1 line, the answer 3."},
		{name: "goes on", layout: "lines", answer: "a\n", output: "a\nb\nc\n",
			want: "The output is right up to line 1 and should end there. The output has 3 lines, the answer 1."},
		{name: "a wrong line", layout: "counts", answer: "1\n92\n10\n", output: "1\n90\n10\n",
			want: `Output line 2 is the first that is wrong: "90", expected "92".`},
		{name: "wrong, and fewer lines", layout: "lines", answer: "a\nb\nc\n", output: "x\ny\n",
			want: `Output line 1 is the first that is wrong: "x", expected "a". The output has 2 lines, the answer 3.`},
		{name: "a blank line instead", layout: "lines", answer: "a\nb\n", output: "\nx\n",
			want: `Output line 1 is the first that is wrong: a blank line, expected "a".`},
		{name: "a long line is cut at the difference", layout: "lines",
			answer: strings.Repeat("a", 100) + "b" + strings.Repeat("c", 100), output: strings.Repeat("a", 100) + "x" + strings.Repeat("c", 100),
			want: `Output line 1 is the first that is wrong: "…aaaaaaaaaaaaaaaxcccccccccccccc…", expected "…aaaaaaaaaaaaaaabcccccccccccccc…".`},
		{name: "control characters are escaped", layout: "lines", answer: "a\n", output: "\x1b[31mx\u202e\xff\n",
			want: `Output line 1 is the first that is wrong: "\x1b[31mx\u202e\xff", expected "a".`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			ex := &course.Exercise{Output: tc.layout, Cells: tc.layout == "boards"}
			test := &course.Test{Answer: []byte(tc.answer), Head: tc.head, Sample: true}
			verdict, d := Compare(ex, test, []byte(tc.output))
			if assert.NotNil(t, d, "the outputs must differ") {
				assert.Equal(t, tc.want, diagnose(ex, test, TestResult{Verdict: verdict, Output: []byte(tc.output), Difference: d}))
			}
		})
	}
}

func TestMessageKeepsHiddenAnswers(t *testing.T) {
	for _, tc := range []struct{ name, answer, output, want string }{
		{"the whole answer is one line", "712345\n", "7\n", `Output line 1 is the first that is wrong: "7".`},
		{"one line of several", "1\n712345\n812345\n", "1\n5\n6\n", `Output line 2 is the first that is wrong: "5", expected "712345".`},
	} {
		t.Run(tc.name, func(t *testing.T) {
			ex, test := &course.Exercise{Output: "counts"}, &course.Test{Answer: []byte(tc.answer)}
			verdict, d := Compare(ex, test, []byte(tc.output))
			assert.Equal(t, tc.want, diagnose(ex, test, TestResult{Verdict: verdict, Output: []byte(tc.output), Difference: d}))
		})
	}
}
