package gradebook

import (
	"bufio"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"
	"sync"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/grading"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

//go:embed page.html
var pageText string

//go:embed page.css
var pageStyle string

// pageTemplate is made when a page is: every process of the checker would pay for
// it otherwise, each child that interprets a program among them.
var pageTemplate = sync.OnceValue(func() *template.Template {
	return template.Must(template.New("page").Parse(pageText))
})

// What the templates are given.
type (
	headHTML struct {
		Style     template.CSS
		Summary   string
		Exercises []exerciseHTML
		Mistakes  []mistakeHTML
		Compared  bool
		Hint      string
		Alike     []alikeHTML
		Attention []listHTML
	}
	alikeHTML struct {
		Exercise string
		Students []labelHTML
		Pairs    []string
		Further  int
	}
	exerciseHTML struct {
		Name, Short, Title, Facts string
		Plots                     []plot
	}
	mistakeHTML struct {
		Exercise, Verdict, Programs, Message string
		Students                             []labelHTML
	}
	labelHTML struct{ Label, Anchor string }
	listHTML  struct {
		Title string
		Items []itemHTML
	}
	itemHTML struct{ Name, Words string }
	rowHTML  struct {
		labelHTML
		Cells []cellHTML
	}
	cellHTML    struct{ Words, Class string }
	studentHTML struct {
		labelHTML
		ID      string
		Results []resultHTML
	}
	resultHTML struct {
		Exercise, File, Verdict, Class, Score, Feedback string
		Late                                            bool
		Tests                                           []testHTML
	}
	testHTML struct{ Name, Verdict, Class, Steps string }
)

// HTML writes one page that needs nothing but itself: no script, no font, no
// picture from elsewhere.
func (b *Book) HTML(w io.Writer) error {
	o, err := b.overview()
	if err != nil {
		return err
	}
	p := &htmlPage{book: b, overview: o, w: bufio.NewWriter(w), anchors: map[string]string{}}
	for i, s := range b.Class.Students {
		p.anchors[s.Label] = fmt.Sprintf("student-%d", i+1)
	}
	p.write("head", p.head())
	for i, s := range b.Class.Students {
		p.write("row", p.row(s, o.rows[i]))
	}
	p.write("between", nil)
	for i, s := range b.Class.Students {
		student, err := p.student(s, o.rows[i])
		if err != nil {
			return err
		}
		p.write("student", student)
	}
	p.write("foot", nil)
	if p.err != nil {
		return p.err
	}
	return p.w.Flush()
}

// An htmlPage is a page that is written part by part, so that a class of any size
// is never in memory as a whole.
type htmlPage struct {
	book     *Book
	overview overview
	w        *bufio.Writer
	anchors  map[string]string // of students, by label
	err      error
}

func (p *htmlPage) write(part string, data any) {
	if p.err == nil {
		p.err = pageTemplate().ExecuteTemplate(p.w, part, data)
	}
}

func (p *htmlPage) label(label string) labelHTML {
	return labelHTML{report.Plain(label), p.anchors[label]}
}

func (p *htmlPage) head() headHTML {
	c := p.book.Class
	h := headHTML{Style: template.CSS(pageStyle), Summary: fmt.Sprintf("%s, %s to %s.",
		plural(len(c.Students), "student"), plural(len(c.Submissions), "submission"), plural(len(p.book.Exercises), "exercise"))}
	for i := range p.overview.exercises {
		e := &p.overview.exercises[i]
		facts := plural(e.submissions(), "submission")
		if e.submissions() > 0 {
			facts += ": " + e.counts()
		}
		if mean := e.mean(); mean != "" {
			facts += "; on average " + mean + " of the tests accepted"
		}
		h.Exercises = append(h.Exercises, exerciseHTML{e.name, fmt.Sprintf("%02d", e.number), e.title, facts + ".", e.plots()})
	}
	for _, m := range p.overview.mistakes {
		if len(m.students) < commonFrom {
			break
		}
		shown := mistakeHTML{Exercise: m.exercise, Verdict: m.verdict.Words(), Programs: plural(len(m.students), "program"), Message: m.message}
		for _, label := range m.students {
			shown.Students = append(shown.Students, p.label(label))
		}
		h.Mistakes = append(h.Mistakes, shown)
	}
	p.alike(&h)
	h.attend("Nothing handed in, or nothing that could be placed", labelsOf(c.Missing()))
	h.attend("Not in the roster", labelsOf(c.Unlisted()))
	var unplaced, earlier, notes []itemHTML
	for _, u := range c.Unplaced {
		unplaced = append(unplaced, itemHTML{report.Plain(u.File), report.Plain(u.Reason)})
	}
	for _, a := range c.Earlier {
		earlier = append(earlier, itemHTML{report.Plain(a.File), ""})
	}
	for _, n := range c.Notes {
		notes = append(notes, itemHTML{report.Plain(n), ""})
	}
	h.attend("Not placed, and not graded", unplaced)
	h.attend("Earlier attempts, which do not count", earlier)
	h.attend("Notes", notes)
	return h
}

// alike fills in the groups of programs that are alike.
func (p *htmlPage) alike(h *headHTML) {
	h.Compared, h.Hint = p.book.Compared, alikeHint
	for _, a := range p.book.Alike {
		shown := alikeHTML{Exercise: a.Exercise}
		for _, label := range a.Students {
			shown.Students = append(shown.Students, p.label(label))
		}
		for _, pair := range a.Pairs[:min(len(a.Pairs), shownPairs)] {
			shown.Pairs = append(shown.Pairs, report.Plain(fmt.Sprintf("%s and %s: %s", pair.Students[0], pair.Students[1], pair.words())))
		}
		shown.Further = len(a.Pairs) - len(shown.Pairs) + a.Further
		h.Alike = append(h.Alike, shown)
	}
}

func (h *headHTML) attend(title string, items []itemHTML) {
	if len(items) > 0 {
		h.Attention = append(h.Attention, listHTML{title, items})
	}
}

func labelsOf(students []class.Student) []itemHTML {
	var items []itemHTML
	for _, s := range students {
		items = append(items, itemHTML{report.Plain(s.Label), ""})
	}
	return items
}

func (p *htmlPage) row(s class.Student, r row) rowHTML {
	shown := rowHTML{labelHTML: p.label(s.Label)}
	for _, at := range r {
		if at < 0 {
			shown.Cells = append(shown.Cells, cellHTML{"–", "none"})
			continue
		}
		m := p.overview.marks[at]
		words := string(m.verdict)
		if m.final() {
			words = fmt.Sprintf("%d %s", int(points(m.score)), m.verdict)
		}
		shown.Cells = append(shown.Cells, cellHTML{words, classOf(m.verdict)})
	}
	return shown
}

// classOf is the class of a verdict's colour. The word always stands beside it.
func classOf(v judge.Verdict) string {
	switch v {
	case judge.Accepted:
		return "good"
	case judge.Undecided, judge.InternalError:
		return "unsure"
	}
	return "bad"
}

func (p *htmlPage) student(s class.Student, r row) (studentHTML, error) {
	shown := studentHTML{labelHTML: p.label(s.Label), ID: report.Plain(s.ID)}
	for _, at := range r {
		if at < 0 {
			continue
		}
		submission := &p.book.Class.Submissions[at]
		g, err := p.book.Result(submission)
		if err != nil {
			return shown, err
		}
		shown.Results = append(shown.Results, resultOf(g, submission.Late))
	}
	return shown, nil
}

func resultOf(g grading.Graded, late bool) resultHTML {
	r := resultHTML{Exercise: g.Exercise, File: report.Plain(g.File), Verdict: g.Verdict.Words(), Class: classOf(g.Verdict), Late: late,
		Feedback: g.Feedback}
	if m := markOf(g); m.final() {
		r.Score = fmt.Sprintf("%d%%", int(points(m.score)))
		if m.tests > 0 {
			r.Score = fmt.Sprintf("%d of %d tests, %s", m.passed, m.tests, r.Score)
		}
	}
	for _, t := range g.Tests {
		steps := ""
		if t.Steps > 0 {
			steps = figures.Thousands(t.Steps)
		}
		r.Tests = append(r.Tests, testHTML{report.Plain(t.Name), t.Verdict.Words(), classOf(t.Verdict), steps})
	}
	r.Feedback = strings.TrimLeft(r.Feedback, "\n")
	return r
}
