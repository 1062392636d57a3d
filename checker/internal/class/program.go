package class

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"strings"

	"nqueens/checker/internal/pattern"
)

// A shape is what tells a program from the files beside it.
type shape struct {
	main  bool // package main
	start bool // it has func main
}

var (
	packageLine = pattern.New(`(?m)^\s*package\s+main\b`)
	mainLine    = pattern.New(`(?m)^\s*func\s+main\s*\(`)
)

// shapeOf looks at a text, which need not compile, be Go, or be UTF-8.
func shapeOf(text []byte) shape {
	parsed, err := parser.ParseFile(token.NewFileSet(), "", text, parser.SkipObjectResolution)
	s := shape{}
	if parsed != nil && parsed.Name != nil {
		s.main = parsed.Name.Name == "main"
		for _, d := range parsed.Decls {
			f, ok := d.(*ast.FuncDecl)
			s.start = s.start || ok && f.Recv == nil && f.Name.Name == "main"
		}
	}
	if err != nil { // what the parser made of it may lack something
		s.main = s.main || packageLine().Match(text)
		s.start = s.start || mainLine().Match(text)
	}
	return s
}

// rank puts a file that is called .go before one that is not.
func (f *file) rank() int {
	if strings.EqualFold(path.Ext(f.path), ".go") {
		return 1
	}
	return 0
}
