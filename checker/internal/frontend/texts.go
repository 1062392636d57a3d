package frontend

import (
	"fmt"
	"go/ast"
	"go/token"
)

// maxText is how many bytes the texts may have that a program puts together of
// constants. Forty constants, each twice the one before, have more than a machine has
// memory, and the type checker writes out a text whose length it is asked for.
const maxText = 16 << 20

// tooLong finds the first place where they have more.
func (p *Program) tooLong() []Diagnostic {
	t := texts{exprs: map[string]ast.Expr{}, sizes: map[string]int{}}
	for _, decl := range p.file.Decls {
		eachConstant(decl, func(name *ast.Ident, value ast.Expr, _ bool) { t.exprs[name.Name] = value })
	}
	var found []Diagnostic
	all := 0
	add := func(n ast.Node, size int) {
		if all = min(all+size, maxText+1); all > maxText && len(found) == 0 {
			found = append(found, at(p.fset, n.Pos(), fmt.Sprintf("the texts put together of constants have more than %d MiB here; a submission must not have such texts", maxText>>20)))
		}
	}
	for _, decl := range p.file.Decls {
		t.local = map[string]int{}
		ast.Inspect(decl, func(n ast.Node) bool {
			eachConstant(n, func(name *ast.Ident, value ast.Expr, again bool) {
				if again {
					add(name, t.size(value))
				}
				if n != decl {
					t.local[name.Name] = max(t.local[name.Name], t.size(value))
				}
			})
			if sum, ok := n.(*ast.BinaryExpr); ok && sum.Op == token.ADD {
				add(sum, t.size(sum))
				return false
			}
			return true
		})
	}
	return found
}

// eachConstant calls do for the constants that n declares, with what each stands for:
// in a group that may be, again, the value of one before.
func eachConstant(n ast.Node, do func(name *ast.Ident, value ast.Expr, again bool)) {
	decl, ok := n.(*ast.GenDecl)
	if !ok || decl.Tok != token.CONST {
		return
	}
	var values []ast.Expr
	for _, spec := range decl.Specs {
		spec, ok := spec.(*ast.ValueSpec)
		if !ok {
			continue
		}
		if len(spec.Values) > 0 {
			values = spec.Values
		}
		for i, name := range spec.Names[:min(len(spec.Names), len(values))] {
			do(name, values[i], len(spec.Values) == 0)
		}
	}
}

// texts counts the bytes of constant texts, up to one more than there may be, and none
// too few.
type texts struct {
	exprs map[string]ast.Expr // constants of the package
	sizes map[string]int      // of those that have been counted, or are being
	local map[string]int      // the longest of each name so far in one declaration
}

func (t texts) size(e ast.Expr) int {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			return len(e.Value)
		}
	case *ast.Ident:
		return max(t.local[e.Name], t.named(e.Name))
	case *ast.ParenExpr:
		return t.size(e.X)
	case *ast.BinaryExpr:
		return min(t.size(e.X)+t.size(e.Y), maxText+1)
	case *ast.CallExpr: // a conversion; of a number it is one character
		if len(e.Args) == 1 {
			return max(4, t.size(e.Args[0]))
		}
	}
	return 0
}

func (t texts) named(name string) int {
	n, known := t.sizes[name]
	if !known && t.exprs[name] != nil {
		t.sizes[name] = 0 // a constant that contains itself is the type checker's to refuse
		n = texts{exprs: t.exprs, sizes: t.sizes}.size(t.exprs[name])
		t.sizes[name] = n
	}
	return n
}
