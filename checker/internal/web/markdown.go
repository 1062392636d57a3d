package web

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extended "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/pattern"
)

// markdown is the work on one Markdown text. Fences, pictures, links, headings,
// tables and raw HTML are its own; goldmark writes the rest.
type markdown struct {
	page     *page
	src      []byte
	blocks   []fence.Block      // all fences of the text, in its order
	block    int                // the next one
	notebook *notebook.Notebook // nil if the text is none
	cell     int                // the next one
	open     bool               // a cell waits for its output
	players  int                // so far
	ids      map[string]bool    // taken in the page
	err      error
}

// render writes a Markdown text into the page. The text of a lesson comes with
// its notebook, so that its fences become cells.
func (p *page) render(src []byte, n *notebook.Notebook) error {
	src = bytes.ReplaceAll(bytes.TrimPrefix(src, []byte("\ufeff")), []byte("\r\n"), []byte("\n"))
	m := &markdown{page: p, src: src, blocks: fence.Parse(src).Blocks, notebook: n, ids: map[string]bool{
		"main": true, "status": true, "contents-title": true, "program": true, "program-title": true,
	}}
	if n != nil {
		for i, c := range n.Cells {
			m.ids[c.ID] = true
			m.ids[cellNumber(i)] = true
		}
	}
	md := goldmark.New(goldmark.WithExtensions(extension.NewTable(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute))),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(m, 100))))
	doc := md.Parser().Parse(text.NewReader(src))
	var out bytes.Buffer
	if err := md.Renderer().Render(&out, src, doc); err != nil {
		return err
	}
	// A corner of a table that is empty heads nothing.
	p.main.Write(bytes.ReplaceAll(out.Bytes(), []byte("<th></th>"), []byte("<td></td>")))
	return m.err
}

// RegisterFuncs tells goldmark what this package writes itself.
func (m *markdown) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHeading, m.heading)
	r.Register(ast.KindFencedCodeBlock, m.fence)
	r.Register(ast.KindImage, m.image)
	r.Register(ast.KindLink, m.link)
	r.Register(ast.KindHTMLBlock, m.html)
	r.Register(ast.KindRawHTML, m.rawHTML)
	r.Register(extended.KindTable, m.table)
}

func (m *markdown) heading(w util.BufWriter, src []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	n := node.(*ast.Heading)
	if !entering {
		fmt.Fprintf(w, "</h%d>\n", n.Level)
		return ast.WalkContinue, nil
	}
	words := plain(n, src)
	if n.Level == 1 {
		if m.page.title == "" {
			m.page.title = words
		}
		fmt.Fprint(w, "<h1>")
		return ast.WalkContinue, nil
	}
	id := m.id(words)
	if n.Level == 2 {
		m.page.contents = append(m.page.contents, heading{id, words})
	}
	fmt.Fprintf(w, "<h%d id=\"%s\">", n.Level, id)
	return ast.WalkContinue, nil
}

var notInID = pattern.New(`[^a-z0-9]+`)

// id makes an anchor of a heading's words that nothing else in the page has.
func (m *markdown) id(words string) string {
	base := strings.Trim(notInID().ReplaceAllString(strings.ToLower(words), "-"), "-")
	if base == "" {
		base = "part"
	}
	id := base
	for i := 2; m.ids[id]; i++ {
		id = fmt.Sprintf("%s-%d", base, i)
	}
	m.ids[id] = true
	return id
}

// plain is the text of a node without its markup.
func plain(n ast.Node, src []byte) string {
	var b strings.Builder
	// Walk returns only the visitor's error, and this one has none.
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			b.Write(t.Segment.Value(src))
			if t.SoftLineBreak() || t.HardLineBreak() {
				b.WriteByte(' ')
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

func (m *markdown) link(w util.BufWriter, _ []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	href, ok := m.page.href(string(node.(*ast.Link).Destination))
	switch {
	case !ok:
	case entering:
		fmt.Fprintf(w, "<a href=\"%s\">", html.EscapeString(href))
	default:
		fmt.Fprint(w, "</a>")
	}
	return ast.WalkContinue, nil
}

var sizeOfSVG = pattern.New(`<svg[^>]*\swidth="(\d+)"[^>]*\sheight="(\d+)"`)

// image shows a picture with its size, so that the text does not move when it
// comes.
func (m *markdown) image(w util.BufWriter, src []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*ast.Image)
	href, ok := m.page.href(string(n.Destination))
	if !ok {
		m.err = fmt.Errorf("there is no picture %s", n.Destination)
		return ast.WalkStop, nil
	}
	size := ""
	if content, ok := m.page.builder.site.File(m.page.file(string(n.Destination))); ok {
		if found := sizeOfSVG().FindSubmatch(content); found != nil {
			size = fmt.Sprintf(` width="%s" height="%s"`, found[1], found[2])
		}
	}
	fmt.Fprintf(w, "<img src=\"%s\" alt=\"%s\"%s loading=\"lazy\">", html.EscapeString(href), html.EscapeString(plain(n, src)), size)
	return ast.WalkSkipChildren, nil
}

// table lets a wide table scroll by itself.
func (m *markdown) table(w util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		fmt.Fprint(w, "<div class=\"scroll\"><table>\n")
	} else {
		fmt.Fprint(w, "</table></div>\n")
	}
	return ast.WalkContinue, nil
}

var (
	comment     = pattern.New(`(?s)<!--.*?-->`)
	foldingTags = pattern.New(`</?(details|summary)>`)
)

// html lets through what folds an answer away, and drops comments. Nothing else
// is used by the course.
func (m *markdown) html(w util.BufWriter, src []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	n := node.(*ast.HTMLBlock)
	var b strings.Builder
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		b.Write(line.Value(src))
	}
	if n.HasClosure() {
		b.Write(n.ClosureLine.Value(src))
	}
	if found := playerComment().FindStringSubmatch(b.String()); found != nil && m.notebook != nil {
		m.err = errors.Join(m.err, m.player(w, found[1], found[2]))
		return ast.WalkContinue, nil
	}
	raw := comment().ReplaceAllString(b.String(), "")
	done := 0
	for _, at := range foldingTags().FindAllStringIndex(raw, -1) {
		fmt.Fprint(w, html.EscapeString(raw[done:at[0]]), raw[at[0]:at[1]])
		done = at[1]
	}
	fmt.Fprint(w, html.EscapeString(raw[done:]))
	return ast.WalkContinue, nil
}

// rawHTML shows tags in running text as they are written.
func (m *markdown) rawHTML(w util.BufWriter, src []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		n := node.(*ast.RawHTML)
		for i := range n.Segments.Len() {
			segment := n.Segments.At(i)
			fmt.Fprint(w, html.EscapeString(string(segment.Value(src))))
		}
	}
	return ast.WalkSkipChildren, nil
}
