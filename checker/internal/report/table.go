package report

import (
	"fmt"
	"path/filepath"
	"strings"
	"time"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/judge"
)

// A row is one line of a table of verdicts: the mark, the name, the verdict in
// words, and further cells, which stand to the right.
type row struct {
	verdict judge.Verdict
	name    string
	rest    []string // as many in each row
}

// rows writes a table. Where the page is narrow the names give way.
func (p *page) rows(rows []row) {
	const indent, between, shortestName = 4, 2, 8
	name, verdict, rest := 0, 0, make([]int, len(rows[0].rest))
	for _, r := range rows {
		name, verdict = max(name, ansi.StringWidth(r.name)), max(verdict, len(r.verdict.Words()))
		for i, cell := range r.rest {
			rest[i] = max(rest[i], ansi.StringWidth(cell))
		}
	}
	room := p.width - indent - between - verdict
	for _, w := range rest {
		room -= between + w
	}
	name = min(name, max(shortestName, room))
	gap := strings.Repeat(" ", between)
	for _, r := range rows {
		mark, style := face(r.verdict)
		line := "  " + style.Styled(mark) + " " + pad(fitted(r.name, name), name) + gap +
			pad(style.Styled(r.verdict.Words()), verdict)
		for i, cell := range r.rest {
			line += gap + padLeft(cell, rest[i])
		}
		p.line(line)
	}
}

// tests writes one line a test.
func (p *page) tests(tests []judge.TestResult) {
	var rows []row
	for _, t := range tests {
		rows = append(rows, row{t.Verdict, InLine(t.Name), []string{Steps(t.Steps), t.Engine, duration(t)}})
	}
	p.rows(rows)
}

// Steps is a number of steps in words, as in 1 step or 2,057 steps; "" if it is not known.
func Steps(n int64) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 step"
	}
	return figures.Thousands(n) + " steps"
}

func duration(t judge.TestResult) string {
	switch {
	case t.Engine == "":
		return ""
	case t.Time < time.Millisecond:
		return "<1 ms"
	case t.Time < time.Second:
		return fmt.Sprintf("%d ms", t.Time.Milliseconds())
	}
	return fmt.Sprintf("%.1f s", t.Time.Seconds())
}

// closing sums several submissions up, one line each.
func (p *page) closing(results []judge.Result) {
	var rows []row
	accepted := 0
	for _, r := range results {
		rows = append(rows, row{r.Verdict, label(r, repeats(results)), []string{passed(r), score(r)}})
		if r.Verdict == judge.Accepted {
			accepted++
		}
	}
	p.rows(rows)
	p.line("")
	p.line(strong.Styled(fmt.Sprintf("%d of %d accepted", accepted, len(results))))
}

// label tells a submission from the others: by its exercise, or by its file if
// an exercise was handed in more than once.
func label(r judge.Result, repeated bool) string {
	if repeated {
		return InLine(filepath.ToSlash(r.File))
	}
	return InLine(r.Exercise)
}

func repeats(results []judge.Result) bool {
	seen := map[string]bool{}
	for _, r := range results {
		if seen[r.Exercise] {
			return true
		}
		seen[r.Exercise] = true
	}
	return false
}

// passed is "2 of 3 tests", or "" if none was run.
func passed(r judge.Result) string {
	if len(r.Tests) == 0 {
		return ""
	}
	return fmt.Sprintf("%d of %d tests", r.Accepted(), len(r.Tests))
}

// score is in whole per cent, rounded down, so that only full marks are 100%;
// "" where there is none.
func score(r judge.Result) string {
	if r.Verdict == judge.InternalError {
		return ""
	}
	return fmt.Sprintf("%d%%", int(r.Score*100+1e-9))
}
