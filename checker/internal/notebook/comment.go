package notebook

import (
	"bytes"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"

	"nqueens/checker/internal/fence"
)

// A comment is an HTML comment of the README that fills whole lines.
type comment struct {
	line       int // of the README, where it begins
	start, end int // offsets of its first byte and after its last line
	text       string
	nested     bool // it stands in a list or a quote
}

// closed tells whether the comment has an end. Without one it goes on to the end
// of the README.
func (c *comment) closed() bool { return strings.Contains(c.text, "-->") }

// commentsOf finds the HTML comments of a Markdown text, in its order.
func commentsOf(src []byte) []comment {
	body := bytes.TrimPrefix(src, []byte("\ufeff"))
	shift := len(src) - len(body)
	var found []comment
	// Walk returns only the visitor's error, and this one has none.
	_ = ast.Walk(fence.NewParser().Parse(text.NewReader(body)), func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		block, ok := n.(*ast.HTMLBlock)
		if !ok || !entering || block.HTMLBlockType != ast.HTMLBlockType2 {
			return ast.WalkContinue, nil
		}
		start, end := extent(block)
		found = append(found, comment{
			line:   1 + bytes.Count(body[:start], []byte("\n")),
			start:  start + shift,
			end:    end + shift,
			text:   string(body[start:end]),
			nested: block.Parent().Kind() != ast.KindDocument,
		})
		return ast.WalkContinue, nil
	})
	return found
}

// extent is where a block of HTML starts and ends. goldmark keeps the line that
// closes it apart, unless it is the first.
func extent(block *ast.HTMLBlock) (start, end int) {
	lines := block.Lines()
	start, end = lines.At(0).Start, lines.At(lines.Len()-1).Stop
	if block.HasClosure() {
		end = block.ClosureLine.Stop
	}
	return start, end
}
