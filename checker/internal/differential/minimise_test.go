package differential

import (
	"context"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"nqueens/checker/internal/frontend"
)

// An edit puts text in the place of the bytes from..to of a source.
type edit struct {
	from, to int
	text     string
}

// minimise makes a program smaller as long as it compiles and still fails, until
// nothing more can be left out or the context is done.
func minimise(ctx context.Context, source []byte, fails func([]byte) bool) []byte {
	try := func(edits ...edit) bool {
		smaller, ok := repaired(applied(source, edits))
		if ok = ok && len(smaller) < len(source) && fails(smaller); ok {
			source = smaller
		}
		return ok
	}
	for size := len(statements(source)) / 2; size >= 1; size /= 2 {
		for at := 0; ctx.Err() == nil; {
			list := statements(source)
			if at >= len(list) {
				break
			}
			if !try(list[at:min(at+size, len(list))]...) {
				at += size
			}
		}
	}
	for before := 0; before != len(source); {
		before = len(source)
		for at := 0; ctx.Err() == nil; at++ {
			// A variable goes together with its only use.
			list := statements(source)
			if at+1 >= len(list) {
				break
			}
			try(list[at : at+2]...)
		}
		for at := 0; ctx.Err() == nil; {
			list := simplifications(source)
			if at >= len(list) {
				break
			}
			if !try(list[at]) {
				at++
			}
		}
	}
	return source
}

// applied cuts and replaces. Of edits within each other only the outer counts.
func applied(source []byte, edits []edit) []byte {
	edits = slices.Clone(edits)
	slices.SortStableFunc(edits, func(a, b edit) int { return a.from - b.from })
	var out []byte
	at := 0
	for _, e := range edits {
		if e.from < at {
			continue
		}
		out = append(append(out, source[at:e.from]...), e.text...)
		at = e.to
	}
	return append(out, source[at:]...)
}

// maxRepairs bounds how often what a cut left over is cleared up.
const maxRepairs = 20

// repaired gives unused variables a use and drops unused imports, and reports
// whether the program then compiles.
func repaired(source []byte) ([]byte, bool) {
	for range maxRepairs {
		_, err := frontend.Check(source)
		if err == nil {
			text, err := format.Source(source)
			return text, err == nil
		}
		lines := strings.Split(string(source), "\n")
		for _, d := range err.(*frontend.Rejection).Diagnostics {
			name, unused := strings.CutPrefix(d.Message, "declared and not used: ")
			switch {
			case strings.HasSuffix(d.Message, "imported and not used"):
				lines[d.Line-1] = ""
			case unused && !strings.HasSuffix(lines[d.Line-1], "{"):
				lines[d.Line-1] += "; _ = " + name
			default:
				return nil, false
			}
		}
		source = []byte(strings.Join(lines, "\n"))
	}
	return nil, false
}

// inspect calls visit for every node of a source, with its place.
func inspect(source []byte, visit func(n ast.Node, place func(ast.Node) (from, to int))) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", source, parser.SkipObjectResolution)
	if err != nil {
		return
	}
	place := func(n ast.Node) (from, to int) {
		return fset.Position(n.Pos()).Offset, fset.Position(n.End()).Offset
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if n != nil {
			visit(n, place)
		}
		return true
	})
}

// statements lists the cuts of one declaration or statement, outer ones before
// what they hold.
func statements(source []byte) (cuts []edit) {
	inspect(source, func(n ast.Node, place func(ast.Node) (int, int)) {
		var list []ast.Node
		switch n := n.(type) {
		case *ast.File:
			for _, d := range n.Decls {
				list = append(list, d)
			}
		case *ast.BlockStmt:
			for _, s := range n.List {
				list = append(list, s)
			}
		case *ast.CaseClause:
			for _, s := range n.Body {
				list = append(list, s)
			}
		}
		for _, part := range list {
			from, to := place(part)
			if to < len(source) && source[to] == '\n' {
				to++
			}
			cuts = append(cuts, edit{from, to, ""})
		}
	})
	return cuts
}

// simplifications lists single changes that make a program simpler.
func simplifications(source []byte) []edit {
	list := statements(source)
	inspect(source, func(n ast.Node, place func(ast.Node) (int, int)) {
		from, to := place(n)
		become := func(text string) { list = append(list, edit{from, to, text}) }
		text := func(part ast.Node) string {
			from, to := place(part)
			return string(source[from:to])
		}
		switch n := n.(type) {
		case *ast.FuncDecl:
			from, to = place(n.Body)
			become("{ panic(0) }")
		case *ast.IfStmt:
			become(within(text(n.Body)))
		case *ast.ForStmt:
			become(within(text(n.Body)))
		case *ast.RangeStmt:
			become(within(text(n.Body)))
		case *ast.BlockStmt:
			become(within(text(n)))
		case *ast.LabeledStmt:
			become(text(n.Stmt))
		case *ast.CaseClause:
			become("")
		case *ast.ParenExpr:
			become(text(n.X))
		case *ast.UnaryExpr:
			become(text(n.X))
		case *ast.BinaryExpr:
			become(text(n.X))
			become(text(n.Y))
		case *ast.CompositeLit:
			if n.Type != nil {
				become(text(n.Type) + "{}")
			}
		case *ast.CallExpr:
			for _, a := range n.Args {
				become(text(a))
			}
			for i, a := range n.Args {
				from, to := place(a)
				if i+1 < len(n.Args) {
					to, _ = place(n.Args[i+1])
				}
				list = append(list, edit{from, to, ""})
			}
		}
		if _, ok := n.(ast.Expr); ok && to-from > 3 {
			become("0")
			become(`""`)
			if _, name := n.(*ast.Ident); !name { // perhaps that of a method
				become("nil")
				become("false")
			}
		}
	})
	return slices.DeleteFunc(list, func(e edit) bool { return len(e.text) >= e.to-e.from })
}

// within is what stands between the braces of a block.
func within(block string) string {
	return strings.TrimSpace(strings.TrimSuffix(strings.TrimPrefix(block, "{"), "}"))
}

func TestMinimise(t *testing.T) {
	source := []byte(`package main

import (
	"fmt"
	"strings"
)

func unused() {}

func main() {
	x := 1
	if x > 0 {
		fmt.Println("a", x)
		fmt.Println("wanted", strings.ToUpper("x"), x)
	}
	for i := 0; i < 3; i++ {
		fmt.Println(i)
	}
}
`)
	small := minimise(t.Context(), source, func(s []byte) bool {
		return strings.Contains(string(s), "wanted") && strings.Contains(string(s), "x")
	})
	assert.Equal(t, `package main

import (
	"fmt"
)

func main() {
	x := 1
	fmt.Println("wanted", x)
}
`, string(small))
}
