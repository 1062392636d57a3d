package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

// What had been printed when the steps ran out says whether the program is slow or never
// ends.
func TestStoppedForItsSteps(t *testing.T) {
	const (
		begin   = "Stopped after 50 steps, the limit of this test. A step is one call of a function or one turn of a loop. "
		tooMuch = "Either a loop or a recursion never ends (does it notice the end of input, or that nothing is left to place?), or the method tries far more than it needs to."
		limits  = " The statement says: Searching again is too slow."
		whole   = "By then the whole answer had been printed: what does the program go on with? Does it notice the end of input, and does no loop begin it all again?"
		right   = "What had been printed by then is right, but more should follow. "
	)
	for _, tc := range []struct {
		name, answer, output string
		head                 bool
		want                 string
	}{
		{name: "nothing", answer: "1\n92\n", want: begin + "Nothing had been printed by then. " + tooMuch + limits},
		{name: "the first line", answer: "1\n92\n", output: "1\n", want: begin + right + tooMuch + limits},
		{name: "in the middle of a line", answer: "1\n92\n", output: "1\n9", want: begin + right + tooMuch + limits},
		{name: "the whole answer", answer: "1\n92\n", output: "1\n92\n", want: begin + whole},
		{name: "the whole answer and more", answer: "1\n92\n", output: "1\n92\n92\n92\n", want: begin + whole},
		{name: "as many lines as are known", answer: "1\n92\n", output: "1\n92\n3\n", head: true, want: begin + right + tooMuch + limits},
		{name: "wrong", answer: "1\n92\n", output: "2\n", want: begin + tooMuch + limits},
		{name: "nothing is asked for", answer: "", output: "", want: begin + "Nothing had been printed by then. " + tooMuch + limits},
	} {
		t.Run(tc.name, func(t *testing.T) {
			ex := &course.Exercise{Name: "04-bitmasks", Output: course.Counts, TooSlow: "Searching again is too slow."}
			test := &course.Test{Answer: []byte(tc.answer), Head: tc.head, Limits: course.Limits{Steps: 50}}
			assert.Equal(t, tc.want, explain(ex, test, engine.Result{How: engine.StepLimit, Stdout: []byte(tc.output)}))
		})
	}
	ex := &course.Exercise{Name: "02-diagonal-arrays", Output: course.Boards, Cells: true}
	test := &course.Test{Input: []byte("4\n"), Answer: []byte(".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"), Limits: course.Limits{Steps: 50}}
	assert.Contains(t, explain(ex, test, engine.Result{How: engine.StepLimit, Stdout: []byte("Q...\n.Q..\n..Q.\n...Q\n\nQ...\n")}),
		"In board 1 the queens at row 1, column 1 and row 2, column 2 share a diagonal.\n\nQ...\n.Q..\n..Q.\n...Q")
	ex.TooSlow = "Comparing everything is too slow."
	assert.NotContains(t, explain(ex, test, engine.Result{How: engine.StepLimit, Stdout: []byte("Q...\n.Q..\n..Q.\n...Q\n\nQ...\n")}), "statement",
		"it is wrong, and would be slow for that")
}

func TestStoppedForItsOutput(t *testing.T) {
	ex := &course.Exercise{Name: "04-bitmasks", Output: course.Counts}
	test := &course.Test{Answer: []byte("1\n"), Limits: course.Limits{OutputKiB: 1024}}
	assert.Equal(t, "Stopped after printing more than 1,024 KiB, the limit of this test. It begins with the whole answer and goes on: does a loop not notice the end of input, or begin it all again?",
		explain(ex, test, engine.Result{How: engine.OutputLimit, Stdout: []byte("1\n1\n1\n")}))
	ex = &course.Exercise{Name: "03-grid-counters", Output: course.PermutationsCount}
	test = &course.Test{Input: []byte("6\n"), Answer: []byte("2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n"), Limits: course.Limits{OutputKiB: 1024}}
	assert.Equal(t, "Stopped after printing more than 1,024 KiB, the limit of this test. It begins with the right solutions and goes on: only the first ones are asked for, and the number of all.",
		explain(ex, test, engine.Result{How: engine.OutputLimit, Stdout: []byte("2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n5 3 1 6 4 2\n5 3")}))
	test = &course.Test{Input: []byte("3\n"), Answer: []byte("0\n"), Limits: course.Limits{OutputKiB: 1024}}
	assert.Equal(t, "Stopped after printing more than 1,024 KiB, the limit of this test. Look for a loop that prints and never ends, for example one that does not notice the end of input.",
		explain(ex, test, engine.Result{How: engine.OutputLimit, Stdout: []byte("row\nrow\nrow\n")}), "there are no solutions to begin with")
}

