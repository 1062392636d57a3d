package selfcheck_test

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/notebook"
)

// A together compiler builds many cells of a page, and the entries of its tables of
// steps, as one program, which runs the one whose number it reads: linking is most of a
// build, and a page has up to thirty of them. A cell that is meant to fail, or reads,
// is built by itself.
type together struct {
	engine.Engine
	parts map[string]part // by the source of the cell's own program
}

type part struct {
	of     *merged
	number int
}

func (e together) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits engine.Limits) (engine.Result, error) {
	c, ok := e.parts[string(p.Source())]
	if !ok {
		return e.Engine.Run(ctx, p, stdin, limits)
	}
	r, err := e.Engine.Run(ctx, c.of.program, fmt.Appendln(nil, c.number), limits)
	r.Steps -= 1 // main calls the function that the cell is
	return r, err
}

// inOneProgram puts the cells and entries of a page into one program, or into a few if
// one declares a name anew.
func inOneProgram(t *testing.T, n *notebook.Notebook) together {
	t.Helper()
	e := together{compiler, map[string]part{}}
	var all []*merged
	add := func(n *notebook.Notebook, cell int) {
		own, err := n.Program(cell)
		require.NoError(t, err)
		source := string(own.Source)
		for _, m := range all {
			if m.add(t, source) {
				e.parts[source] = part{m, len(m.bodies) - 1}
				return
			}
		}
		m := &merged{imports: map[string]string{"fmt": `"fmt"`, "os": `"os"`}, names: map[string]string{}}
		require.True(t, m.add(t, source))
		all = append(all, m)
		e.parts[source] = part{m, 0}
	}
	for i, c := range n.Cells {
		if !c.Declares && c.Expect == "" && c.Stdin == "" {
			add(n, i)
		}
	}
	for i := range n.Tables {
		table := &n.Tables[i]
		for row := range table.Rows {
			for column := range table.Values {
				entry, err := n.Entry(table, row, column)
				require.NoError(t, err)
				add(entry, len(entry.Cells)-1)
			}
		}
	}
	for _, m := range all {
		var err error
		m.program, err = frontend.Check([]byte(m.source()))
		require.NoError(t, err, "cells of a page in one program")
	}
	return e
}

// A merged program has the declarations of several cells' programs, and their
// bodies of main as functions.
type merged struct {
	imports      map[string]string // by the last part of their paths
	names        map[string]string // the declaration that a name stands for
	declarations []string
	bodies       []string
	program      *frontend.Program
}

// add takes a cell's program in, unless it gives a name another meaning.
func (m *merged) add(t *testing.T, source string) bool {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", source, 0)
	require.NoError(t, err)
	text := func(node ast.Node) string {
		return source[fset.Position(node.Pos()).Offset:fset.Position(node.End()).Offset]
	}
	imports := map[string]string{}
	for _, spec := range file.Imports {
		name := path.Base(strings.Trim(spec.Path.Value, `"`))
		if there, ok := m.imports[name]; ok && there != text(spec) {
			return false
		}
		imports[name] = text(spec)
	}
	body := ""
	names := map[string]string{}
	var declarations []string
	for _, decl := range file.Decls {
		if function, ok := decl.(*ast.FuncDecl); ok && function.Recv == nil && function.Name.Name == "main" {
			body = text(function.Body)
			continue
		}
		isNew := false
		for _, name := range declared(decl, text) {
			there, ok := m.names[name]
			if ok && there != text(decl) {
				return false
			}
			names[name] = text(decl)
			isNew = !ok
		}
		if isNew {
			declarations = append(declarations, text(decl))
		}
	}
	maps.Copy(m.names, names)
	maps.Copy(m.imports, imports)
	m.declarations = append(m.declarations, declarations...)
	m.bodies = append(m.bodies, body)
	return true
}

// declared are the names of a declaration, those of methods with their receivers;
// none of an import.
func declared(decl ast.Decl, text func(ast.Node) string) []string {
	var names []string
	switch decl := decl.(type) {
	case *ast.FuncDecl:
		name := decl.Name.Name
		if decl.Recv != nil {
			name = strings.TrimPrefix(text(decl.Recv.List[0].Type), "*") + "." + name
		}
		names = append(names, name)
	case *ast.GenDecl:
		for _, spec := range decl.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				names = append(names, spec.Name.Name)
			case *ast.ValueSpec:
				for _, id := range spec.Names {
					names = append(names, id.Name)
				}
			}
		}
	}
	return names
}

func (m *merged) source() string {
	var s strings.Builder
	s.WriteString("package main\n\n")
	for _, spec := range slices.Sorted(maps.Values(m.imports)) {
		s.WriteString("import " + spec + "\n")
	}
	for _, decl := range m.declarations {
		s.WriteString("\n" + decl + "\n")
	}
	s.WriteString("\nfunc main() {\n\tvar number int\n\tfmt.Fscan(os.Stdin, &number)\n\tswitch number {\n")
	for i := range m.bodies {
		fmt.Fprintf(&s, "\tcase %d:\n\t\tcellOfPage%d()\n", i, i)
	}
	s.WriteString("\t}\n}\n")
	for i, body := range m.bodies {
		fmt.Fprintf(&s, "\nfunc cellOfPage%d() %s\n", i, body)
	}
	return s.String()
}
