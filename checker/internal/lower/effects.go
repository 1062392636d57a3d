package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
)

// variables are those that are changed, or read: as a whole, or (false) no more than
// a part of what they hold, or only to find such a part.
type variables map[*types.Var]bool

func (v variables) note(x *types.Var, whole bool) {
	if x != nil {
		v[x] = v[x] || whole
	}
}

func (v variables) add(more variables) {
	for x, whole := range more {
		v.note(x, whole)
	}
}

// grow works out once more what the functions change, from what is known of those
// that they call, and reports whether it is more than before.
func (o *order) grow() bool {
	grown := false
	ast.Inspect(o.program.Syntax(), func(n ast.Node) bool {
		switch n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			changed := o.changes(n)
			grown = grown || !maps.Equal(changed, o.effects[n])
			o.effects[n] = changed
			if _, ok := n.(*ast.FuncLit); ok {
				o.literals.add(changed)
			}
		}
		return true
	})
	return grown
}

// changes are the variables from outside a function that a call of it changes,
// itself or by calls.
func (o *order) changes(fn ast.Node) variables {
	changed := variables{}
	note := func(v *types.Var, whole bool) {
		if v != nil && (v.Pos() < fn.Pos() || fn.End() <= v.Pos()) {
			changed.note(v, whole)
		}
	}
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				_, whole := ast.Unparen(e).(*ast.Ident)
				note(o.root(e), whole)
			}
		case *ast.IncDecStmt:
			note(o.root(n.X), true)
		case *ast.CallExpr:
			for v, whole := range o.byCall(n) {
				note(v, whole)
			}
		}
		return true
	})
	return changed
}

// byCall are the variables that a call changes.
func (o *order) byCall(e *ast.CallExpr) variables {
	changed := variables{}
	fn, library := o.calledFunction(e)
	if library {
		return changed
	}
	for _, arg := range e.Args {
		if x, ok := ast.Unparen(arg).(*ast.UnaryExpr); ok && x.Op == token.AND {
			changed.note(o.root(x.X), true)
		}
	}
	d := o.decls[originOf(fn)]
	switch {
	case d != nil:
		changed.add(o.effects[d.syn])
		sel, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr)
		if ok && o.takesAddress(sel) && o.changesReceiver(d.syn) {
			changed.note(o.root(sel.X), true)
		}
	case fn != nil: // a method of an interface
		for method, d := range o.decls {
			if method.Name() == fn.Name() && method.Signature().Recv() != nil {
				changed.add(o.effects[d.syn])
			}
		}
	default:
		changed.add(o.literals)
	}
	return changed
}

func originOf(fn *types.Func) *types.Func {
	if fn == nil {
		return nil
	}
	return fn.Origin()
}

// calledFunction is the function that a call names, nil for a function value.
// library says that it is not the program's, or no function at all.
func (l *lowerer) calledFunction(e *ast.CallExpr) (fn *types.Func, library bool) {
	if tv := l.main.info.Types[e.Fun]; tv.IsBuiltin() || tv.IsType() {
		return nil, true
	}
	fun := ast.Unparen(e.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	switch fun := fun.(type) {
	case *ast.Ident:
		fn, _ = l.main.info.Uses[fun].(*types.Func)
	case *ast.SelectorExpr:
		fn, _ = l.main.info.Uses[fun.Sel].(*types.Func)
	}
	return fn, fn != nil && (fn.Pkg() == nil || !l.isOwn(fn.Pkg()))
}

// takesAddress reports whether a method call takes the address of its receiver.
func (o *order) takesAddress(sel *ast.SelectorExpr) bool {
	s := o.main.info.Selections[sel]
	if s == nil || s.Kind() != types.MethodVal {
		return false
	}
	_, wants := types.Unalias(s.Obj().(*types.Func).Signature().Recv().Type()).(*types.Pointer)
	_, has := s.Recv().Underlying().(*types.Pointer)
	return wants && !has
}

// changesReceiver reports whether a method changes what its receiver points to, or
// calls another method that may.
func (o *order) changesReceiver(d *ast.FuncDecl) bool {
	if len(d.Recv.List[0].Names) == 0 || d.Body == nil {
		return false
	}
	if known, ok := o.receivers[d]; ok {
		return known
	}
	o.receivers[d] = false // of a call of itself there is nothing more to say
	recv := o.main.info.Defs[d.Recv.List[0].Names[0]]
	is := func(e ast.Expr) bool {
		v := o.root(e)
		return v != nil && v == recv
	}
	found := false
	ast.Inspect(d.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				found = found || is(e)
			}
		case *ast.IncDecStmt:
			found = found || is(n.X)
		case *ast.CallExpr:
			if sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr); ok {
				fn, _ := o.main.info.Uses[sel.Sel].(*types.Func)
				callee := o.decls[originOf(fn)]
				found = found || callee != nil && callee.syn.Recv != nil && is(sel.X) && o.changesReceiver(callee.syn)
			}
		}
		return !found
	})
	o.receivers[d] = found
	return found
}

// root is the variable of which an expression is a part, nil if there is none.
func (o *order) root(e ast.Expr) *types.Var {
	switch e := e.(type) {
	case *ast.Ident:
		v, _ := o.main.info.ObjectOf(e).(*types.Var)
		return v
	case *ast.ParenExpr:
		return o.root(e.X)
	case *ast.IndexExpr:
		return o.root(e.X)
	case *ast.SelectorExpr:
		return o.root(e.X)
	case *ast.StarExpr:
		return o.root(e.X)
	}
	return nil
}
