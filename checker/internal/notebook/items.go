package notebook

import (
	"go/scanner"
	"go/token"
)

// itemKind says what a piece of code at the outermost level can be, judged by
// how it begins.
type itemKind int

const (
	eitherItem      itemKind = iota // var, const, type: at home at both levels
	declarationItem                 // a function, a method, an import
	statementItem
	packageItem
)

func (k itemKind) String() string {
	switch k {
	case declarationItem:
		return "a declaration"
	case statementItem:
		return "a statement"
	case packageItem:
		return "a package clause"
	}
	return "a declaration or a statement"
}

// An item is a piece of code at the outermost level and where it begins.
type item struct {
	kind   itemKind
	offset int
}

// A lexeme is one token of a source.
type lexeme struct {
	tok    token.Token
	text   string
	offset int
}

// lexemes are the tokens of a source, comments left out, the semicolons that
// line ends stand for included. Faults of the source are passed over.
func lexemes(source string, mode scanner.Mode) []lexeme {
	files := token.NewFileSet()
	file := files.AddFile("", files.Base(), len(source))
	var s scanner.Scanner
	s.Init(file, []byte(source), func(token.Position, string) {}, mode)
	var out []lexeme
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return out
		}
		out = append(out, lexeme{tok: tok, text: text, offset: file.Offset(pos)})
	}
}

// itemsOf splits a source at the semicolons outside all brackets. It needs no
// valid Go, so that it can say what a cell that does not parse was meant to be.
func itemsOf(source string) []item {
	var items []item
	depth, fresh := 0, true
	tokens := lexemes(source, 0)
	for i, t := range tokens {
		if fresh && t.tok != token.SEMICOLON && t.tok != token.RBRACE {
			items = append(items, item{kind: kindOf(tokens[i:]), offset: t.offset})
			fresh = false
		}
		switch t.tok {
		case token.LBRACE, token.LPAREN, token.LBRACK:
			depth++
		case token.RBRACE, token.RPAREN, token.RBRACK:
			depth = max(0, depth-1)
		case token.SEMICOLON:
			fresh = depth == 0
		}
	}
	return items
}

func kindOf(tokens []lexeme) itemKind {
	switch tokens[0].tok {
	case token.PACKAGE:
		return packageItem
	case token.IMPORT:
		return declarationItem
	case token.VAR, token.CONST, token.TYPE, token.LBRACE:
		// A brace at the start of a line mostly belongs to the line above.
		return eitherItem
	case token.FUNC:
		if namesFunction(tokens[1:]) {
			return declarationItem
		}
	}
	return statementItem
}

// namesFunction tells the declaration of a function or method from a function
// literal, by what follows the word func.
func namesFunction(tokens []lexeme) bool {
	if len(tokens) == 0 || tokens[0].tok != token.LPAREN {
		return len(tokens) > 0 && tokens[0].tok == token.IDENT
	}
	depth := 0
	for i, t := range tokens {
		switch t.tok {
		case token.LPAREN:
			depth++
		case token.RPAREN:
			depth--
		}
		if depth == 0 {
			rest := tokens[i+1:]
			return len(rest) > 1 && rest[0].tok == token.IDENT && rest[1].tok == token.LPAREN
		}
	}
	return false
}

// mixture is the first item that decides what a source is, and the first after
// it that decides otherwise, if there is one. Without any that decides, the
// first item is returned.
func mixture(items []item) (first item, other *item) {
	first = items[0]
	for i, it := range items {
		switch {
		case it.kind == eitherItem:
		case first.kind == eitherItem:
			first = it
		case it.kind != first.kind:
			return first, &items[i]
		}
	}
	return first, nil
}
