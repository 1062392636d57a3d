package trace

import (
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/report"
)

const (
	width    = 80 // columns of the terminal
	deepest  = 20 // columns at which deeper lines stop to move to the right
	afterCut = 12 // lines that stand behind the place where some are left out
)

// A page is the text of a record so far.
type page struct{ b strings.Builder }

// Text writes a record for a terminal, styled, in lines of at most 80 columns. At
// most so many lines are the trace itself; the rest is counted.
func Text(w io.Writer, r *Record, lines int) error {
	p := &page{}
	p.line("") // what the program printed may end within a line
	if len(r.Searches) > 0 {
		p.record(r, lines)
	}
	if r.NoBoard != "" {
		p.message(r.NoBoard)
	}
	if r.Path != nil {
		p.path(r.Path)
	}
	for _, note := range r.Notes {
		p.message(note)
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

func (p *page) line(text string) {
	p.b.WriteString(strings.TrimRight(text, " "))
	p.b.WriteByte('\n')
}

// message writes words in lines of the page's width.
func (p *page) message(words string) {
	for line := range strings.SplitSeq(ansi.Wordwrap(report.Plain(words), width-2, ""), "\n") {
		p.line("  " + line)
	}
}

func (p *page) record(r *Record, most int) {
	about := "the calls and what they choose"
	if r.NoBoard == "" {
		about = "rows are its calls, columns are " + r.Columns
	}
	p.line(strong().Styled(ansi.Truncate("Trace of "+r.Function, width, "…")))
	p.line(faint().Styled(ansi.Truncate(about, width, "…")))
	p.line("")
	p.trace(r, most)
	p.line("")
	p.message(r.Tally)
}

// A line is one line of the trace.
type line struct {
	depth int
	text  string
	note  string // at the right
	style ansi.Style
}

// linesOf gives the lines of a record, and the index of the one in focus: at which it
// leaves the path, or else the last.
func linesOf(r *Record) (lines []line, focus int) {
	left := -1
	for i, s := range r.Searches {
		for j, step := range s.Steps {
			if r.Path != nil && !r.Path.Stays && i == r.Path.Search && j == r.Path.Step {
				left = len(lines)
			}
			lines = append(lines, lineFor(step))
			if step.Kind == Full {
				for _, row := range drawBoard(step.Queens, s.Size, 0, 0, "") {
					lines = append(lines, line{depth: step.depth, text: row})
				}
			}
		}
	}
	if left < 0 {
		return lines, len(lines) - 1
	}
	lines[left].note, lines[left].style = leavesHere, bad()
	return lines, left
}

const leavesHere = "← leaves the path"

func lineFor(s Step) line {
	l := line{depth: s.depth, text: s.Words}
	switch s.Kind {
	case Begin:
		l.style = strong()
	case Place:
		l.note = columnsOf(s.Queens)
	case Full:
		l.style = good()
	case Refuse:
		l.style = faint()
	case Turn:
		if s.Column == 0 {
			l.style = faint()
		}
	}
	return l
}

// trace writes the lines that there is room for: the start, and those around the
// departure or else the end.
func (p *page) trace(r *Record, most int) {
	lines, focus := linesOf(r)
	head, tail := cut(len(lines), most, focus)
	for _, l := range lines[:head] {
		p.traced(l)
	}
	if tail > head {
		p.left(tail - head)
	}
	end := min(len(lines), tail+most-head)
	for _, l := range lines[tail:end] {
		p.traced(l)
	}
	if end < len(lines) {
		p.left(len(lines) - end)
	}
	if r.Cut != "" {
		p.line(strong().Styled(r.Cut))
	}
}

// cut says which of n lines are shown, most of them at most: those before head,
// and those from tail on, among which is the one in focus.
func cut(n, most, focus int) (head, tail int) {
	if n <= most || focus < most-1 {
		return min(n, most), min(n, most)
	}
	rest := min(afterCut, most/2)
	return most - rest, min(n-rest, max(most-rest, focus-rest+2))
}

func (p *page) left(n int) {
	noun := "lines are"
	if n == 1 {
		noun = "line is"
	}
	p.line(faint().Styled(fmt.Sprintf("… %s %s left out", figures.Thousands(int64(n)), noun)))
}

func (p *page) traced(l line) {
	indent := min(2*l.depth, deepest)
	room := width - indent
	if l.note == leavesHere {
		room -= ansi.StringWidth(l.note) + 2
	}
	text := strings.Repeat(" ", indent) + ansi.Truncate(l.text, room, "…")
	if gap := width - ansi.StringWidth(text) - ansi.StringWidth(l.note); l.note != "" && gap >= 2 {
		p.line(l.style.Styled(text) + strings.Repeat(" ", gap) + faint().Styled(l.note))
		return
	}
	p.line(l.style.Styled(text))
}

func (p *page) path(path *Path) {
	if path.Stays {
		p.line(good().Styled("✓ ") + path.Title)
		return
	}
	p.line(bad().Styled("✗ ") + strong().Styled(path.Title))
	p.message(path.Words)
	p.line("")
	for _, row := range drawBoard(path.Queens, path.size, path.Row, path.Column, path.Mark) {
		p.line("    " + row)
	}
	if path.Doubt != "" {
		p.line("")
		p.message(path.Doubt)
	}
}

func strong() ansi.Style { return ansi.NewStyle().Bold() }
func faint() ansi.Style  { return ansi.NewStyle().Faint() }

// Bold green and bold red, as numbers: see the styles of package report.
func good() ansi.Style { return ansi.Style{"1", "32"} }
func bad() ansi.Style  { return ansi.Style{"1", "31"} }