// The hint of a crash fits the exercise.
func TestCrashOfAnExercise(t *testing.T) {
	for _, tc := range []struct{ slug, message, want string }{
		{"diagonal-arrays", "panic: runtime error: index out of range [0] with length 0", " It has no elements at all: has it been made with make, and filled?"},
		{"the-same-search", "panic: runtime error: index out of range [9] with length 9",
			" The last index is 8: is it long enough, and does the index stay within it? Nine rows and columns are 0 to 8 when they count from 0."},
		{"the-same-search", "panic: runtime error: index out of range [-1]", " An index went below 0: the rows and columns of the grid are 0 to 8 there."},
		{"estimating", "panic: runtime error: index out of range [-3]",
			" An index went below 0. The remainder of a negative number is negative: has a product overflowed, which needs 64 bits?"},
		{"estimating", "panic: runtime error: integer divide by zero", " What it divides by is 0: is there a row in which no column is free?"},
		{"bitmasks", "panic: [my own words] with length 5", ""},
	} {
		ex := &course.Exercise{Name: "01-" + tc.slug}
		assert.Equal(t, tc.message+"."+tc.want, crash(ex, &engine.Failure{Message: tc.message}))
	}
}

func TestAboutStreams(t *testing.T) {
	const wrong = "Output line 1 is the first that is wrong."
	cut := strings.Repeat("1234567 ", 1024)
	for _, tc := range []struct{ message, stdout, stderr, want string }{
		{wrong, "2\n", "debug", wrong},
		{saysNothing + " Why?", "", "", saysNothing + " Why?"},
		{saysNothing + " Why?", "", " \n", saysNothing + " Why?"},
		{saysNothing + " Why?", "", "92\n", saysStderr},
		{saysNothing + " Why?", "\n\n", "", "The program prints only blank lines. Why?"},
		{wrong, cut, "", "The output breaks off after exactly 8,192 bytes, within a line: a bufio.Writer prints the rest of what it holds only when its Flush is called."},
		{wrong, "9" + cut[1:], "", wrong},
		{wrong, cut[1:] + "\n", "", wrong},
	} {
		test := &course.Test{Answer: []byte(cut + cut + "\n")}
		assert.Equal(t, tc.want, aboutStreams(tc.message, &course.Exercise{}, test, engine.Result{Stdout: []byte(tc.stdout), Stderr: []byte(tc.stderr)}))
	}
}

// Where wrong answers are explained by those of all tests, what the streams say stays.
func TestAboutStreamsOfOneNumber(t *testing.T) {
	for _, output := range []course.Layout{course.Number, course.Lines} {
		ex := exerciseWith("a", "b")
		ex.Output = output
		r := grade(t, Grader{Only: golang(map[string]outcome{"*": {run: engine.Result{Stderr: []byte("1\n")}}})}, ex)
		assert.Equal(t, "WA/go WA/go", verdicts(r))
		assert.Equal(t, saysStderr, r.Tests[0].Message)
		assert.Equal(t, saysStderr, r.Tests[1].Message)
	}
}

// The compiler's words stay as they are; a thought stands below them where they say
// too little.
func TestInPlainWords(t *testing.T) {
	for _, tc := range []struct{ words, hint string }{
		{"expected 'package', found 'EOF'", "There is no program in the file: was it saved? A Go program begins with the line package main and has a func main."},
		{"syntax error: expected 'package', found def", "A Go program begins with the line package main: is it missing, or is this another language?"},
		{"expected 'package', found 'import'", "A Go program begins with the line package main: is it missing, or is this another language?"},
		{"invalid character U+FF08 '（' in identifier", "This is a full-width character; Go wants the plain ASCII one."},
		{"invalid character U+201C '“'", "This is a typographic character, as text editors put in; Go wants the plain ASCII one."},
		{"syntax error: unexpected semicolon or newline before {", "The opening brace belongs at the end of the line before."},
		{"syntax error: unexpected keyword else, expected }", "An else belongs on the line of the brace } before it."},
		{"syntax error: unexpected ++ at end of statement", "In Go n++ is a statement of its own, no part of an expression."},
		{"invalid array length n", "The length of an array must be a constant; make([]int, n) makes a slice of n elements."},
		{"function main is undeclared in the main package", "A program begins in func main: is it there, and spelled so?"},
		{"declared and not used: x", ""},
	} {
		want := tc.words
		if tc.hint != "" {
			want += "\n\t" + tc.hint
		}
		given := []frontend.Diagnostic{{Line: 3, Column: 1, Message: tc.words}, {Line: 4, Column: 2, Message: tc.words}}
		assert.Equal(t, []frontend.Diagnostic{{Line: 3, Column: 1, Message: want}, given[1]}, inPlainWords(given))
		assert.Equal(t, tc.words, given[0].Message, "what is given stays as it is")
	}
}
