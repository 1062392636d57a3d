package trace

import (
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

const (
	width      = 80 // columns of the terminal
	deepest    = 20 // columns at which deeper lines stop to move to the right
	largeBoard = 8  // from which on a trace shows little of the search
	afterCut   = 12 // lines that stand behind the place where some are left out
)

var (
	strong = ansi.NewStyle().Bold()
	faint  = ansi.NewStyle().Faint()
	good   = ansi.NewStyle().Bold().ForegroundColor(ansi.Green)
	bad    = ansi.NewStyle().Bold().ForegroundColor(ansi.Red)
)

// Options shape a report.
type Options struct {
	Lines int // of the trace that are shown at most; the rest is counted
	// Other says, in a sentence, why the program is not about the game of N queens;
	// "" if it is.
	Other string
}

// Report writes what the run has told, styled, in lines of at most 80 columns.
// What the program printed before it was stopped is all there is to it: the report
// says where a search did not end.
func (t *Tracer) Report(w io.Writer, opts Options) error {
	t.events.pass(len(t.events.held))
	forests, complete := grow(t.groups, t.events.events)
	p := &page{}
	p.line("") // what the program printed may end within a line
	if f, why := pick(forests, t.input()); f == nil {
		p.message(fmt.Sprintf("There is nothing to show: %s was not called.", t.groups[0].units[0].declared()))
	} else {
		p.forest(f, t.input(), why, complete, opts)
	}
	_, err := io.WriteString(w, p.b.String())
	return err
}

// input are the numbers that the program may have read.
func (t *Tracer) input() []int {
	if !t.reads {
		return nil
	}
	return t.numbers.list()
}

// pick chooses what to show: the first search on a board, or else the first with
// choices, or else any. It also says why it has no board.
func pick(forests []*forest, input []int) (*forest, string) {
	var best *forest
	bestWhy, bestRank := "", 0
	for _, f := range forests {
		if len(f.roots) == 0 {
			continue
		}
		why := f.setColumns(input)
		rank := 1
		switch {
		case why == "":
			rank = 3
		case f.chooses():
			rank = 2
		}
		if rank > bestRank || rank == bestRank && f.roots[0].number < best.roots[0].number {
			best, bestWhy, bestRank = f, why, rank
		}
	}
	return best, bestWhy
}

// chooses reports whether there are loops of choices in a forest.
func (f *forest) chooses() bool {
	for _, u := range f.group.units {
		if len(u.loops) > 0 {
			return true
		}
	}
	return false
}

// A page is the text so far.
type page struct{ b strings.Builder }

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

func (p *page) forest(f *forest, input []int, why string, complete bool, opts Options) {
	if why == "" && opts.Other == "" && blocked(input) {
		opts.Other = "The input is a board with blocked cells."
	}
	told := &teller{}
	var left *departed
	if why != "" || opts.Other != "" {
		p.title(f, "the calls and what they choose")
		for _, root := range f.roots {
			told.tree(root, 0)
		}
	} else {
		p.title(f, "rows are its calls, columns are "+report.Plain(f.columns))
		left = f.tell(told, input)
	}
	p.line("")
	p.trace(told.lines, opts.Lines, left)
	if !complete {
		p.line(faint.Styled("here the trace ends: a run tells " + judge.Thousands(maxEvents) + " events and no more"))
	} else if !f.ended() {
		p.line(strong.Styled("here the search was cut off"))
	}
	p.line("")
	p.summary(told.tally, why == "" && opts.Other == "")
	switch {
	case opts.Other != "":
		p.message(opts.Other + " So no attack is named, and nothing is compared with the path of the reference.")
	case why != "":
		p.message("No board can be drawn, and nothing is compared with the reference: " + why + ".")
	default:
		p.verdict(f, left, complete)
		if told.beyond > 0 {
			p.message("It tries one row more when every row has its queen. Does it notice a full board?")
		}
	}
}

func (p *page) title(f *forest, words string) {
	p.line(strong.Styled(ansi.Truncate("Trace of "+f.group.units[0].declared(), width, "…")))
	p.line(faint.Styled(ansi.Truncate(words, width, "…")))
}

func (f *forest) ended() bool {
	return f.roots[len(f.roots)-1].ended
}

// blocked reports whether an input is a size and as many rows of cells that are 0
// or 1.
func blocked(input []int) bool {
	if len(input) < 2 || input[0] < 1 || len(input)-1 != input[0]*input[0] {
		return false
	}
	for _, cell := range input[1:] {
		if cell != 0 && cell != 1 {
			return false
		}
	}
	return true
}

// trace writes the lines that there is room for: the start, and those around the
// departure or else the end.
func (p *page) trace(lines []line, most int, left *departed) {
	focus := len(lines) - 1
	if left != nil && left.departure != nil {
		focus = left.departure.in(lines)
		lines[focus].note = "← leaves the path"
		lines[focus].look = wrong
	}
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
	p.line(faint.Styled(fmt.Sprintf("… %s %s left out", judge.Thousands(int64(n)), noun)))
}

// in is the index of the line at which the departure shows.
func (d *departure) in(lines []line) int {
	at := 0
	for i, l := range lines {
		if l.at == any(d.turn) {
			return i
		}
		if l.at == any(d.call) {
			at = i
		}
	}
	return at
}

func (p *page) traced(l line) {
	indent := min(2*l.depth, deepest)
	room := width - indent
	if l.look == wrong {
		room -= ansi.StringWidth(l.note) + 2
	}
	text := strings.Repeat(" ", indent) + ansi.Truncate(l.text, room, "…")
	style := map[look]ansi.Style{faded: faint, shiny: good, header: strong, wrong: bad}[l.look]
	if gap := width - ansi.StringWidth(text) - ansi.StringWidth(l.note); l.note != "" && gap >= 2 {
		p.line(style.Styled(text) + strings.Repeat(" ", gap) + faint.Styled(l.note))
		return
	}
	p.line(style.Styled(text))
}

func (p *page) summary(t tally, board bool) {
	n := func(count int, one, many string) string {
		if count == 1 {
			return "1 " + one
		}
		return judge.Thousands(int64(count)) + " " + many
	}
	words := n(t.calls, "call", "calls") + ", " + n(t.tried, "choice", "choices") + " tried, " + judge.Thousands(int64(t.refused)) + " refused, "
	if !board {
		p.message(words + fmt.Sprintf("deepest call %s.", judge.Thousands(int64(t.deepest))))
		return
	}
	words += fmt.Sprintf("deepest row %d, %s reached", t.deepest, n(t.full-t.attacked, "solution", "solutions"))
	if t.attacked > 0 {
		words += fmt.Sprintf(" and %s with an attack", n(t.attacked, "full board", "full boards"))
	}
	p.message(words + ".")
}
