package judge

import (
	"bytes"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
)

// What the bytes that a program wrote say beside the lines that are compared.
const (
	saysNothing  = "The program prints nothing."
	saysBlank    = "The program prints only blank lines."
	saysStderr   = "The program prints nothing to standard output. What it writes to standard error (os.Stderr, or the built-in println) is not its answer: print it with fmt.Println. What is written to a bufio.Writer is printed by its Flush."
	saysBreaksAt = "The output breaks off after exactly %s bytes, within a line: a bufio.Writer prints the rest of what it holds only when its Flush is called."
)

// bufioSize is the size of the buffer of bufio.NewWriter.
const bufioSize = 4096

// aboutStreams is the message about a wrong output of a test, with what its bytes say.
func aboutStreams(message string, ex *course.Exercise, t *course.Test, run engine.Result) string {
	out := run.Stdout
	switch nothing := strings.HasPrefix(message, saysNothing); {
	case nothing && len(out) == 0 && len(bytes.TrimSpace(run.Stderr)) > 0:
		return saysStderr
	case nothing && len(out) > 0:
		return saysBlank + strings.TrimPrefix(message, saysNothing)
	case len(out) > 0 && len(out)%bufioSize == 0 && out[len(out)-1] != '\n' && mayGoOn(ex, t, out):
		return strings.Replace(saysBreaksAt, "%s", figures.Thousands(int64(len(out))), 1)
	}
	return message
}

// mayGoOn reports whether an output is right as far as it goes. Where rules decide there
// is no telling.
func mayGoOn(ex *course.Exercise, t *course.Test, output []byte) bool {
	_, right := beginsRight(t, output)
	return right || ex.Output == course.ByRules
}
