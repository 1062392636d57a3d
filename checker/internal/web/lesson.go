package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/notebook"
)

// lesson makes the page of a lesson and, beside it, its cells, in which the scripts put
// the reader's edits.
func (b *builder) lesson(p *page, l course.Lesson) error {
	n, err := notebook.Parse(p.text)
	if err != nil {
		return err
	}
	p.number = l.Number
	if err := p.render(p.text, n); err != nil {
		return err
	}
	at := slices.IndexFunc(b.lessons, func(other course.Lesson) bool { return other.Name == l.Name })
	if at > 0 {
		p.before = b.lessonLink(b.lessons[at-1])
	}
	if e := b.exerciseOf(l); e != nil {
		p.next = b.exerciseLink(e)
	}
	if p.next == nil && at+1 < len(b.lessons) {
		p.next = b.lessonLink(b.lessons[at+1])
	}
	data, err := encode(cellsOf(n))
	b.site.Add(path.Dir(p.path)+"/notebook.json", data)
	return err
}

// cells are those of a lesson as the scripts need them.
type cells struct {
	Cells []cell `json:"cells"`
}

type cell struct {
	ID       string `json:"id"`
	Words    string `json:"words"` // of the fence, from `go` on
	Source   string `json:"source"`
	Declares bool   `json:"declares"`
	Stdin    string `json:"stdin"`
	Output   string `json:"output"` // as verified
	Expect   string `json:"expect"`
}

func cellsOf(n *notebook.Notebook) cells {
	var all cells
	for _, c := range n.Cells {
		all.Cells = append(all.Cells, cell{ID: c.ID, Words: c.Words, Source: c.Source,
			Declares: c.Declares, Stdin: c.Stdin, Output: c.Output, Expect: string(c.Expect)})
	}
	return all
}

// encode is a value as JSON, without escapes that only HTML needs.
func encode(value any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(value)
	return b.Bytes(), err
}

// text makes the page of any other Markdown.
func (b *builder) text(p *page) error {
	if dir := path.Base(path.Dir(p.source)); strings.HasPrefix(p.source, "solutions/") && dir != "solutions" {
		e, err := b.course.Exercise(dir)
		if err != nil {
			return err
		}
		p.number = e.Number
	}
	return p.render(p.text, nil)
}

// program makes the page of a program of the course.
func (b *builder) program(p *page) error {
	p.title = p.source
	for i := range b.course.Exercises {
		if e := &b.course.Exercises[i]; strings.HasPrefix(p.source, "solutions/"+e.Name+"/") {
			p.number = e.Number
		}
	}
	for _, l := range b.lessons {
		if strings.HasPrefix(p.source, "lessons/"+l.Name+"/") {
			p.number = l.Number
		}
	}
	src := strings.ReplaceAll(string(p.text), "\r\n", "\n")
	fmt.Fprintf(&p.main, "<h1><code>%s</code></h1>\n<div class=\"code whole\" data-copy><pre><code>%s</code></pre></div>\n", p.source, highlight(src))
	return nil
}
