package fence

import (
	"sort"
	"strings"

	"github.com/yuin/goldmark/ast"

	"nqueens/checker/internal/pattern"
)

// scan collects a document while goldmark's tree is walked.
type scan struct {
	src      []byte
	lines    []int // offsets of the line starts
	doc      Document
	sections []Heading
	parents  []ast.Node // of each block
}

func (s *scan) visit(n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	switch n := n.(type) {
	case *ast.Heading:
		s.heading(n)
	case *ast.FencedCodeBlock:
		s.block(n)
	case *ast.HTMLBlock:
		s.html(n)
	}
	return ast.WalkContinue, nil
}

// line is the number, from 1, of the line that holds the offset.
func (s *scan) line(offset int) int {
	return sort.SearchInts(s.lines, offset+1)
}

// lineEnd is the offset after the line with that number, its line end included.
func (s *scan) lineEnd(number int) int {
	if number < len(s.lines) {
		return s.lines[number]
	}
	return len(s.src)
}

func (s *scan) heading(n *ast.Heading) {
	if n.Parent() == nil || n.Parent().Kind() != ast.KindDocument {
		return
	}
	h := Heading{Level: n.Level, Text: strings.TrimSpace(plainText(n, s.src)), Line: s.line(max(n.Pos(), 0))}
	for len(s.sections) > 0 && s.sections[len(s.sections)-1].Level >= h.Level {
		s.sections = s.sections[:len(s.sections)-1]
	}
	// A full slice expression: the blocks keep the stack as it was for them.
	s.sections = append(s.sections[:len(s.sections):len(s.sections)], h)
	s.doc.Headings = append(s.doc.Headings, h)
}

// plainText is the text of a node without its markup.
func plainText(n ast.Node, src []byte) string {
	var b strings.Builder
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		switch c := c.(type) {
		case *ast.Text:
			b.Write(c.Segment.Value(src))
			if c.SoftLineBreak() || c.HardLineBreak() {
				b.WriteByte(' ')
			}
		case *ast.String:
			b.Write(c.Value)
		default:
			b.WriteString(plainText(c, src))
		}
	}
	return b.String()
}

var openingFence = pattern.New("`{3,}|~{3,}")

func (s *scan) block(n *ast.FencedCodeBlock) {
	openLine := s.line(max(n.Pos(), 0))
	b := Block{OpenLine: openLine, Line: openLine + 1, Open: s.lines[openLine-1], Start: s.lineEnd(openLine)}
	opening := string(s.src[b.Open:b.Start])
	b.newline = "\n"
	if strings.HasSuffix(opening, "\r\n") {
		b.newline = "\r\n"
	}
	opening = strings.TrimRight(opening, "\r\n")
	fence := openingFence().FindStringIndex(opening)
	b.Prefix = asContinuation(opening[:fence[0]])
	b.marker = opening[fence[0]:fence[1]]
	b.opening = opening[fence[0]:]
	b.Info = strings.TrimSpace(opening[fence[1]:])
	b.Lang = firstWord(b.Info)
	b.Sections = s.sections

	var content strings.Builder
	for _, line := range n.Lines().Sliced(0, n.Lines().Len()) {
		content.Write(line.Value(s.src))
	}
	b.End = s.lineEnd(openLine + n.Lines().Len())
	b.Content = lf(content.String())
	s.doc.Blocks = append(s.doc.Blocks, b)
	s.parents = append(s.parents, n.Parent())
}

// asContinuation turns what stands before an opening fence into what stands
// before the following lines: list markers become blanks, quote marks stay.
func asContinuation(prefix string) string {
	return strings.Map(func(r rune) rune {
		if r == '>' || r == '\t' {
			return r
		}
		return ' '
	}, prefix)
}

// settleCloses finds the closing fences. goldmark does not say whether there was
// one: it is the line after the content, unless the next block opens there.
func (s *scan) settleCloses() {
	for i := range s.doc.Blocks {
		b := &s.doc.Blocks[i]
		b.Close = b.End
		if i+1 < len(s.doc.Blocks) && s.doc.Blocks[i+1].Open == b.End {
			continue
		}
		end := s.lineEnd(s.line(b.End))
		if b.closedBy(string(s.src[b.End:end])) {
			b.Close, b.Closed = end, true
		}
	}
}

// closedBy tells whether the line after the content is the block's closing fence.
func (b *Block) closedBy(line string) bool {
	run := strings.TrimRight(strings.TrimLeft(line, " \t>"), " \t\r\n")
	return len(run) >= len(b.marker) && strings.Trim(run, b.marker[:1]) == ""
}

func (s *scan) settleFollows() {
	for i := 1; i < len(s.doc.Blocks); i++ {
		before, b := &s.doc.Blocks[i-1], &s.doc.Blocks[i]
		if !before.Closed || s.parents[i-1] != s.parents[i] {
			continue
		}
		between := string(s.src[before.Close:b.Open])
		if strings.Contains(b.Prefix, ">") {
			between = quoteMarks().ReplaceAllString(between, "")
		}
		b.Follows, b.Details = gap(between)
	}
}

var (
	quoteMarks  = pattern.New(`(?m)^[ \t>]+`)
	openDetails = pattern.New(`(?is)^\s*<details\b[^>]*>\s*(?:<summary\b[^>]*>.*?</summary>\s*)?$`)
)

// gap tells whether the text between two blocks leaves the second right after
// the first, and whether that is at the start of a <details> element.
func gap(between string) (follows, details bool) {
	if strings.TrimSpace(between) == "" {
		return true, false
	}
	// The pattern alone would take two elements in a row for one long summary.
	lower := strings.ToLower(between)
	once := strings.Count(lower, "<details") == 1 && strings.Count(lower, "</summary") <= 1
	opens := once && openDetails().MatchString(between)
	return opens, opens
}

// html notes the fences that an HTML block has taken for HTML. Comments, <pre>
// and the like may hold fences; they end by a closing tag, not by a blank line.
func (s *scan) html(n *ast.HTMLBlock) {
	if n.HTMLBlockType < ast.HTMLBlockType6 {
		return
	}
	for _, line := range n.Lines().Sliced(0, n.Lines().Len()) {
		if at := openingFence().FindIndex(line.Value(s.src)); at != nil && strings.TrimSpace(string(line.Value(s.src)[:at[0]])) == "" {
			s.doc.Swallowed = append(s.doc.Swallowed, s.line(line.Start))
		}
	}
}
