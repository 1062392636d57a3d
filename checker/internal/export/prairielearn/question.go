package prairielearn

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
)

// frame is the page of a question: the statement, an editor for main.go, and what
// the grader said.
const frame = `<pl-question-panel>
@STATEMENT@</pl-question-panel>

<pl-file-editor file-name="main.go" ace-mode="ace/mode/golang" source-file-name="starter.go" auto-resize="true"></pl-file-editor>

<pl-submission-panel>
  <pl-external-grader-results></pl-external-grader-results>
  <pl-file-preview></pl-file-preview>
</pl-submission-panel>
`

// question is the question.html of an exercise: its statement without the title,
// which the question has already, and without the section on the course's commands.
func question(readme []byte) ([]byte, error) {
	md := goldmark.New(goldmark.WithExtensions(extension.Table), goldmark.WithRendererOptions(html.WithXHTML()))
	readme = bytes.TrimPrefix(readme, []byte("\ufeff"))
	doc := md.Parser().Parse(text.NewReader(readme))
	leaveOut(doc, readme)
	unlink(doc)
	var statement bytes.Buffer
	if err := md.Renderer().Render(&statement, readme, doc); err != nil {
		return nil, err
	}
	// PrairieLearn fills a question in by Mustache, which must find nothing here.
	safe := strings.NewReplacer("{{", "&#123;&#123;", "}}", "&#125;&#125;").Replace(statement.String())
	return []byte(strings.ReplaceAll(frame, "@STATEMENT@", safe)), nil
}

// leaveOut removes the title and the section on the course's commands.
func leaveOut(doc ast.Node, source []byte) {
	skipping := false
	for n := doc.FirstChild(); n != nil; {
		next := n.NextSibling()
		heading, ok := n.(*ast.Heading)
		if ok && heading.Level <= 2 {
			skipping = string(heading.Lines().Value(source)) == "Check"
		}
		if skipping || ok && heading.Level == 1 {
			doc.RemoveChild(doc, n)
		}
		n = next
	}
}

// unlink puts the words of a link in its place if it leads to another file of the
// course, which a question does not have.
func unlink(doc ast.Node) {
	var links []ast.Node
	ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if link, ok := n.(*ast.Link); ok && entering {
			if !strings.Contains(string(link.Destination), "://") {
				links = append(links, n)
			}
		}
		return ast.WalkContinue, nil
	})
	for _, link := range links {
		for c := link.FirstChild(); c != nil; c = link.FirstChild() {
			link.Parent().InsertBefore(link.Parent(), link, c)
		}
		link.Parent().RemoveChild(link.Parent(), link)
	}
}
