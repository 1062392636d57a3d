package frontend

import (
	"go/ast"
	"go/types"
	"runtime"
	"slices"
)

// leftOpen are names of the library with which a program can ask for what the language
// and the library leave open: how many files can be open at once, for example.
var leftOpen = []string{"os.Open", "sync.Pool"}

// LeavesOpen reports whether what the program prints may hang on what the language leaves
// to those who translate it, so that two engines that differ are both right: whether two
// slices share their elements after an append, and how many more a slice has room for;
// whether two pointers to nothing are equal; what a float is as an integer that cannot
// hold it.
func (p *Program) LeavesOpen() bool {
	for _, obj := range p.info.Uses {
		if obj.Pkg() != nil && slices.Contains(leftOpen, obj.Pkg().Path()+"."+obj.Name()) && obj.Parent() == obj.Pkg().Scope() {
			return true
		}
	}
	for _, v := range p.info.Types {
		if ptr, ok := v.Type.(*types.Pointer); ok && isNothing(ptr.Elem()) {
			return true
		}
	}
	open := false
	ast.Inspect(p.file, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			open = open || p.asksRoom(call) || p.narrowsFloat(call)
		}
		return !open
	})
	return open || p.sharesAppended()
}

// isNothing reports whether the values of a type have no bytes.
func isNothing(t types.Type) bool {
	switch t := t.Underlying().(type) {
	case *types.Array:
		return t.Len() == 0 || isNothing(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			if !isNothing(f.Type()) {
				return false
			}
		}
		return true
	}
	return false
}

// builtin is the name of the built-in function that is called, "" if none is.
func (p *Program) builtin(e ast.Expr) string {
	if call, ok := ast.Unparen(e).(*ast.CallExpr); ok {
		if id, ok := ast.Unparen(call.Fun).(*ast.Ident); ok {
			if b, ok := p.info.Uses[id].(*types.Builtin); ok {
				return b.Name()
			}
		}
	}
	return ""
}

// asksRoom reports whether a call asks for the capacity of a slice.
func (p *Program) asksRoom(call *ast.CallExpr) bool {
	if p.builtin(call) != "cap" {
		return false
	}
	return isSlice(p.info.TypeOf(call.Args[0]))
}

// isSlice reports whether t is a slice, or a type parameter for which one may stand.
func isSlice(t types.Type) bool {
	if t == nil {
		return false
	}
	_, slice := t.Underlying().(*types.Slice)
	_, param := types.Unalias(t).(*types.TypeParam)
	return slice || param
}

// narrowsFloat reports whether a call makes a float an integer of fewer than 64 bits.
func (p *Program) narrowsFloat(call *ast.CallExpr) bool {
	to := p.info.Types[call.Fun]
	if !to.IsType() || len(call.Args) != 1 || p.info.Types[call.Args[0]].Value != nil {
		return false
	}
	from, ok := p.info.TypeOf(call.Args[0]).Underlying().(*types.Basic)
	if !ok || from.Info()&types.IsFloat == 0 {
		return false
	}
	integer, ok := to.Type.Underlying().(*types.Basic)
	return ok && integer.Info()&types.IsInteger != 0 && types.SizesFor("gc", runtime.GOARCH).Sizeof(integer) < 8
}

// sharesAppended reports whether a slice that is appended to may have another name: the
// result of an append goes elsewhere than to its first argument, the variable appended to
// is a parameter, or it is copied.
func (p *Program) sharesAppended() bool {
	home := map[ast.Expr]string{} // where the results of calls of append go
	copies := map[string][]string{}
	give := func(to, value ast.Expr) {
		if to == nil {
			return
		}
		name, value := types.ExprString(ast.Unparen(to)), ast.Unparen(value)
		if p.builtin(value) == "append" {
			home[value] = name
		} else if from := root(value); from != "" && from != name && isSlice(p.info.TypeOf(value)) {
			copies[name] = append(copies[name], from)
		}
	}
	ast.Inspect(p.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, to := range n.Lhs {
				if len(n.Lhs) == len(n.Rhs) {
					give(to, n.Rhs[i])
				}
			}
		case *ast.ValueSpec:
			for i, to := range n.Names {
				if len(n.Names) == len(n.Values) {
					give(to, n.Values[i])
				}
			}
		}
		return true
	})
	shared := false
	grown := map[string]bool{} // by an append to themselves
	ast.Inspect(p.file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok || p.builtin(call) != "append" || p.fresh(call.Args[0]) {
			return true
		}
		name := root(call.Args[0])
		grown[name] = true
		shared = shared || name == "" || home[call] != name || p.isParameter(call.Args[0])
		return !shared
	})
	for to, from := range copies {
		shared = shared || grown[to] || slices.ContainsFunc(from, func(name string) bool { return grown[name] })
	}
	return shared
}

// root is the text of the variable, field or element of which e is, or is a part, "" if e
// is neither.
func root(e ast.Expr) string {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident, *ast.SelectorExpr, *ast.IndexExpr, *ast.StarExpr:
		return types.ExprString(e)
	case *ast.SliceExpr:
		return root(e.X)
	}
	return ""
}

// fresh reports whether nobody else has the elements of a slice, or it has no room for
// more: it is nil, a literal, has a capacity of its own, or is grown from such a slice.
func (p *Program) fresh(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return p.info.Types[e].IsNil()
	case *ast.CompositeLit:
		return true
	case *ast.SliceExpr:
		return e.Slice3
	case *ast.CallExpr:
		switch p.builtin(e) {
		case "make":
			return true
		case "append":
			return p.fresh(e.Args[0])
		}
		return p.info.Types[e.Fun].IsType() && len(e.Args) == 1 && p.fresh(e.Args[0])
	}
	return false
}

// isParameter reports whether e is a parameter, or a part of one.
func (p *Program) isParameter(e ast.Expr) bool {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.SliceExpr:
			e = x.X
			continue
		case *ast.Ident:
			v, ok := p.info.Uses[x].(*types.Var)
			return ok && v.Kind() == types.ParamVar
		}
		return false
	}
}
