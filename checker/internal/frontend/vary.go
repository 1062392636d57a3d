package frontend

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// varying are the packages with which two runs of a program may differ.
// Random numbers are not among them: they run from a fixed seed.
var varying = []string{"context", "maps", "runtime", "time"}

// varyingCalls are functions by which a log, with its times, may come to the standard
// output, or that give what a map holds in any order.
var varyingCalls = []string{"log.New", "log.SetOutput", "(*sync.Map).Range"}

// MayVary reports whether two runs of the program on one input may print
// different things: by the order of a map, goroutines or the clock. A
// program that prints addresses may vary too, which cannot be seen here.
func (p *Program) MayVary() bool {
	if p.Concurrent() || slices.ContainsFunc(p.Imports(), func(path string) bool { return slices.Contains(varying, path) }) {
		return true
	}
	for _, obj := range p.info.Uses {
		if fn, ok := obj.(*types.Func); ok && slices.Contains(varyingCalls, fn.FullName()) {
			return true
		}
	}
	varies := false
	ast.Inspect(p.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.RangeStmt:
			varies = varies || mayBeMap(p.info.TypeOf(n.X))
		case *ast.SelectStmt:
			varies = true
		}
		return !varies
	})
	return varies
}

// MaySleep reports whether the program can sleep until a time comes: whether it has
// one of the packages with a clock.
func (p *Program) MaySleep() bool {
	return slices.ContainsFunc(p.Imports(), func(path string) bool { return path == "time" || path == "context" })
}

// mayBeMap reports whether t is a map, or a type parameter for which one may stand.
func mayBeMap(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Map:
		return true
	case *types.Union:
		for term := range t.Terms() {
			if mayBeMap(term.Type()) {
				return true
			}
		}
	case *types.Interface:
		for part := range t.EmbeddedTypes() {
			if mayBeMap(part) {
				return true
			}
		}
	}
	return false
}

// Repeatable reports whether runs of the program one after the other in one process
// are as if each were the only one: none leaves goroutines, sets a variable of the
// library, such as io.EOF, may change the tables of package unicode, or opens its
// standard input by its name.
func (p *Program) Repeatable() bool {
	if p.MayVary() {
		return false
	}
	for _, obj := range p.info.Uses {
		switch obj := obj.(type) {
		case *types.Var:
			if p.ofLibrary(obj) && obj.Pkg().Path() == "unicode" {
				return false
			}
		case *types.Func:
			if slices.Contains(openers, obj.Name()) && obj.Pkg() != nil && obj.Pkg().Path() == "os" {
				return false
			}
		}
	}
	return !p.setsLibrary()
}

// ofLibrary reports whether v is a package variable of the library.
func (p *Program) ofLibrary(v *types.Var) bool {
	return v.Pkg() != nil && v.Pkg() != p.pkg && v.Parent() == v.Pkg().Scope()
}

// setsLibrary reports whether a variable of the library is set, or its address taken.
func (p *Program) setsLibrary() bool {
	sets := false
	set := func(e ast.Expr) {
		e = ast.Unparen(e)
		if selector, ok := e.(*ast.SelectorExpr); ok {
			e = selector.Sel
		}
		if id, ok := e.(*ast.Ident); ok {
			v, ok := p.info.Uses[id].(*types.Var)
			sets = sets || ok && p.ofLibrary(v)
		}
	}
	ast.Inspect(p.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				set(e)
			}
		case *ast.IncDecStmt:
			set(n.X)
		case *ast.RangeStmt:
			set(n.Key)
			set(n.Value)
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				set(n.X)
			}
		}
		return !sets
	})
	return sets
}
