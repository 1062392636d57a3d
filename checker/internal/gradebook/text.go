package gradebook

import (
	"fmt"
	"io"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// shownMistakes is how many of the common mistakes the text shows, and a mistake of
// fewer than commonFrom programs is not common.
const (
	shownMistakes = 10
	commonFrom    = 2
)

// Text writes an overview for people: the exercises, the students with their
// scores, common mistakes, and whatever needs a person's attention.
func (b *Book) Text(w io.Writer) error {
	o, err := b.overview()
	if err != nil {
		return err
	}
	var p page
	p.linef("%s, %s to %s", plural(len(b.Class.Students), "student"), plural(len(b.Class.Submissions), "submission"), plural(len(b.Exercises), "exercise"))
	p.exercises(o)
	p.students(b, o)
	p.mistakes(o)
	c := b.Class
	p.alike(b)
	p.names("Nothing handed in, or nothing that could be placed", c.Missing())
	p.names("Not in the roster", c.Unlisted())
	if len(c.Unplaced) > 0 {
		p.linef("\nNot placed, and not graded: %d", len(c.Unplaced))
		for _, u := range c.Unplaced {
			p.linef("  %s", report.InLine(u.File))
			p.wrapped("    ", u.Reason)
		}
	}
	if len(c.Earlier) > 0 {
		p.linef("\nEarlier attempts, which do not count: %d", len(c.Earlier))
		for _, a := range c.Earlier {
			p.linef("  %s", report.InLine(a.File))
		}
	}
	for _, note := range c.Notes {
		p.linef("\n%s", report.InLine(note))
	}
	_, err = io.WriteString(w, p.String())
	return err
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return figures.Thousands(int64(n)) + " " + noun + "s"
}

// A page is the text so far.
type page struct{ strings.Builder }

func (p *page) linef(format string, args ...any) {
	p.WriteString(report.Inert(strings.TrimRight(fmt.Sprintf(format, args...), " ")) + "\n")
}

// widestName is how many columns of a terminal a student's name may take in the
// table, where a longer one would push the scores out of sight.
const widestName = 40

// wrapped writes a text at an indent, for a terminal of 80 columns.
func (p *page) wrapped(indent, text string) {
	for line := range strings.SplitSeq(ansi.Wordwrap(report.Plain(text), 80-len(indent), ""), "\n") {
		p.linef("%s%s", indent, line)
	}
}

// table writes lines of cells. The first column is flush left, the others are flush
// right but for the last if it is words.
func (p *page) table(lines [][]string, lastIsWords bool) {
	widths := make([]int, len(lines[0]))
	for _, cells := range lines {
		for i, c := range cells {
			widths[i] = max(widths[i], ansi.StringWidth(c))
		}
	}
	for _, cells := range lines {
		var line strings.Builder
		for i, c := range cells {
			space := strings.Repeat(" ", widths[i]-ansi.StringWidth(c))
			switch {
			case i == 0:
				line.WriteString(c + space)
			case lastIsWords && i == len(cells)-1:
				line.WriteString("  " + c)
			default:
				line.WriteString("  " + space + c)
			}
		}
		p.linef("%s", line.String())
	}
}

func (p *page) exercises(o overview) {
	if len(o.exercises) == 0 {
		return
	}
	lines := [][]string{{"exercise", "handed in", "accepted", "mean", "verdicts"}}
	for i := range o.exercises {
		e := &o.exercises[i]
		lines = append(lines, []string{e.name, fmt.Sprint(e.submissions()), fmt.Sprint(e.verdicts[judge.Accepted]), e.mean(), e.counts()})
	}
	p.linef("")
	p.table(lines, true)
}

func (p *page) students(b *Book, o overview) {
	if len(b.Class.Students) == 0 || len(o.exercises) == 0 {
		return
	}
	head := []string{"student"}
	for _, e := range o.exercises {
		head = append(head, fmt.Sprintf("%02d", e.number))
	}
	lines := [][]string{head}
	for i, s := range b.Class.Students {
		line := []string{ansi.Truncate(report.InLine(s.Label), widestName, "…")}
		for _, at := range o.rows[i] {
			line = append(line, short(o.marks, at))
		}
		lines = append(lines, line)
	}
	p.linef("")
	p.table(lines, false)
	p.linef("\nShare of tests accepted in per cent;\n- nothing handed in, ? undecided, IE the checker failed.")
}

// short is a mark in a narrow table.
func short(marks []mark, at int) string {
	switch {
	case at < 0:
		return "-"
	case marks[at].verdict == judge.Undecided:
		return "?"
	case !marks[at].final():
		return string(marks[at].verdict)
	}
	return fmt.Sprint(int(points(marks[at].score)))
}

func (p *page) mistakes(o overview) {
	shown := 0
	for _, m := range o.mistakes {
		if len(m.students) < commonFrom || shown == shownMistakes {
			break
		}
		if shown == 0 {
			p.linef("\nCommon mistakes")
		}
		shown++
		p.linef("  %s  %s, %s", m.exercise, m.verdict.Words(), plural(len(m.students), "program"))
		p.wrapped("    ", m.message)
	}
}

// shownPairs is how many pairs of a group are shown to people.
const shownPairs = 5

func (p *page) alike(b *Book) {
	if !b.Compared {
		return
	}
	if len(b.Alike) == 0 {
		p.linef("\nNo two programs are alike up to names, layout and order of declarations.")
		return
	}
	p.linef("\nAlike up to names, layout and order of declarations: %s", plural(len(b.Alike), "group"))
	p.wrapped("  ", alikeHint)
	for _, a := range b.Alike {
		p.linef("  %s, %s", a.Exercise, plural(len(a.Students), "program"))
		if len(a.Students) > 2 {
			p.wrapped("    ", report.InLine(strings.Join(a.Students, ", ")))
		}
		shown := a.Pairs[:min(len(a.Pairs), shownPairs)]
		for _, pair := range shown {
			p.wrapped("    ", report.InLine(fmt.Sprintf("%s and %s: %s", pair.Students[0], pair.Students[1], pair.words())))
		}
		if more := len(a.Pairs) - len(shown) + a.Further; more > 0 {
			p.linef("    and %s", plural(more, "more pair"))
		}
	}
}

func (p *page) names(title string, students []class.Student) {
	if len(students) == 0 {
		return
	}
	p.linef("\n%s: %d", title, len(students))
	for _, s := range students {
		p.linef("  %s", report.InLine(s.Label))
	}
}
