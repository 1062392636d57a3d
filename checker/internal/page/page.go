// Package page lays out Markdown for a terminal: paragraphs wrapped, tables
// aligned, Go highlighted, pictures drawn with characters where somebody can draw
// them.
//
// A page is a list of lines, each with all of its own styling, so that any part of
// it can be shown. What stands inside <details> is marked: it is the answer to a
// question, and a reader who can press a key sees it only after having thought.
//
// The package reads no files and shows nothing. The command line hands it the
// lessons and the hints.
package page

import (
	"bytes"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Options shape a page.
type Options struct {
	Width  int  // columns; what is out of range is taken for the nearest that is not
	Styled bool // lines may hold escape sequences; without, `code` keeps its quotes

	// Picture draws the picture of a file such as "board.svg" as lines of at most
	// Width columns. Where it cannot, or is nil, the picture's own description
	// stands in its place.
	Picture func(file string) (lines []string, ok bool)
}

const narrowestPage, widestPage = 20, 500

// A Line is one line of a page.
type Line struct {
	Text   string
	Answer int // the number of the answer that it is part of, from 1; 0 if of none
}

var markdown = parser.NewParser(
	parser.WithBlockParsers(parser.DefaultBlockParsers()...),
	parser.WithInlineParsers(parser.DefaultInlineParsers()...),
	parser.WithParagraphTransformers(append(parser.DefaultParagraphTransformers(),
		util.Prioritized(extension.NewTableParagraphTransformer(), 200))...),
)

// Render lays out a Markdown text.
func Render(src []byte, o Options) []Line {
	src = bytes.ReplaceAll(bytes.TrimPrefix(src, []byte("\ufeff")), []byte("\r\n"), []byte("\n"))
	l := layout{Options: o, src: src}
	l.Width = min(max(l.Width, narrowestPage), widestPage)
	l.blocks(markdown.Parse(text.NewReader(src)), "")
	for len(l.lines) > 0 && l.lines[len(l.lines)-1].Text == "" {
		l.lines = l.lines[:len(l.lines)-1]
	}
	return l.lines
}

// layout is the work on one page.
type layout struct {
	Options
	src     []byte
	lines   []Line
	answers int // seen so far
	answer  int // the one that is open
}

// put adds a line behind the indentation of the blocks around it.
func (l *layout) put(indent, line string) {
	l.lines = append(l.lines, Line{strings.TrimRight(indent+line, " "), l.answer})
}

// gap separates blocks by one empty line.
func (l *layout) gap(indent string) {
	if n := len(l.lines); n > 0 && l.lines[n-1].Text != "" {
		l.put(indent, "")
	}
}

// style gives a text a style where the page may have any.
func (l *layout) style(s ansi.Style, text string) string {
	if !l.Styled || text == "" {
		return text
	}
	return s.Styled(text)
}

var (
	title   = ansi.NewStyle().Bold().Underline(true)
	strong  = ansi.NewStyle().Bold()
	faint   = ansi.NewStyle().Faint()
	code    = ansi.NewStyle().ForegroundColor(ansi.Cyan)
	keyword = ansi.NewStyle().ForegroundColor(ansi.Magenta)
	literal = ansi.NewStyle().ForegroundColor(ansi.Green)
)

// blocks lays out the children of a node.
func (l *layout) blocks(parent ast.Node, indent string) {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		l.block(n, indent)
	}
}

// raw is the text of a block's own lines.
func (l *layout) raw(n ast.Node) string {
	var b strings.Builder
	for i := range n.Lines().Len() {
		line := n.Lines().At(i)
		b.Write(line.Value(l.src))
	}
	return b.String()
}

func (l *layout) room(indent string) int { return max(l.Width-ansi.StringWidth(indent), 10) }
