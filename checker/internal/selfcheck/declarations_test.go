package selfcheck_test

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"testing"

	"github.com/stretchr/testify/require"
)

// A declaration is a top-level function, variable, constant or type of a Go
// file, by its bytes.
type declaration struct {
	start, end int
	words      []word
}

// A word is a name or a number in a declaration, and another one that may stand
// in its place.
type word struct {
	start, end int
	other      string
}

// declarations takes a file apart, but for its imports.
func declarations(t *testing.T, source string) []declaration {
	t.Helper()
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "main.go", source, 0)
	require.NoError(t, err)
	var list []declaration
	for _, decl := range file.Decls {
		if group, ok := decl.(*ast.GenDecl); ok && group.Tok == token.IMPORT {
			continue
		}
		d := declaration{start: fset.Position(decl.Pos()).Offset, end: fset.Position(decl.End()).Offset}
		d.words = wordsOf(source, d)
		list = append(list, d)
	}
	return list
}

func wordsOf(source string, d declaration) []word {
	text := []byte(source[d.start:d.end])
	fset := token.NewFileSet()
	var s scanner.Scanner
	s.Init(fset.AddFile("", fset.Base(), len(text)), text, nil, 0)
	var words []word
	for {
		pos, tok, literal := s.Scan()
		start := d.start + fset.Position(pos).Offset
		switch tok {
		case token.EOF:
			return words
		case token.IDENT:
			words = append(words, word{start, start + len(literal), literal + "s"})
		case token.INT:
			words = append(words, word{start, start + len(literal), literal + "1"})
		}
	}
}
