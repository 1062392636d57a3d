package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/notebook"
)

// lesson makes the page of a lesson and, beside it, the text of the notebook with
// gaps where the cells are: the scripts put the reader's edits there.
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
	data, err := encode(notebookOf(p.text, n))
	b.site.Add(path.Dir(p.path)+"/notebook.json", data)
	return err
}

// gaps is a notebook as the scripts need it: Text[0], the first cell, Text[1],
// the second cell and so on is the Markdown that it came from.
type gaps struct {
	Text  []string  `json:"text"`
	Cells []gapCell `json:"cells"`
}

// A gapCell is one fence.
type gapCell struct {
	ID       string `json:"id"`
	Info     string `json:"info"`   // what stands behind the fence
	Prefix   string `json:"prefix"` // what stands before each line
	Source   string `json:"source"`
	Declares bool   `json:"declares"`
	Stdin    string `json:"stdin"`
	Output   string `json:"output"` // as verified
	Expect   string `json:"expect"`
}

func notebookOf(src []byte, n *notebook.Notebook) gaps {
	src = bytes.ReplaceAll(bytes.TrimPrefix(src, []byte("\ufeff")), []byte("\r\n"), []byte("\n"))
	var g gaps
	done := 0
	for _, block := range fence.Parse(src).Blocks {
		if block.Lang != "go" {
			continue
		}
		c := n.Cells[len(g.Cells)]
		g.Text = append(g.Text, string(src[done:block.Open]))
		g.Cells = append(g.Cells, gapCell{ID: c.ID, Info: block.Info, Prefix: block.Prefix, Source: c.Source,
			Declares: c.Declares, Stdin: c.Stdin, Output: c.Output, Expect: string(c.Expect)})
		done = block.Close
	}
	g.Text = append(g.Text, string(src[done:]))
	return g
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
