package report

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

func TestFeedback(t *testing.T) {
	assert.Empty(t, Feedback(submission(accepted("sample-1")), Options{}))
	assert.Equal(t, `  n-is-9: time limit

    input
    │ 9

    Stopped after 20,000,000 steps.`, Feedback(submission(accepted("sample-1"), stopped(judge.TimeLimit, "Stopped after 20,000,000 steps.")), Options{}))
	assert.Equal(t, "main.go:9:2: declared and not used: n\n  │     if true { col[n] = true; x := \"方案\" }\n  │     ^", Feedback(judge.Result{File: "main.go", Verdict: judge.CompileError,
		Source: []byte(source), Diagnostics: []frontend.Diagnostic{{Line: 9, Column: 2, Message: "declared and not used: n"}}}, Options{}))
	assert.Equal(t, "  no room", Feedback(judge.Result{Verdict: judge.InternalError, Err: errors.New("no room")}, Options{}))
}

func TestFeedbackIsTheSameEachTime(t *testing.T) {
	for name, results := range cases() {
		for _, r := range results {
			first := Feedback(r, Options{})
			for i := range r.Tests {
				r.Tests[i].Time += time.Hour
			}
			assert.Equal(t, first, Feedback(r, Options{}), name)
			assert.Equal(t, Plain(first), first, name)
		}
	}
}
