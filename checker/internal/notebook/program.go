package notebook

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
)

// A Program is the Go source that a cell stands for. The cell's text stands in
// it as it is in the README, each line on a line of its own at unchanged
// columns; so do the declarations of the cells above.
type Program struct {
	Source []byte

	origins []origin // of each line
	cell    int
	lines   int // of the cell
}

// An origin is a line of a cell; its zero value stands for none.
type origin struct{ cell, line int }

// Locate leads from a line of the program to a cell (its index) and the line in
// it, counted from 1. The end of the program, where faults are found when
// something is left open, is the line after the cell's last. It is not ok for
// lines that come from no cell.
func (p *Program) Locate(line int) (cell, cellLine int, ok bool) {
	switch {
	case line < 1:
		return 0, 0, false
	case line > len(p.origins):
		return p.cell, p.lines + 1, true
	}
	from := p.origins[line-1]
	return from.cell, from.line, from.line > 0
}

// Program is the whole program of the cell with that index: package main, the
// imports that are used, the declarations that hold above the cell, and the cell
// itself as the body of main. A cell of declarations gets an empty main. What a
// cell that is meant not to compile imports itself stays, used or not.
func (n *Notebook) Program(i int) (*Program, error) {
	if i < 0 || i >= len(n.Cells) {
		return nil, fmt.Errorf("there is no cell number %d; the notebook has %d", i+1, len(n.Cells))
	}
	used := usedNames(n.assemble(i, nil).Source)
	keepsOwn := n.Cells[i].Expect == CompileError
	var imports []programImport
	for _, imp := range n.importsAt(i) {
		if used[imp.name] || keepsOwn && imp.cell == i {
			imports = append(imports, imp)
		}
	}
	return n.assemble(i, imports), nil
}

// A programImport is an import and the cell that it comes from.
type programImport struct {
	importSpec
	cell int
}

// importsAt are the imports that cell i can use. A name that is imported again
// means the newer package.
func (n *Notebook) importsAt(i int) []programImport {
	var imports []programImport
	for k := range n.Cells[:i+1] {
		if n.Cells[k].Expect != "" && k != i {
			continue
		}
		for _, spec := range n.Cells[k].body.imports {
			imports = slices.DeleteFunc(imports, func(old programImport) bool { return old.cell < k && old.name == spec.name })
			imports = append(imports, programImport{importSpec: spec, cell: k})
		}
	}
	return imports
}

// usedNames are the names that a source uses and does not declare, the imported
// packages among them.
func usedNames(source []byte) map[string]bool {
	used := map[string]bool{}
	file, err := parser.ParseFile(token.NewFileSet(), "", source, 0)
	if err != nil {
		// It will not compile; what stands before a dot is near enough.
		tokens := lexemes(string(source), 0)
		for i := 1; i < len(tokens); i++ {
			if tokens[i].tok == token.PERIOD && tokens[i-1].tok == token.IDENT {
				used[tokens[i-1].text] = true
			}
		}
		return used
	}
	keys := fieldKeys(file)
	for _, id := range file.Unresolved {
		if !keys[id] {
			used[id.Name] = true
		}
	}
	return used
}

// fieldKeys are the names before colons in composite literals. They may be those
// of fields, so that the parser leaves them open.
func fieldKeys(file *ast.File) map[*ast.Ident]bool {
	keys := map[*ast.Ident]bool{}
	ast.Inspect(file, func(node ast.Node) bool {
		if pair, ok := node.(*ast.KeyValueExpr); ok {
			if id, ok := pair.Key.(*ast.Ident); ok {
				keys[id] = true
			}
		}
		return true
	})
	return keys
}

// assemble writes the program of a cell with these imports.
func (n *Notebook) assemble(i int, imports []programImport) *Program {
	c := &n.Cells[i]
	held := n.current(i)
	if c.Declares {
		held = withoutReplaced(held, c.body.decls)
	}
	w := writer{notebook: n}
	w.plain("package main", "")
	w.imports(imports)
	if c.body.unordered {
		w.cell(i, nil)
		w.plain("")
	}
	for k := range i {
		w.above(k, held)
	}
	switch {
	case c.body.unordered:
		w.plain("func main() {}")
	case c.Declares:
		// main comes first: what the cell leaves open must not run into it.
		w.plain("func main() {}", "")
		w.cell(i, c.body.cuts)
	default:
		w.plain("func main() {")
		w.cell(i, nil)
		w.line("}", origin{i, c.Lines() + 1})
	}
	return &Program{Source: []byte(w.text.String()), origins: w.origins, cell: i, lines: c.Lines()}
}
