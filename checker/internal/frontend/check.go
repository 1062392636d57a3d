package frontend

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"runtime"
	"slices"
)

// MaxSource is the size in bytes above which a file is not taken for a
// submission.
const MaxSource = 1 << 20

// maxDiagnostics is the number of errors after which the compiler stops.
const maxDiagnostics = 10

// goVersion is the language version a submission is written in.
const goVersion = "go1.26"

// A Program is a checked submission. It is immutable and may be run by several
// engines at once.
type Program struct {
	source []byte
	fset   *token.FileSet
	file   *ast.File
	info   *types.Info
	pkg    *types.Package
}

// Source is the learner's text, without a byte order mark.
func (p *Program) Source() []byte { return p.source }

// Check parses and type-checks src and applies the policy. The error is a
// *Rejection.
func Check(src []byte) (*Program, error) {
	src = bytes.TrimPrefix(src, []byte("\uFEFF"))
	if len(src) > MaxSource {
		return nil, compileError(Diagnostic{Message: fmt.Sprintf("the file has %d bytes; a submission may have at most %d", len(src), MaxSource)})
	}
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		r := compileError(syntaxError(err))
		r.Syntax = true
		return nil, r
	}
	if ds := append(refusedImports(fset, file), refusedDirectives(fset, file)...); len(ds) > 0 {
		return nil, restricted(ds)
	}
	p := &Program{source: src, fset: fset, file: file, info: newInfo()}
	if ds := p.typeCheck(); len(ds) > 0 {
		return nil, compileError(ds...)
	}
	if ds := refusedUses(fset, file, p.info); len(ds) > 0 {
		return nil, restricted(ds)
	}
	return p, nil
}

func newInfo() *types.Info {
	return &types.Info{
		Types:      map[ast.Expr]types.TypeAndValue{},
		Instances:  map[*ast.Ident]types.Instance{},
		Defs:       map[*ast.Ident]types.Object{},
		Uses:       map[*ast.Ident]types.Object{},
		Implicits:  map[ast.Node]types.Object{},
		Selections: map[*ast.SelectorExpr]*types.Selection{},
		Scopes:     map[ast.Node]*types.Scope{},
	}
}

// typeCheck fills in the program's types and returns what the compiler would
// refuse, in order of position.
func (p *Program) typeCheck() []Diagnostic {
	if p.file.Name.Name != "main" {
		return []Diagnostic{at(p.fset, p.file.Name.Pos(), fmt.Sprintf("package %s is not a program: a submission is package main", p.file.Name.Name))}
	}
	words := compilerWords{file: p.file}
	conf := types.Config{
		Importer:  std,
		GoVersion: goVersion,
		Sizes:     types.SizesFor("gc", runtime.GOARCH),
		Error:     func(err error) { words.add(err.(types.Error)) },
	}
	p.pkg, _ = conf.Check("main", p.fset, []*ast.File{p.file}, p.info)
	if len(words.found) == 0 && p.pkg.Scope().Lookup("main") == nil {
		// The words are the linker's; the fault has no place in the file.
		return []Diagnostic{{Message: "function main is undeclared in the main package"}}
	}
	return inOrder(words.found)
}

// syntaxError is the first fault the parser met. What it says after that is
// mostly about its own confusion.
func syntaxError(err error) Diagnostic {
	list, ok := err.(scanner.ErrorList)
	if !ok || len(list) == 0 {
		return Diagnostic{Message: err.Error()}
	}
	return Diagnostic{Line: list[0].Pos.Line, Column: list[0].Pos.Column, Message: "syntax error: " + list[0].Msg}
}

// inOrder sorts diagnostics by position, drops a second one on the same line
// with the same words, and cuts the list where the compiler would.
func inOrder(ds []Diagnostic) []Diagnostic {
	slices.SortStableFunc(ds, func(a, b Diagnostic) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Column - b.Column
	})
	ds = slices.CompactFunc(ds, func(a, b Diagnostic) bool { return a.Line == b.Line && a.Message == b.Message })
	if len(ds) > maxDiagnostics {
		ds = append(ds[:maxDiagnostics:maxDiagnostics], Diagnostic{Message: "too many errors"})
	}
	return ds
}

func compileError(ds ...Diagnostic) *Rejection { return &Rejection{Diagnostics: ds} }

func restricted(ds []Diagnostic) *Rejection {
	return &Rejection{Restricted: true, Diagnostics: inOrder(ds)}
}

// Imports lists the import paths of the program, each once.
func (p *Program) Imports() []string {
	var paths []string
	for _, q := range p.pkg.Imports() {
		paths = append(paths, q.Path())
	}
	return paths
}
