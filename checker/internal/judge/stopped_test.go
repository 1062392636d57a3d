package judge

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
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
