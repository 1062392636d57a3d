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
	"strconv"
)

// MaxSource is the size in bytes above which a file is not taken for a
// submission.
const MaxSource = 1 << 20

// fileName is the submission's, as the compiler writes it inside its messages.
const fileName = "./main.go"

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
	file, err := parser.ParseFile(fset, fileName, src, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		r := compileError(syntaxError(src, err))
		r.Syntax = true
		return nil, r
	}
	file.GoVersion = "" // that of a build constraint, which does not count
	if ds := append(refusedImports(fset, file), refusedDirectives(fset, file)...); len(ds) > 0 {
		return nil, restricted(ds)
	}
	if d, found := postDeclaration(fset, file); found {
		r := compileError(d)
		r.Syntax = true
		return nil, r
	}
	p := &Program{source: src, fset: fset, file: file, info: newInfo()}
	for _, check := range []func() []Diagnostic{p.wrongPackage, p.tooDeep, p.tooVast, p.tooLong, p.unknownImports, p.typeErrors, p.unlinked} {
		if ds := check(); len(ds) > 0 {
			return nil, compileError(ds...)
		}
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

func (p *Program) wrongPackage() []Diagnostic {
	if name := p.file.Name; name.Name != "main" {
		return []Diagnostic{at(p.fset, name.Pos(), fmt.Sprintf("package %s is not a program: a submission is package main", name.Name))}
	}
	return nil
}

// unknownImports finds imports of what is not there, each once. The go command
// looks for them before it has anything compiled.
func (p *Program) unknownImports() []Diagnostic {
	var ds []Diagnostic
	seen := map[string]bool{}
	for _, spec := range p.file.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err == nil {
			_, err = std.Import(path)
		}
		if err != nil && !seen[path] {
			ds = append(ds, at(p.fset, spec.Pos(), err.Error()))
		}
		seen[path] = true
	}
	return ds
}

// typeErrors fills in the program's types and returns what the compiler would
// refuse.
func (p *Program) typeErrors() []Diagnostic {
	words := compilerWords{Program: p, found: branchErrors(p.fset, p.file)}
	conf := types.Config{
		Importer:  std,
		GoVersion: goVersion,
		Sizes:     types.SizesFor("gc", runtime.GOARCH),
		Error:     func(err error) { words.add(err.(types.Error)) },
	}
	p.pkg, _ = conf.Check("main", p.fset, []*ast.File{p.file}, p.info)
	return printed(words.found)
}

// unlinked finds functions that a program of sound types does not have.
func (p *Program) unlinked() []Diagnostic {
	var ds []Diagnostic
	for _, decl := range p.file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Body == nil {
			ds = append(ds, at(p.fset, afterFunc(f), "missing function body"))
		}
	}
	if ds == nil && p.pkg.Scope().Lookup("main") == nil {
		// The words are the linker's; the fault has no place in the file.
		return []Diagnostic{{Message: "function main is undeclared in the main package"}}
	}
	return printed(ds)
}

func afterFunc(f *ast.FuncDecl) token.Pos {
	if f.Recv != nil {
		return f.Recv.Opening
	}
	return f.Name.Pos()
}

// postDeclaration finds `for ...; ...; x := y`, which go/parser lets pass and
// the compiler's parser does not.
func postDeclaration(fset *token.FileSet, file *ast.File) (d Diagnostic, found bool) {
	ast.Inspect(file, func(n ast.Node) bool {
		if loop, ok := n.(*ast.ForStmt); ok && !found {
			if post, ok := loop.Post.(*ast.AssignStmt); ok && post.Tok == token.DEFINE {
				d, found = at(fset, post.TokPos, "syntax error: cannot declare in post statement of for loop"), true
			}
		}
		return !found
	})
	return d, found
}

// syntaxError is the first fault the parser met. What it says after that is
// mostly about its own confusion.
func syntaxError(src []byte, err error) Diagnostic {
	list, ok := err.(scanner.ErrorList)
	if !ok || len(list) == 0 {
		return Diagnostic{Message: err.Error()}
	}
	first := list[0]
	d := Diagnostic{Line: first.Pos.Line, Column: first.Pos.Column, Message: "syntax error: " + first.Msg}
	if first.Pos.Offset == len(src) && bytes.HasSuffix(src, []byte("\n")) && importsParse(src) {
		// To the compiler, what follows the last line end is one more line. To
		// the go command, which reads the imports before, it is not.
		d.Line, d.Column = d.Line+1, 1
	}
	return d
}

func importsParse(src []byte) bool {
	_, err := parser.ParseFile(token.NewFileSet(), fileName, src, parser.ImportsOnly)
	return err == nil
}

func compileError(ds ...Diagnostic) *Rejection { return &Rejection{Diagnostics: ds} }

func restricted(ds []Diagnostic) *Rejection {
	return &Rejection{Restricted: true, Diagnostics: printed(inOrder(ds))}
}

// Imports lists the import paths of the program, each once.
func (p *Program) Imports() []string {
	var paths []string
	for _, q := range p.pkg.Imports() {
		paths = append(paths, q.Path())
	}
	return paths
}

// Syntax is the program's syntax tree, with comments. Nobody may change it.
func (p *Program) Syntax() *ast.File { return p.file }

// Info holds the types of the program's expressions, and Types its package.
func (p *Program) Info() *types.Info { return p.info }

// Types is the package that the program makes.
func (p *Program) Types() *types.Package { return p.pkg }

// Line is the line of the learner's file at pos.
func (p *Program) Line(pos token.Pos) int { return p.fset.PositionFor(pos, false).Line }
