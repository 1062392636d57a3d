package report

import (
	"fmt"
	"strings"
	"unicode"

	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/judge"
)

// around is the number of lines shown before and after the first that differs.
const around = 3

// A cell is one line of the answer or of the output as it is shown: its glyphs,
// or a note in its place.
type cell struct {
	glyphs []glyph
	note   string
}

func (c cell) width() int {
	if c.note != "" {
		return len(c.note)
	}
	return widthOf(c.glyphs)
}

// A pair is a line of the answer beside the same line of the output.
type pair struct {
	number    int // from 1
	want, got cell
}

// pointAt is the index of the glyph at a column, from 1, and whether it makes
// sense to point at it: both lines must be there to be seen.
func (pr pair) pointAt(column int) (at int, ok bool) {
	return column - 1, pr.want.note == "" && pr.got.note == ""
}

// difference shows answer and output where they part: in two columns if the
// lines are short, as boards are, else the one line of each, one over the other.
func (p *page) difference(t judge.TestResult) {
	pairs := p.pairsAround(t)
	wantWidth, gotWidth := len("expected"), len("yours")
	for _, pr := range pairs {
		wantWidth, gotWidth = max(wantWidth, pr.want.width()), max(gotWidth, pr.got.width())
	}
	// Indent, mark, number and two bars take 16 columns.
	if wantWidth+gotWidth+16 <= p.width {
		p.twoColumns(t, pairs, wantWidth)
	} else {
		p.oneOverTheOther(t)
	}
	p.line("")
}

// pairsAround is the neighbourhood of the first difference. Of a test that is
// no sample it ends there, so as not to give the answer away.
func (p *page) pairsAround(t judge.TestResult) []pair {
	want, got := judge.Lines(t.Test.Answer), judge.Lines(t.Output)
	last := t.Difference.Line
	if t.Test.Sample {
		last = min(last+around, max(len(want), len(got)))
	}
	if t.Test.Head {
		last = min(last, len(want))
	}
	var pairs []pair
	for n := max(1, t.Difference.Line-around); n <= last; n++ {
		pairs = append(pairs, p.pairAt(t, n, want, got))
	}
	return pairs
}

func (p *page) pairAt(t judge.TestResult, n int, want, got []string) pair {
	show := glyphs
	if n <= len(want) && n <= len(got) && want[n-1] != got[n-1] &&
		(t.Verdict == judge.PresentationError || noSpace(want[n-1]) == noSpace(got[n-1])) {
		show = visibleGlyphs // white space is the difference
	}
	enough := t.Difference.Column + p.width
	pr := pair{number: n, want: lineCell(want, n, enough, show), got: lineCell(got, n, enough, show)}
	if n == t.Difference.Line && !t.Difference.WantEnds && !judge.MayShow(t.Test) {
		pr.want = cell{note: "(not shown)"}
	}
	return pr
}

// lineCell is a line, from 1, or as many characters of it as are enough.
func lineCell(lines []string, n, enough int, show func(string) []glyph) cell {
	switch {
	case n <= len(lines):
		return cell{glyphs: show(start(lines[n-1], enough))}
	case n == len(lines)+1:
		return cell{note: "(end)"}
	}
	return cell{}
}

func noSpace(line string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, line)
}

func (p *page) twoColumns(t judge.TestResult, pairs []pair, wantWidth int) {
	last := pairs[len(pairs)-1].number
	numberWidth := max(len("line"), len(fmt.Sprint(last)))
	margin := func(mark, number string) string {
		return "    " + mark + " " + padLeft(number, numberWidth) + " "
	}
	p.line(faint.Styled(margin(" ", "line") + bar + pad("expected", wantWidth) + " " + bar + "yours"))
	if above := pairs[0].number - 1; above > 0 {
		p.line(margin(" ", "…"), faint.Styled(bar+linesAre(above)+" right"))
	}
	for _, pr := range pairs {
		mark, at, point := " ", -1, false
		if pr.number == t.Difference.Line {
			mark = bad.Styled("✗")
			at, point = pr.pointAt(t.Difference.Column)
		}
		p.line(margin(mark, fmt.Sprint(pr.number)), faint.Styled(bar), pad(pr.want.render(at), wantWidth), " ",
			faint.Styled(bar), pr.got.render(at))
		if point {
			p.line(margin(" ", ""), faint.Styled(bar), strings.Repeat(" ", wantWidth), " ",
				faint.Styled(bar), caretUnder(pr.got.glyphs, 0, at))
		}
	}
	if below := p.below(t, last); below != "" {
		p.line(margin(" ", "…"), faint.Styled(bar+below))
	}
}

// linesAre is "1 line is" or "12 lines are".
func linesAre(n int) string {
	if n == 1 {
		return "1 line is"
	}
	return figures.Thousands(int64(n)) + " lines are"
}

// below says how much of answer and output comes after a line.
func (p *page) below(t judge.TestResult, last int) string {
	var said []string
	if t.Test.Head {
		return fmt.Sprintf("only the first %s compared", linesAre(len(judge.Lines(t.Test.Answer))))
	}
	if n := len(judge.Lines(t.Test.Answer)) - last; n > 0 && t.Test.Sample {
		said = append(said, more(n, "expected"))
	}
	if n := len(judge.Lines(t.Output)) - last; n > 0 {
		said = append(said, more(n, "printed"))
	}
	return strings.Join(said, ", ")
}

// oneOverTheOther shows only the line that differs, cut around the difference.
func (p *page) oneOverTheOther(t judge.TestResult) {
	const label = 9 // "expected" and a space
	room := p.width - 4 - label - 2
	pr := p.pairAt(t, t.Difference.Line, judge.Lines(t.Test.Answer), judge.Lines(t.Output))
	at, point := pr.pointAt(t.Difference.Column)
	from := 0
	if max(pr.want.width(), pr.got.width()) > room {
		// Up to the difference both lines are the same, so either tells where to cut.
		longer := pr.got.glyphs
		if len(longer) < len(pr.want.glyphs) {
			longer = pr.want.glyphs
		}
		from = cutFrom(longer, at, room)
	}
	p.line("    ", faint.Styled(fmt.Sprintf("line %d", t.Difference.Line)))
	p.line("    ", faint.Styled(pad("expected", label)+bar), pr.want.fit(from, room).render(at-shift(from)))
	p.line("    ", faint.Styled(pad("yours", label)+bar), pr.got.fit(from, room).render(at-shift(from)))
	if point {
		p.line("    ", faint.Styled(pad("", label)+bar), caretUnder(pr.got.glyphs, from, at))
	}
	if below := p.below(t, t.Difference.Line); below != "" {
		p.line("    ", faint.Styled("… "+below))
	}
}

// shift is by how many places a cut moves the glyphs: the ellipsis takes one.
func shift(from int) int {
	if from == 0 {
		return 0
	}
	return from - 1
}

func (c cell) fit(from, width int) cell {
	if c.note != "" {
		return c
	}
	return cell{glyphs: fit(c.glyphs, from, width)}
}

// render is a cell with the glyph at an index lit up, if there is one.
func (c cell) render(at int) string {
	if c.note != "" {
		return faint.Styled(c.note)
	}
	if at < 0 || at >= len(c.glyphs) {
		return textOf(c.glyphs)
	}
	return textOf(c.glyphs[:at]) + spot.Styled(c.glyphs[at].text) + textOf(c.glyphs[at+1:])
}
