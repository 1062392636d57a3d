package web

import (
	_ "embed"
	"fmt"
	"html"
	"path"
	"strings"

	"nqueens/checker/internal/course"
)

//go:embed layout.html
var layout string

// Policy is the content security policy of every page: everything comes from the
// site itself, nothing that stands in a page is run, and only WebAssembly is
// compiled.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; " +
	"connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"

// A page is what is known of one page while it is made.
type page struct {
	builder *builder
	source  string // the file it comes from, from the root of the repository
	path    string // on the site
	kind    pageKind
	text    []byte // of the source

	title    string
	number   int // of the lesson or exercise; 0 if none
	contents []heading
	main     strings.Builder
	before   *onward
	next     *onward
}

// A heading is one that the list of contents leads to.
type heading struct{ id, text string }

// An onward is a link to the page before or the next one.
type onward struct{ path, title string }

// whole is the page as HTML.
func (p *page) whole() []byte {
	title := p.title
	if p.kind != homePage {
		title += " · Backtracking by N-Queens"
	}
	live := ""
	if p.builder.live {
		live = " data-live"
	}
	text := strings.NewReplacer(
		"{{live}}", live,
		"{{policy}}", html.EscapeString(Policy),
		"{{title}}", html.EscapeString(title),
		"{{kind}}", string(p.kind),
		"{{name}}", html.EscapeString(path.Dir(p.path)),
		"{{root}}", p.to(""),
		"{{tabs}}", p.tabs(),
		"{{contents}}", p.contentsList(),
		"{{main}}", p.main.String(),
		"{{onward}}", p.onwardLinks(),
	).Replace(layout)
	return []byte(text)
}

// tabs lead from a lesson to its exercise and solution and back.
func (p *page) tabs() string {
	var b strings.Builder
	tab := func(file, words string) {
		to, ok := p.builder.pages[file]
		if !ok {
			return
		}
		current := ""
		if to == p.path {
			current = ` aria-current="page"`
		}
		fmt.Fprintf(&b, "<li><a href=\"%s\"%s>%s</a></li>\n", html.EscapeString(p.to(to)), current, words)
	}
	if p.number == 0 {
		tab("lessons/README.md", "Lessons")
		tab("exercises/README.md", "Exercises")
		tab("solutions/README.md", "Solutions")
	}
	for _, l := range p.builder.lessons {
		if l.Number == p.number {
			tab("lessons/"+l.Name+"/README.md", fmt.Sprintf("Lesson %02d", l.Number))
		}
	}
	for i := range p.builder.course.Exercises {
		if e := &p.builder.course.Exercises[i]; e.Number == p.number {
			tab("exercises/"+e.Name+"/README.md", fmt.Sprintf("Exercise %02d", e.Number))
			tab("exercises/"+e.Name+"/hints.md", "Hints")
			tab("solutions/"+e.Name+"/README.md", "Solution")
		}
	}
	if b.Len() == 0 {
		return ""
	}
	return "<nav aria-label=\"Course\">\n<ul>\n" + b.String() + "</ul>\n</nav>\n"
}

func (p *page) contentsList() string {
	if len(p.contents) < 3 {
		return ""
	}
	var b strings.Builder
	b.WriteString("<nav class=\"contents\" aria-labelledby=\"contents-title\">\n<h2 id=\"contents-title\">On this page</h2>\n<ul>\n")
	for _, h := range p.contents {
		fmt.Fprintf(&b, "<li><a href=\"#%s\">%s</a></li>\n", h.id, html.EscapeString(h.text))
	}
	b.WriteString("</ul>\n</nav>\n")
	return b.String()
}

func (p *page) onwardLinks() string {
	var b strings.Builder
	link := func(o *onward, class, words string) {
		if o != nil {
			fmt.Fprintf(&b, "<a class=\"%s\" href=\"%s\"><span>%s</span> %s</a>\n", class, html.EscapeString(p.to(o.path)), words, html.EscapeString(o.title))
		}
	}
	link(p.before, "before", "Before:")
	link(p.next, "next", "Next:")
	if b.Len() == 0 {
		return ""
	}
	return "<nav class=\"onward\" aria-label=\"Onward\">\n" + b.String() + "</nav>\n"
}

// lessonLink leads to a lesson.
func (b *builder) lessonLink(l course.Lesson) *onward {
	return &onward{b.pages["lessons/"+l.Name+"/README.md"], fmt.Sprintf("Lesson %02d, %s", l.Number, l.Title)}
}

// exerciseLink leads to an exercise.
func (b *builder) exerciseLink(e *course.Exercise) *onward {
	return &onward{b.pages["exercises/"+e.Name+"/README.md"], fmt.Sprintf("Exercise %02d, %s", e.Number, e.Title)}
}
