// Package fence finds the fenced code blocks of a Markdown text and can put new
// content into them without touching anything else.
//
// The statements of the exercises and the notebooks of the lessons are plain
// Markdown; what the checker needs from them stands in fences. This package
// knows Markdown (through goldmark) and nothing about the course: which fence
// means what is for its callers, course and notebook, to say. It reads and
// writes no files.
package fence

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
)

// A Heading is a heading that stands outside lists and quotes.
type Heading struct {
	Level int    // 1 for "# Title"
	Text  string // without markup
	Line  int    // counted from 1
}

// A Block is one fenced code block. Offsets are in bytes of the source that was
// parsed; lines count from 1.
type Block struct {
	Lang    string // the first word of the info string: "go", "output", or ""
	Info    string // the whole info string, trimmed; see Words
	Content string // the lines between the fences, with LF line ends and no indentation of the fence

	OpenLine int // line of the opening fence
	Line     int // line of the first content line; where it would be if there is none
	Start    int // offset of the first content line
	End      int // offset after the last content line: src[Start:End] is whole lines
	Open     int // offset of the line with the opening fence
	Close    int // offset after the line with the closing fence
	Closed   bool

	Sections []Heading // the headings the block stands under, outermost first
	Follows  bool      // it stands right after the block before it
	Details  bool      // ... as the first thing inside a <details> that opens there

	Prefix string // what stands before the block on each line: indentation and quote marks

	newline string // "\n" or "\r\n", as on the opening line
	marker  string // the opening fence: "```", "~~~~"
	opening string // the opening line from the fence on, without its line end
}

// Heading is the nearest heading above the block; its zero value if there is
// none.
func (b *Block) Heading() Heading {
	if len(b.Sections) == 0 {
		return Heading{}
	}
	return b.Sections[len(b.Sections)-1]
}

// A Document is what Parse found in one text.
type Document struct {
	Blocks   []Block   // in the order of the text
	Headings []Heading // in the order of the text

	// Swallowed are the lines of fences that are no fences, because they follow
	// an HTML tag such as <details> without the blank line that ends the HTML.
	Swallowed []int
}

// Title is the text of the first heading of level 1, or "".
func (d *Document) Title() string {
	for _, h := range d.Headings {
		if h.Level == 1 {
			return h.Text
		}
	}
	return ""
}

var byteOrderMark = []byte("\ufeff")

// Parse finds the fenced code blocks and the headings of a Markdown text. Every
// text is valid Markdown, so there is no error.
func Parse(src []byte) *Document {
	body := bytes.TrimPrefix(src, byteOrderMark)
	s := scan{src: body, lines: lineStarts(body)}
	root := NewParser().Parse(text.NewReader(body), parser.WithContext(parser.NewContext()))
	// Walk returns only the visitor's error, and visit has none.
	_ = ast.Walk(root, s.visit)
	s.settleCloses()
	s.settleFollows()
	s.shift(len(src) - len(body))
	return &s.doc
}

// NewParser is goldmark's parser of plain Markdown. The package goldmark would
// bring its renderers along, which are of no use in a web page.
func NewParser() parser.Parser {
	return parser.NewParser(parser.WithBlockParsers(parser.DefaultBlockParsers()...),
		parser.WithInlineParsers(parser.DefaultInlineParsers()...),
		parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...))
}

// shift moves all offsets behind the bytes that were not parsed.
func (s *scan) shift(by int) {
	for i := range s.doc.Blocks {
		b := &s.doc.Blocks[i]
		b.Start, b.End, b.Open, b.Close = b.Start+by, b.End+by, b.Open+by, b.Close+by
	}
}

// lineStarts is the offset of the first byte of each line.
func lineStarts(src []byte) []int {
	starts := []int{0}
	for i, c := range src {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// lf turns CRLF line ends into LF.
func lf(s string) string { return strings.ReplaceAll(s, "\r\n", "\n") }
