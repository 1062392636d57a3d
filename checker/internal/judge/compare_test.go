package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
)

func TestCompare(t *testing.T) {
	const board = ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"
	for _, tc := range []struct {
		name           string
		answer, output string
		cells, head    bool
		want           Verdict
		line, column   int
	}{
		{name: "equal", answer: "1 2\n", output: "1 2\n", want: Accepted},
		{name: "both empty", answer: "", output: "", want: Accepted},
		{name: "only blank lines for nothing", answer: "", output: " \n\r\n\t\n", want: Accepted},
		{name: "trailing spaces and tabs", answer: "1 2\n3\n", output: "1 2 \t \n3 \n", want: Accepted},
		{name: "carriage returns", answer: "1 2\n3\n", output: "1 2\r\n3\r\n", want: Accepted},
		{name: "byte order mark", answer: "1 2\n", output: "\ufeff1 2\n", want: Accepted},
		{name: "byte order mark in the answer", answer: "\ufeff1 2\n", output: "1 2\n", want: Accepted},
		{name: "no line end", answer: "1 2\n", output: "1 2", want: Accepted},
		{name: "blank lines at the end", answer: "1 2\n", output: "1 2\n\n \n", want: Accepted},
		{name: "last blank line missing", answer: board, output: strings.TrimRight(board, "\n"), cells: true, want: Accepted},

		{name: "two spaces", answer: "1 2\n", output: "1  2\n", want: PresentationError, line: 1, column: 3},
		{name: "tab", answer: "1 2\n", output: "1\t2\n", want: PresentationError, line: 1, column: 2},
		{name: "leading space", answer: "1 2\n", output: " 1 2\n", want: PresentationError, line: 1, column: 1},
		{name: "one word a line", answer: "1 2\n", output: "1\n2\n", want: PresentationError, line: 1, column: 2},
		{name: "all on one line", answer: "1\n2\n", output: "1 2\n", want: PresentationError, line: 1, column: 2},
		{name: "blank line at the start", answer: "1\n", output: "\n1\n", want: PresentationError, line: 1, column: 1},
		{name: "no blank line between boards", answer: board, output: strings.ReplaceAll(board, "\n\n", "\n"), cells: true,
			want: PresentationError, line: 5, column: 1},
		{name: "spaces between cells", answer: "Q..\n", output: "Q . .\n", cells: true, want: PresentationError, line: 1, column: 2},
		{name: "vertical tab at the end of a line", answer: "1\n", output: "1\v\n", want: PresentationError, line: 1, column: 2},

		{name: "other words", answer: "1 2\n", output: "1 3\n", want: WrongAnswer, line: 1, column: 3},
		{name: "spaces between cells where words count", answer: "Q..\n", output: "Q . .\n", want: WrongAnswer, line: 1, column: 2},
		{name: "numbers run together", answer: "1 2\n", output: "12\n", want: WrongAnswer, line: 1, column: 2},
		{name: "nothing", answer: "1\n", output: "", want: WrongAnswer, line: 1, column: 1},
		{name: "something for nothing", answer: "", output: "1\n", want: WrongAnswer, line: 1, column: 1},
		{name: "line missing", answer: "1\n2\n", output: "1\n", want: WrongAnswer, line: 2, column: 1},
		{name: "line too many", answer: "1\n", output: "1\n2\n", want: WrongAnswer, line: 2, column: 1},
		{name: "column in characters", answer: "方案1:1 5\n", output: "方案1:1 6\n", want: WrongAnswer, line: 1, column: 7},
		{name: "not UTF-8", answer: "方案1\n", output: "\xb7\xbd\xb0\xb81\n", want: WrongAnswer, line: 1, column: 1},
		{name: "not UTF-8, equal so far", answer: "a\xffb\n", output: "a\xffc\n", want: WrongAnswer, line: 1, column: 3},
		{name: "replacement character for a bad byte", answer: "\ufffd\n", output: "\xff\n", want: WrongAnswer, line: 1, column: 1},

		{name: "head: more lines follow", answer: "1\n2\n", output: "1\n2\n3\n4\n", head: true, want: Accepted},
		{name: "head: exactly those", answer: "1\n2\n", output: "1\n2\n", head: true, want: Accepted},
		{name: "head: too few", answer: "1\n2\n", output: "1\n", head: true, want: WrongAnswer, line: 2, column: 1},
		{name: "head: a wrong line", answer: "1\n2\n", output: "1\n3\n3\n", head: true, want: WrongAnswer, line: 2, column: 1},
		{name: "head: laid out differently", answer: "1\n2\n", output: "1\n\n2\n\n3\n", head: true, want: PresentationError, line: 2, column: 1},
		{name: "head: on one line", answer: "1\n2\n", output: "1 2 3\n", head: true, want: PresentationError, line: 1, column: 2},
		{name: "head: a longer word is another word", answer: "1\n2\n", output: "1 23\n", head: true, want: WrongAnswer, line: 1, column: 2},
	} {
		t.Run(tc.name, func(t *testing.T) {
			verdict, d := Compare(&course.Exercise{Cells: tc.cells},
				&course.Test{Answer: []byte(tc.answer), Head: tc.head}, []byte(tc.output))
			assert.Equal(t, tc.want, verdict)
			if tc.want == Accepted {
				assert.Nil(t, d)
				return
			}
			if assert.NotNil(t, d) {
				assert.Equal(t, tc.line, d.Line, "line")
				assert.Equal(t, tc.column, d.Column, "column")
			}
		})
	}
}

