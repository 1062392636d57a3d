package web

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"

	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/pattern"
)

// playerComment asks for a player of a search, in a comment that readers of the
// Markdown do not see: <!-- watch SEARCH: FUNCTION -->. The search is one that the
// script knows; the function is the newest of that name above.
var playerComment = pattern.New(`^<!-- watch ([a-z]+): (\w+) -->\s*$`)

// player writes a player with the code of its function, whose lines the script
// marks as it goes.
func (m *markdown) player(w io.Writer, search, function string) error {
	var code string
	for i := range m.cell {
		if found := functionOf(&m.notebook.Cells[i], function); found != "" {
			code = found
		}
	}
	if code == "" {
		return fmt.Errorf("<!-- watch %s: %s -->: no cell above it declares this function", search, function)
	}
	m.players++
	id := fmt.Sprintf("player-%d", m.players)
	_, err := fmt.Fprintf(w, `<section class="player" id="%s" data-search="%s" aria-labelledby="%s-title">
<h3 id="%s-title">Watch the search</h3>
<p class="still">With scripts turned on, a board here plays the search, step by step.</p>
<div class="code"><pre><code>%s</code></pre></div>
</section>
`, id, search, id, id, highlight(code))
	return err
}

// functionOf is the text of a function that a cell declares, without its comment;
// "" if it declares none of that name.
func functionOf(c *notebook.Cell, name string) string {
	const before = "package p\n"
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", before+c.Source, 0)
	if err != nil {
		return "" // statements, or not meant to compile
	}
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Recv == nil && f.Name.Name == name {
			at := files.File(file.FileStart)
			return c.Source[at.Offset(f.Pos())-len(before):at.Offset(f.End())-len(before)] + "\n"
		}
	}
	return ""
}
