package judge

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
)

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
