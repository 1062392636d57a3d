package report

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/judge"
)

const (
	inputLines  = 6 // of a failing test's input that are shown
	outputLines = 3 // of what a program had printed when it was stopped
	bar         = "│ "
)

// failure explains one test: its input, what is wrong with the output or where
// the program broke, and the judge's words.
func (p *page) failure(r judge.Result, t judge.TestResult) {
	p.title(t)
	p.evidence(r, t)
	p.message("    ", t.Message)
}

func (p *page) title(t judge.TestResult) {
	_, style := face(t.Verdict)
	p.line("  ", strong.Styled(InLine(t.Name)), ": ", style.Styled(t.Verdict.Words()))
	p.line("")
}

// evidence is the input, the output, and the line that broke.
func (p *page) evidence(r judge.Result, t judge.TestResult) {
	if t.Test != nil {
		p.excerpt("input", t.Test.Input, inputLines)
	}
	switch {
	case t.Difference != nil:
		p.difference(t)
	case len(t.Output) > 0 && t.Verdict != judge.Undecided:
		label := "printed so far"
		if t.Verdict == judge.WrongAnswer {
			label = "yours" // judged by rules: there is no one answer beside it
		}
		p.excerpt(label, t.Output, outputLines)
	}
	if t.Line > 0 {
		p.line("    ", faint.Styled(fmt.Sprintf("%s:%d", InLine(filepath.ToSlash(r.File)), t.Line)))
		p.sourceLine("    ", r.Source, t.Line, 0)
		p.line("")
	}
}

// Evidence is what a test shows without a word of explanation, as plain text of at
// most 80 columns: its input, the output beside the answer, and the line of the
// learner's file that broke. It is for samples: of any other test it gives the
// input away.
func Evidence(r judge.Result, t judge.TestResult) string {
	p := page{width: Options{}.width()}
	p.evidence(r, t)
	return strings.Trim(ansi.Strip(p.b.String()), "\n")
}

// excerpt shows the first lines of a text, each cut to the page.
func (p *page) excerpt(label string, text []byte, atMost int) {
	if len(bytes.TrimSpace(text)) == 0 {
		p.line("    ", faint.Styled(label+": none"))
		p.line("")
		return
	}
	p.line("    ", faint.Styled(label))
	lines := strings.Split(strings.TrimRight(string(text), "\r\n"), "\n")
	left := 0
	if len(lines) > atMost {
		left = len(lines) - atMost
		lines = lines[:atMost]
	}
	for _, line := range lines {
		p.line("    ", faint.Styled(bar), fitted(strings.TrimSuffix(line, "\r"), p.width-6))
	}
	if left > 0 {
		p.line("    ", faint.Styled(bar+"… "+more(left, "")))
	}
	p.line("")
}

// more is "1 more line" and the like; what, if given, says what they are.
func more(n int, what string) string {
	noun := "lines"
	if n == 1 {
		noun = "line"
	}
	if what != "" {
		noun += " " + what
	}
	return figures.Thousands(int64(n)) + " more " + noun
}

// diagnostics lists what the frontend refused, each with its line.
func (p *page) diagnostics(r judge.Result) {
	file := InLine(filepath.ToSlash(r.File))
	for _, d := range judge.InPlainWords(r.Diagnostics) {
		place := file
		if d.Line > 0 {
			place += fmt.Sprintf(":%d", d.Line)
		}
		if d.Column > 0 {
			place += fmt.Sprintf(":%d", d.Column)
		}
		words, rest, _ := strings.Cut(Plain(d.In(file)), "\n")
		if ansi.StringWidth(place)+2+ansi.StringWidth(words) <= p.width {
			p.line(strong.Styled(place+":"), " ", words)
		} else {
			p.line(strong.Styled(place + ":"))
			p.message("    ", words)
		}
		if rest != "" {
			p.message("    ", rest)
		}
		if d.Line > 0 {
			p.sourceLine("  ", r.Source, d.Line, d.Column)
		}
	}
}

// sourceLine shows a line of the learner's file, with a caret under a column
// counted in bytes from 1; 0 for none.
func (p *page) sourceLine(indent string, source []byte, number, column int) {
	lines := strings.Split(strings.TrimPrefix(string(source), "\ufeff"), "\n")
	if number > len(lines) {
		return
	}
	line := strings.TrimRight(lines[number-1], " \t\r")
	room := p.width - len(indent) - 2
	gs := glyphs(line)
	at := len(glyphs(line[:min(max(column-1, 0), len(line))]))
	from := 0
	if widthOf(gs) > room {
		from = cutFrom(gs, at, room)
	}
	p.line(indent, faint.Styled(bar), textOf(fit(gs, from, room)))
	if column > 0 {
		p.line(indent, faint.Styled(bar), caretUnder(gs, from, at))
	}
}

// caretUnder is the line below a fitted one, with a caret under a glyph.
func caretUnder(gs []glyph, from, at int) string {
	before := widthOf(gs[from:at])
	if from > 0 {
		before += ellipsis.width
	}
	return strings.Repeat(" ", before) + bad.Styled("^")
}
