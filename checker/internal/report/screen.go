package report

import (
	"io"

	"nqueens/checker/internal/judge"
)

// Screen writes one result for a screen that may be too small for all of it: the
// verdict and what is wrong come first, the table of tests last.
func Screen(w io.Writer, r judge.Result, opts Options) error {
	p := page{width: opts.width()}
	p.verdict(r)
	p.line("")
	if t := r.FirstFailing(); t != nil {
		p.title(*t)
		if t.Message != "" {
			p.message("    ", t.Message)
			p.line("")
		}
		p.evidence(r, *t)
	}
	if len(r.Diagnostics) > 0 {
		p.diagnostics(r)
		p.line("")
	}
	if len(r.Tests) == 0 && r.Err != nil {
		p.message("  ", r.Err.Error())
		p.line("")
	}
	if len(r.Tests) > 0 {
		p.tests(r.Tests)
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}
