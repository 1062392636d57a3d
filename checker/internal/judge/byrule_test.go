package judge

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

// anyBoard is an exercise judged by its rule, whose test has n = 4. The answer is
// one of two right ones.
func anyBoard() *course.Exercise {
	return &course.Exercise{Number: 9, Name: "09-very-large-boards", Output: course.ByRules, Tests: []course.Test{{Name: "n-is-4",
		Input: []byte("4\n"), Answer: []byte("2 4 1 3\n"), Limits: course.Limits{Steps: 1000, MemoryMiB: 1, OutputKiB: 1}}}}
}

func TestJudgedByRules(t *testing.T) {
	for _, tc := range []struct {
		name, output string
		verdict      Verdict
		message      string
	}{
		{"the answer", "2 4 1 3\n", Accepted, ""},
		{"another right one", "3 1 4 2\n", Accepted, ""},
		{"spaces, carriage return, blank lines at the end", "3 1 4 2 \r\n\n \n", Accepted, ""},
		{"byte order mark", "\ufeff3 1 4 2", Accepted, ""},
		{"one number a line", "3\n1\n4\n2\n", PresentationError, "Output line 1 ends too early: one line is printed as two."},
		{"two spaces", "3  1 4 2\n", PresentationError, "In output line 1 more than one space stands between two words, where the statement has one space."},
		{"leading space", " 3 1 4 2\n", PresentationError, "Output line 1 begins with white space; its first word should stand in column 1."},
		{"a blank line first", "\n3 1 4 2\n", PresentationError, "Output line 1 is a blank line where none should be."},
		{"a broken rule", "1 2 4 3\n", WrongAnswer,
			"The queens at row 1, column 1 and row 2, column 2 share a diagonal. In all, 4 of the 4 queens are attacked.\n\nQ...\n.Q..\n...Q\n..Q."},
		{"nothing", "", WrongAnswer, "The program prints nothing. What is written to a bufio.Writer is printed by its Flush."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			ex := anyBoard()
			r := grade(t, Grader{Only: golang(map[string]outcome{"*": prints(tc.output, 10)})}, ex)
			require.NoError(t, r.Err)
			assert.Equal(t, tc.verdict, r.Verdict)
			assert.Equal(t, tc.message, r.Tests[0].Message)
			assert.Equal(t, tc.verdict == PresentationError, r.Tests[0].Difference != nil)
			assert.Equal(t, "2 4 1 3\n", string(ex.Tests[0].Answer), "the exercise is left as it was")
		})
	}
}

// What a report shows beside a wrong layout are the learner's own words.
func TestLayoutOfOwnAnswer(t *testing.T) {
	r := grade(t, Grader{Only: golang(map[string]outcome{"*": prints("3\n1 4 2\n", 10)})}, anyBoard())
	assert.Equal(t, "3 1 4 2\n", string(r.Tests[0].Test.Answer))
	assert.Equal(t, &Difference{Line: 1, Column: 2, Want: "3 1 4 2", Got: "3"}, r.Tests[0].Difference)
}

func TestNoRule(t *testing.T) {
	ex := anyBoard()
	ex.Name = "04-bitmasks"
	r := grade(t, Grader{Only: golang(nil)}, ex)
	assert.Equal(t, InternalError, r.Verdict)
	assert.EqualError(t, r.Err, "exercise 04-bitmasks is judged by rules, and there is no rule for bitmasks")
}

// The interpreter's board and the compiled program's may be two right ones, where
// chance is at work; the first that obeys is accepted.
func TestTheInterpreterAcceptsByRules(t *testing.T) {
	i, c := yaegi(map[string]outcome{"*": prints("3 1 4 2\n", 10)}), golang(nil)
	r := grade(t, Grader{Interpreter: i, Compiler: c}, anyBoard())
	assert.Equal(t, "AC/yaegi", verdicts(r))
	assert.Empty(t, c.asked)
}
