package engine

import (
	"context"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

// A mains compiler builds programs that have nothing but main, and read nothing, as
// one, which runs the one whose number it reads: linking is most of a build. It builds
// others by themselves. The lines of failures and the steps are those of the program
// alone.
type mains struct {
	*Compiler
	all   *frontend.Program
	parts map[string]mainPart // by the source of the program alone
}

type mainPart struct {
	number int
	shift  int // of its lines in all
}

func compileMains(t *testing.T, c *Compiler, sources []string) mains {
	t.Helper()
	all, parts := mergeMains(t, sources)
	return mains{c, checked(t, all), parts}
}

// mergeMains gives the source of one program, and where in it those are that can be.
func mergeMains(t *testing.T, sources []string) (all string, parts map[string]mainPart) {
	t.Helper()
	parts = map[string]mainPart{}
	imports := map[string]bool{`"fmt"`: true}
	var bodies []string
	for _, source := range sources {
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, "", source, 0)
		require.NoError(t, err)
		at := func(p token.Pos) int { return fset.Position(p).Offset }
		function, isMain := file.Decls[len(file.Decls)-1].(*ast.FuncDecl)
		if !isMain || function.Name.Name != "main" || slices.ContainsFunc(file.Decls[:len(file.Decls)-1], isNoImport) {
			continue
		}
		for _, spec := range file.Imports {
			imports[spec.Path.Value] = true
		}
		parts[source] = mainPart{number: len(bodies), shift: -fset.Position(function.Body.Lbrace).Line}
		bodies = append(bodies, source[at(function.Body.Lbrace)+1:at(function.Body.Rbrace)])
	}
	all = "package main\n\n"
	for _, path := range slices.Sorted(maps.Keys(imports)) {
		all += "import " + path + "\n"
	}
	all += "\nfunc main() {\nvar number int\nfmt.Scan(&number)\nswitch number {\n"
	var begins []int
	for i, body := range bodies {
		all += fmt.Sprintf("case %d:", i)
		begins = append(begins, strings.Count(all, "\n")+1)
		all += body + "\n"
	}
	for source, part := range parts {
		part.shift += begins[part.number]
		parts[source] = part
	}
	return all + "}\n}\n", parts
}

func isNoImport(d ast.Decl) bool {
	group, ok := d.(*ast.GenDecl)
	return !ok || group.Tok != token.IMPORT
}

func (m mains) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits Limits) (Result, error) {
	part, ok := m.parts[string(p.Source())]
	if !ok {
		return m.Compiler.Run(ctx, p, stdin, limits)
	}
	r, err := m.Compiler.Run(ctx, m.all, fmt.Appendln(nil, part.number), limits)
	if r.Failure != nil {
		r.Failure.Line -= part.shift
	}
	return r, err
}
