package icpc

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"nqueens/checker/internal/pattern"
)

// markdown reads statements and writes HTML.
var markdown = goldmark.New(goldmark.WithExtensions(extension.Table))

// statement adds the statement in TeX, which judges lay out themselves with the
// samples behind it, and as a page of HTML for DOMjudge, which has the samples in it.
func (p *problem) statement() error {
	src, err := os.ReadFile(filepath.Join(p.exercise.Dir, "README.md"))
	if errors.Is(err, fs.ErrNotExist) {
		return errors.New("README.md is missing")
	}
	if err != nil {
		return err
	}
	src = bytes.ReplaceAll(bytes.TrimPrefix(src, []byte("\ufeff")), []byte("\r\n"), []byte("\n"))
	s := splitStatement(p.exercise.Title, src)
	page, err := s.html()
	if err != nil {
		return err
	}
	if p.spec == Spec2025 {
		p.add("statement/problem.en.tex", s.tex())
		p.add("problem.html", page) // DOMjudge looks for it there
		return nil
	}
	p.add("problem_statement/problem.en.tex", s.tex())
	p.add("problem_statement/problem.html", page)
	return nil
}

// A statement is the text of a README.md taken apart.
type statement struct {
	title   string
	src     []byte
	body    []part
	samples []sample
}

// A part is a heading or a block.
type part struct {
	heading string
	level   int      // of the heading, from 2
	block   ast.Node // nil for a heading
}

// A sample is what stands below a heading such as "Sample 1".
type sample struct {
	heading string
	blocks  []ast.Node
	head    bool // it shows only the first lines of the output, so it is no test
}

// ownSections are about this course and its checker, and of no use elsewhere.
var ownSections = []string{"Where to write", "Check"}

// splitStatement takes a text apart. Left out are its title, the sections about the
// course itself, and the limits, which are counted in steps here. Links to other
// files of the course become plain words, pictures their descriptions.
func splitStatement(title string, src []byte) *statement {
	s := &statement{title: title, src: src}
	doc := markdown.Parser().Parse(text.NewReader(src))
	plainLinks(doc, src)
	add := s.toBody
	for n := doc.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok && h.Level <= 2 {
			words := plain(h, src)
			switch {
			case slices.Contains(ownSections, words):
				add = func(ast.Node) {}
			case strings.HasPrefix(words, "Sample"):
				s.samples = append(s.samples, sample{heading: words})
				add = s.toSample
			default:
				add = s.toBody
			}
			if words == "" || h.Level == 1 || strings.HasPrefix(words, "Sample") {
				continue
			}
		}
		if n.Kind() != ast.KindHTMLBlock {
			add(n)
		}
	}
	return s
}

// toBody adds a block to the body. What begins with a bold word for the input or the
// output gets a heading instead.
func (s *statement) toBody(n ast.Node) {
	if h, ok := n.(*ast.Heading); ok {
		s.body = append(s.body, part{heading: plain(h, s.src), level: h.Level})
		return
	}
	label := runIn(n, s.src)
	switch label {
	case "Limits":
		return
	case "Input", "Output":
		s.body = append(s.body, part{heading: label, level: 2})
		dropRunIn(n, s.src)
	}
	s.body = append(s.body, part{block: n})
}

func (s *statement) toSample(n ast.Node) {
	last := &s.samples[len(s.samples)-1]
	last.blocks = append(last.blocks, n)
	if f, ok := n.(*ast.FencedCodeBlock); ok && f.Info != nil && string(f.Info.Value(s.src)) == "output head" {
		last.head = true
	}
}

// runIn is the word with which a block begins in bold letters, as in "**Input.**".
func runIn(n ast.Node, src []byte) string {
	first, ok := n.FirstChild().(*ast.Emphasis)
	if !ok || first.Level != 2 {
		return ""
	}
	return strings.TrimSuffix(plain(first, src), ".")
}

// dropRunIn removes it.
func dropRunIn(n ast.Node, src []byte) {
	n.RemoveChild(n, n.FirstChild())
	if t, ok := n.FirstChild().(*ast.Text); ok {
		t.Segment = t.Segment.TrimLeftSpace(src)
	}
}

func isFence(n ast.Node) bool { return n.Kind() == ast.KindFencedCodeBlock }

// elsewhere is a link that means the same outside the course.
var elsewhere = pattern.New(`^https?://`)

// plainLinks makes words of what a package cannot hold: links into the course,
// pictures, tags.
func plainLinks(doc ast.Node, src []byte) {
	var found []ast.Node
	// Walk returns only the visitor's error, and this one has none.
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			found = append(found, n)
		}
		return ast.WalkContinue, nil
	})
	for _, n := range found {
		switch n := n.(type) {
		case *ast.Link:
			if elsewhere().Match(n.Destination) {
				continue
			}
			for child := n.FirstChild(); child != nil; child = n.FirstChild() {
				n.Parent().InsertBefore(n.Parent(), n, child)
			}
			n.Parent().RemoveChild(n.Parent(), n)
		case *ast.Image:
			n.Parent().ReplaceChild(n.Parent(), n, ast.NewString([]byte("(Picture: "+plain(n, src)+")")))
		case *ast.RawHTML:
			n.Parent().RemoveChild(n.Parent(), n)
		}
	}
}

// plain is the text of a node without its markup.
func plain(n ast.Node, src []byte) string {
	var b strings.Builder
	_ = ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if t, ok := n.(*ast.Text); ok && entering {
			b.WriteString(textOf(t, src))
			if t.SoftLineBreak() || t.HardLineBreak() {
				b.WriteByte(' ')
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// textOf is what a piece of text says: outside of code, `\#` is # and `&lt;` is <.
func textOf(t *ast.Text, src []byte) string {
	text := t.Value(src)
	if t.Parent().Kind() != ast.KindCodeSpan {
		text = util.ResolveNumericReferences(util.ResolveEntityNames(util.UnescapePunctuations(text)))
	}
	return string(text)
}
