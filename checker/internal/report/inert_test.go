package report

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

func TestInert(t *testing.T) {
	for text, want := range map[string]string{
		"main.go::3":             "main.go::3",
		"::error::no":            `\x3a:error::no`,
		"a\n \t::error::no":      "a\n \t" + `\x3a:error::no`,
		"\u3000::error::no":      "\u3000" + `\x3a:error::no`,
		"\x1b[1m::error::no":     "\x1b[1m" + `\x3a:error::no`,
		"\x1b[1m:\x1b[m:error::": "\x1b[1m" + `\x3a` + "\x1b[m:error::",
		": :error":               ": :error",
		"a ##[error]no":          `a #\x23[error]no`,
		"a ###[error]no":         `a ##\x23[error]no`,
		"##vso[task.complete]no": `#\x23vso[task.complete]no`,
		"## a heading [1]":       "## a heading [1]",
	} {
		assert.Equal(t, want, Inert(text))
	}
}

// aCommand is what GitHub's runner takes a line for, on either way of writing one.
var aCommand = regexp.MustCompile(`(?m)^\s*::\w|##\[\w`)

// Neither the name of a file nor what a learner's program says begins a line of its
// own, or one that the service around it obeys.
func TestNamesAreNoCommands(t *testing.T) {
	const name = "::error::a\n::add-mask::b\x1b[31m ##[error]c.go"
	wrong := compared(sample("4\n", "1\n"), false, "::error::1\n", name)
	broken := stopped(judge.RuntimeError, "panic: a\n::error::b, at line 9.")
	broken.Line, broken.Name = 9, name
	refused := submission(wrong)
	refused.Verdict, refused.Tests = judge.CompileError, nil
	refused.Diagnostics = []frontend.Diagnostic{{Line: 3, Message: "no " + name}}
	for _, r := range []judge.Result{submission(wrong), submission(broken), refused, {Exercise: name, Title: name, Verdict: judge.InternalError}} {
		r.File = name
		var text strings.Builder
		require.NoError(t, Text(Writer(&text, nil), []judge.Result{r, r}, Options{}))
		assert.Empty(t, aCommand.FindAllString(text.String(), -1), text.String())
		assert.Equal(t, Plain(text.String()), text.String(), "nothing steers a terminal")
		assert.NotContains(t, text.String(), "\n::")
		assert.Contains(t, text.String(), `:error::a\n::add-mask::b␛[31m #\x23[error]c.go`)
		assert.Empty(t, aCommand.FindAllString(Feedback(r, Options{}), -1))
	}
}
