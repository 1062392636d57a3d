package web

import (
	"fmt"
	"html"
	"os"
	"path"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/starter"
)

// exercise makes the page of an exercise and, beside it, what the judge in the
// browser needs: tests, limits and the starter.
func (b *builder) exercise(p *page, e *course.Exercise) error {
	p.number = e.Number
	if err := p.render(p.text, nil); err != nil {
		return err
	}
	begin, err := beginning(e)
	if err != nil {
		return err
	}
	fmt.Fprintf(&p.main, `<section class="program" id="program" aria-labelledby="program-title">
<h2 id="program-title">Your program</h2>
<p class="still">In a clone of the course it is <code>exercises/%s/main.go</code>. With scripts turned on you can write and check it here.</p>
<div class="cell" data-cell="0"><div class="bar"><span class="name" id="cell-1-name">main.go</span><span class="about"></span></div>
<div class="code"><pre><code>%s</code></pre></div></div>
</section>
`, html.EscapeString(e.Name), highlight(begin))
	p.contents = append(p.contents, heading{"program", "Your program"})
	if l, ok := b.beside(e); ok {
		p.before = b.lessonLink(l)
	}
	for _, l := range b.lessons {
		if l.Number > e.Number {
			p.next = b.lessonLink(l)
			break
		}
	}
	data, err := encode(forJudge(e, begin))
	b.site.Add(path.Dir(p.path)+"/exercise.json", data)
	return err
}

// beginning is what a learner begins with. An exercise that somebody has added
// to the course has no copy of its starter yet; there it is the file itself.
func beginning(e *course.Exercise) (string, error) {
	text, err := starter.Of(e.Name)
	if err != nil {
		text, err = os.ReadFile(e.Starter())
	}
	return strings.ReplaceAll(string(text), "\r\n", "\n"), err
}

// An exerciseJSON is an exercise as the judge in the browser reads it.
type exerciseJSON struct {
	Name    string        `json:"name"`
	Title   string        `json:"title"`
	Output  course.Layout `json:"output"`
	Cells   bool          `json:"cells"`
	Limits  limitsJSON    `json:"limits"`
	TooSlow string        `json:"too_slow"`
	Tests   []testJSON    `json:"tests"`
	Starter string        `json:"starter"`
}

type limitsJSON struct {
	Steps     int64 `json:"steps"`
	MemoryMiB int   `json:"memory_mib"`
	OutputKiB int   `json:"output_kib"`
}

type testJSON struct {
	Name   string     `json:"name"`
	Input  string     `json:"input"`
	Answer string     `json:"answer"`
	Head   bool       `json:"head"`
	Sample bool       `json:"sample"`
	Heavy  bool       `json:"heavy"`
	Limits limitsJSON `json:"limits"`
}

func forJudge(e *course.Exercise, starter string) exerciseJSON {
	ex := exerciseJSON{Name: e.Name, Title: e.Title, Output: e.Output, Cells: e.Cells, Limits: limitsJSON(e.Limits), TooSlow: e.TooSlow, Starter: starter}
	for _, t := range e.Tests {
		ex.Tests = append(ex.Tests, testJSON{Name: t.Name, Input: string(t.Input), Answer: string(t.Answer),
			Head: t.Head, Sample: t.Sample, Heavy: t.Heavy, Limits: limitsJSON(t.Limits)})
	}
	return ex
}

// hints makes the page of the hints of an exercise, each folded away.
func (b *builder) hints(p *page, e *course.Exercise) error {
	p.number = e.Number
	all, err := b.course.Hints(e)
	if err != nil {
		return err
	}
	p.title = fmt.Sprintf("Hints for exercise %02d", e.Number)
	fmt.Fprintf(&p.main, "<h1>%s: %s</h1>\n<p>Open the next one only when you are stuck: each says more than the one before.</p>\n",
		p.title, html.EscapeString(e.Title))
	for i, hint := range all {
		fmt.Fprintf(&p.main, "<details class=\"hint\">\n<summary>Hint %d: %s</summary>\n", i+1, html.EscapeString(hint.Title))
		if err := p.render(hint.Text, nil); err != nil {
			return err
		}
		p.main.WriteString("</details>\n")
	}
	return nil
}
