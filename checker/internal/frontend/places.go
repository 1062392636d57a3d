package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"regexp"
	"strings"
	"sync"
)

// A move says that the compiler reports some errors at another place of the
// construct than go/types does, for Go 1.26.
type move struct {
	words *regexp.Regexp // of the errors
	// to is the compiler's place if n is the construct with go/types' place at
	// pos, token.NoPos if it is not.
	to func(n ast.Node, pos token.Pos, words string) token.Pos
}

var moves = sync.OnceValue(func() []move {
	return []move{
		{regexp.MustCompile(`^invalid operation: (not enough|too many) arguments for |^missing argument in conversion `), callStart},
		{regexp.MustCompile(`^not enough arguments in call to `), lastArgument},
		{regexp.MustCompile(`^cannot use \.\.\. |^invalid operation: invalid use of \.\.\. with built-in `), callWithDots},
		{regexp.MustCompile(`^in call to .*(cannot infer|does not satisfy)| does not satisfy `), callParenthesis},
		{regexp.MustCompile(`cannot send to `), sendStart},
		{regexp.MustCompile(`^select case must be `), operator},
		{regexp.MustCompile(`cannot index `), indexBracket},
		{regexp.MustCompile(`^invalid use of \[\.\.\.\] array`), arrayStart},
		{regexp.MustCompile(``), sliceBracket},
		{regexp.MustCompile(`func\(`), funcParameters},
	}
})

// place is where the compiler reports an error that go/types reports at pos.
// Where several nested constructs begin at pos, the innermost counts.
func (w *compilerWords) place(pos token.Pos, words string) token.Pos {
	moved := pos
	for _, m := range moves() {
		if !m.words.MatchString(words) {
			continue
		}
		var ofLiteral *ast.FuncType // begins where its literal does, and is not meant
		ast.Inspect(w.file, func(n ast.Node) bool {
			if n == nil || n == ofLiteral || pos < n.Pos() || n.End() < pos {
				return false
			}
			if lit, ok := n.(*ast.FuncLit); ok && lit.Pos() == pos {
				ofLiteral = lit.Type
			}
			if to := m.to(n, pos, words); to.IsValid() {
				moved = to
			}
			return true
		})
		if moved != pos {
			break
		}
	}
	return moved
}

func callStart(n ast.Node, pos token.Pos, _ string) token.Pos {
	if call, ok := n.(*ast.CallExpr); ok && call.Rparen == pos {
		return call.Pos()
	}
	return token.NoPos
}

func lastArgument(n ast.Node, pos token.Pos, _ string) token.Pos {
	call, ok := n.(*ast.CallExpr)
	if !ok || call.Rparen != pos {
		return token.NoPos
	}
	if len(call.Args) == 0 {
		return call.Pos()
	}
	return call.Args[len(call.Args)-1].Pos()
}

func callWithDots(n ast.Node, pos token.Pos, _ string) token.Pos {
	if call, ok := n.(*ast.CallExpr); ok && call.Ellipsis == pos {
		return call.Pos()
	}
	return token.NoPos
}

func callParenthesis(n ast.Node, pos token.Pos, _ string) token.Pos {
	if call, ok := n.(*ast.CallExpr); ok && call.Pos() == pos {
		return call.Lparen
	}
	return token.NoPos
}

func sendStart(n ast.Node, pos token.Pos, _ string) token.Pos {
	if send, ok := n.(*ast.SendStmt); ok && send.Arrow == pos {
		return send.Pos()
	}
	return token.NoPos
}

// operator is where the compiler has an expression that is a statement: at the
// operator, dot or bracket that joins its parts.
func operator(n ast.Node, pos token.Pos, _ string) token.Pos {
	s, ok := n.(*ast.ExprStmt)
	if !ok || s.Pos() != pos {
		return token.NoPos
	}
	switch x := s.X.(type) {
	case *ast.BinaryExpr:
		return x.OpPos
	case *ast.CallExpr:
		return x.Lparen
	case *ast.IndexExpr:
		return x.Lbrack
	case *ast.SliceExpr:
		return x.Lbrack
	case *ast.SelectorExpr:
		return x.X.End()
	case *ast.TypeAssertExpr:
		return x.X.End()
	}
	return token.NoPos
}

func indexBracket(n ast.Node, pos token.Pos, words string) token.Pos {
	index, ok := n.(*ast.IndexExpr)
	if ok && index.Pos() == pos && strings.Contains(words, "cannot index "+types.ExprString(index.X)+" (") {
		return index.Lbrack
	}
	return token.NoPos
}

func arrayStart(n ast.Node, pos token.Pos, _ string) token.Pos {
	if array, ok := n.(*ast.ArrayType); ok && array.Len != nil && array.Len.Pos() == pos {
		return array.Lbrack
	}
	return token.NoPos
}

func sliceBracket(n ast.Node, pos token.Pos, words string) token.Pos {
	if s, ok := n.(*ast.SliceExpr); ok && s.Pos() == pos && strings.Contains(words, types.ExprString(s)) {
		return s.Lbrack
	}
	return token.NoPos
}

func funcParameters(n ast.Node, pos token.Pos, _ string) token.Pos {
	if f, ok := n.(*ast.FuncType); ok && f.Func == pos {
		return f.Params.Opening
	}
	return token.NoPos
}
