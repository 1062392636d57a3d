package web

import (
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"

	"nqueens/checker/internal/fence"
	"nqueens/checker/internal/notebook"
)

// fence writes a fenced block: a cell, what a cell printed, or a text.
func (m *markdown) fence(w util.BufWriter, _ []byte, _ ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	if m.block >= len(m.blocks) {
		m.err = fmt.Errorf("there are more fences than package fence has found")
		return ast.WalkStop, nil
	}
	b := &m.blocks[m.block]
	m.block++
	switch {
	case m.notebook != nil && b.Lang == "go":
		m.startCell(w)
		if !m.outputFollows() {
			m.endCell(w)
		}
	case m.notebook != nil && b.Lang == "output" && m.open:
		printed(w, "It prints", b.Content)
		m.endCell(w)
	case b.Lang == "go":
		fmt.Fprintf(w, "<div class=\"code\" data-copy><pre><code>%s</code></pre></div>\n", highlight(b.Content))
	case b.Lang == "sh":
		fmt.Fprintf(w, "<div class=\"code shell\" data-copy><pre><code>%s</code></pre></div>\n", html.EscapeString(b.Content))
	case b.Lang == "input":
		printed(w, "Input", b.Content)
	case b.Lang == "output" && m.notebook == nil:
		printed(w, outputLabel(b), b.Content)
	case b.Lang == "output":
		printed(w, "It prints", b.Content)
	default:
		fmt.Fprintf(w, "<pre class=\"text\"><code>%s</code></pre>\n", html.EscapeString(b.Content))
	}
	return ast.WalkContinue, nil
}

// outputFollows tells whether the fence after the cell that was just written is
// its output and stands in the open.
func (m *markdown) outputFollows() bool {
	if m.block >= len(m.blocks) {
		return false
	}
	next := &m.blocks[m.block]
	return next.Lang == "output" && next.Follows && !next.Details
}

func outputLabel(b *fence.Block) string {
	if strings.Contains(b.Info, "head") {
		return "Output, its first lines"
	}
	return "Output"
}

func printed(w util.BufWriter, label, text string) {
	fmt.Fprintf(w, "<div class=\"printed\"><p class=\"label\">%s</p><pre><samp>%s</samp></pre></div>\n", label, html.EscapeString(text))
}

// cellNumber is the anchor of a cell by its number, for cells of any name.
func cellNumber(i int) string { return fmt.Sprintf("cell-%d", i+1) }

// startCell opens the section of the next cell.
func (m *markdown) startCell(w util.BufWriter) {
	c := &m.notebook.Cells[m.cell]
	number := cellNumber(m.cell)
	fmt.Fprintf(w, "<section class=\"cell\" id=\"%s\" data-cell=\"%d\" aria-labelledby=\"%s-name\">\n", c.ID, m.cell, number)
	m.cell++
	fmt.Fprintf(w, "<div class=\"bar\"><a class=\"name\" id=\"%s-name\" href=\"#%s\">Cell %d</a>", number, c.ID, m.cell)
	fmt.Fprintf(w, "<span class=\"about\">%s</span></div>\n", about(c))
	if c.ID != number {
		fmt.Fprintf(w, "<span id=\"%s\"></span>\n", number)
	}
	fmt.Fprintf(w, "<div class=\"code\"><pre><code>%s</code></pre></div>\n", highlight(c.Source))
	if c.Stdin != "" {
		printed(w, "Input", c.Stdin)
	}
	m.open = true
}

func (m *markdown) endCell(w util.BufWriter) {
	fmt.Fprint(w, "</section>\n")
	m.open = false
}

// about says in a word or two what is to be known of a cell.
func about(c *notebook.Cell) string {
	switch {
	case c.Expect == notebook.CompileError:
		return "does not compile, on purpose"
	case c.Expect == notebook.Panic:
		return "panics, on purpose"
	case c.Expect == notebook.TimeLimit:
		return "does not end, on purpose"
	case c.Declares:
		return "declarations"
	case c.Predict:
		return "predict first"
	}
	return ""
}