func TestDifferenceGivesBothLines(t *testing.T) {
	for _, tc := range []struct {
		name, answer, output string
		want                 Difference
	}{
		{"changed", "1\n2\n3\n", "1\n4\n3\n", Difference{Line: 2, Column: 1, Want: "2", Got: "4"}},
		{"output ends", "1\n2\n", "1\n", Difference{Line: 2, Column: 1, Want: "2", GotEnds: true}},
		{"answer ends", "1\n", "1\n2 \n", Difference{Line: 2, Column: 1, Got: "2", WantEnds: true}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			_, d := Compare(&course.Exercise{}, &course.Test{Answer: []byte(tc.answer)}, []byte(tc.output))
			assert.Equal(t, &tc.want, d)
		})
	}
}

// An output that was cut off tells a search that finds too much from a loop that never ends.
func TestDiagnoseFlood(t *testing.T) {
	ex := &course.Exercise{Output: course.Boards, Cells: true}
	test := &course.Test{Input: []byte("1\n"), Answer: []byte("Q\n\n")}
	assert.Empty(t, diagnoseFlood(ex, test, test.Answer))
	test = &course.Test{Input: []byte("2\n")}
	assert.Empty(t, diagnoseFlood(ex, test, []byte("Q.\nQ")))
	assert.Equal(t, "In board 1 the queens at row 1, column 1 and row 2, column 1 share a column.\n\nQ.\nQ.", diagnoseFlood(ex, test, []byte("Q.\nQ.\n\nQ")))
}

// Whatever a program prints, comparing must end, and must accept exactly what
// reads the same line by line.
func FuzzCompare(f *testing.F) {
	f.Add("1 2\n", "1 2 \r\n\n", false, false)
	f.Add("\ufeffQ..\n", "Q . .\xff", true, false)
	f.Add("1\n2\n", "1\n2\n3", false, true)
	f.Fuzz(func(t *testing.T, answer, output string, cells, head bool) {
		ex := &course.Exercise{Cells: cells, Output: "boards"}
		test := &course.Test{Answer: []byte(answer), Head: head}
		verdict, d := Compare(ex, test, []byte(output))
		if verdict == Accepted {
			return
		}
		assert.Greater(t, d.Line, 0)
		assert.Greater(t, d.Column, 0)
		assert.NotEmpty(t, diagnose(ex, test, TestResult{Verdict: verdict, Output: []byte(output), Difference: d}))
		again, _ := Compare(ex, test, test.Answer)
		assert.Equal(t, Accepted, again)
	})
}
