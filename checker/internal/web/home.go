package web

import (
	"bytes"
	"fmt"
	"html"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/pattern"
)

var secondHeading = pattern.New(`(?m)^## `)

// home makes the first page: what the README says before its first part, and the
// map of the course.
func (b *builder) home(p *page) error {
	opening := p.text
	if at := secondHeading().FindIndex(p.text); at != nil {
		opening = p.text[:at[0]]
	}
	if err := p.render(bytes.TrimSpace(opening), nil); err != nil {
		return err
	}
	p.main.WriteString(`<h2 id="course">The course</h2>
<p>Read a lesson, run and change its cells, then write the program of the exercise and hand it in: all in this page, with nothing to install.</p>
<ol class="map">
`)
	for _, l := range b.lessons {
		to := b.lessonLink(l)
		fmt.Fprintf(&p.main, "<li><span class=\"number\">%02d</span> <a class=\"lesson\" href=\"%s\">%s</a>", l.Number, html.EscapeString(p.to(to.path)), html.EscapeString(l.Title))
		if e := b.exerciseOf(l); e != nil {
			to := b.exerciseLink(e)
			fmt.Fprintf(&p.main, "\n<span class=\"then\" data-exercise=\"%s\">Exercise: <a href=\"%s\">%s</a></span>",
				html.EscapeString(e.Name), html.EscapeString(p.to(to.path)), html.EscapeString(e.Title))
		}
		p.main.WriteString("</li>\n")
	}
	p.main.WriteString("</ol>\n")
	return nil
}

// exerciseOf is the exercise with the same number as a lesson, nil if there is
// none.
func (b *builder) exerciseOf(l course.Lesson) *course.Exercise {
	for i := range b.course.Exercises {
		if e := &b.course.Exercises[i]; e.Number == l.Number {
			return e
		}
	}
	return nil
}
