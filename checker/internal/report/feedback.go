package report

import (
	"strings"

	"nqueens/checker/internal/judge"
)

// Feedback is what a result says is wrong and nothing else: the first failing test
// with its evidence, or the diagnostics, without a style; "" if all is accepted. It
// holds no times, so that the same result has the same feedback.
func Feedback(r judge.Result, opts Options) string {
	p := page{width: opts.width()}
	if t := r.FirstFailing(); t != nil {
		p.failure(r, *t)
	}
	if len(r.Diagnostics) > 0 {
		p.diagnostics(r)
	}
	if len(r.Tests) == 0 && r.Err != nil {
		p.message("  ", r.Err.Error())
	}
	var plain strings.Builder
	plainWriter{&plain}.Write([]byte(p.b.String()))
	return strings.TrimRight(plain.String(), "\n")
}
