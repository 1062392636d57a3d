package report

import (
	"io"
	"path/filepath"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/judge"
)

// Text writes results for people to read, styled. If there are several it is brief
// about those that nobody has begun to work on, and ends in a table.
func Text(w io.Writer, results []judge.Result, opts Options) error {
	p := page{width: opts.width()}
	for i, r := range results {
		if i > 0 {
			p.line("")
		}
		if len(results) > 1 && isStarter(r) {
			p.header(r)
			p.summary(r)
			continue
		}
		p.submission(r)
	}
	if len(results) > 1 {
		p.line("")
		p.closing(results)
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

// A page is the text so far.
type page struct {
	b     strings.Builder
	width int
}

func (p *page) line(parts ...string) {
	p.b.WriteString(Inert(strings.TrimRight(strings.Join(parts, ""), " ")))
	p.b.WriteByte('\n')
}

// message writes wrapped text at an indent.
func (p *page) message(indent, text string) {
	for _, line := range wrap(text, p.width-len(indent)) {
		p.line(indent, line)
	}
}

func (p *page) submission(r judge.Result) {
	p.header(r)
	p.line("")
	if len(r.Tests) > 0 {
		p.tests(r.Tests)
		p.line("")
	}
	if t := r.FirstFailing(); t != nil {
		p.failure(r, *t)
		p.line("")
	}
	if len(r.Diagnostics) > 0 {
		p.diagnostics(r)
		p.line("")
	}
	if len(r.Tests) == 0 && r.Err != nil {
		p.message("  ", r.Err.Error())
		p.line("")
	}
	p.summary(r)
}

// header names the exercise and the file, on one line if they fit.
func (p *page) header(r judge.Result) {
	title := InLine(r.Exercise) + "  " + InLine(r.Title)
	file := InLine(filepath.ToSlash(r.File))
	if gap := p.width - ansi.StringWidth(title) - ansi.StringWidth(file); gap >= 2 {
		p.line(strong.Styled(title), strings.Repeat(" ", gap), faint.Styled(file))
		return
	}
	p.line(strong.Styled(title))
	p.line(faint.Styled(file))
}

// summary gives the verdict, the score and what to do next.
func (p *page) summary(r judge.Result) {
	p.verdict(r)
	if next := nextStep(r); next != "" {
		p.line("  next: ", strings.ReplaceAll(next, "\n", "\n        "))
	}
}

func (p *page) verdict(r judge.Result) {
	mark, style := face(r.Verdict)
	said := style.Styled(mark + " " + inFull(r.Verdict))
	if tests := passed(r); tests != "" {
		said += ", " + tests + " passed"
	}
	if share := score(r); share != "" {
		said += ", score " + share
	}
	p.line(said)
}

// inFull is the code of a verdict and its words, unless it is itself a word.
func inFull(v judge.Verdict) string {
	if string(v) == v.Words() {
		return v.Words()
	}
	return string(v) + " " + v.Words()
}
