package lower

import (
	"go/ast"
	"go/types"
	"slices"
)

// count writes the step counter.
func (w *writer) count() {
	if !w.pkg.user || w.l.limit == 0 {
		return
	}
	if w.l.atomic {
		w.put("if rt.Add() > %d { rt.Stop() }", w.l.limit)
		return
	}
	w.put("steps++; if steps > %d { rt.Stop() }", w.l.limit)
}

// countUnasked writes the step counter of a declared function that ends soon and that the
// library does not call. Nobody asks there whether the limit is passed: its loops do, and
// what calls it again and again. So a program can come to its end a few steps past its
// limit.
func (w *writer) countUnasked() {
	if w.pkg.user && w.l.limit > 0 && !w.l.atomic {
		w.put("steps++")
		return
	}
	w.count()
}

// endsSoon reports whether a function takes few steps outside the bodies of its loops: it
// calls nothing there but the library and, if deep is more than 0, functions that end
// soon with one less.
func (w *writer) endsSoon(body *ast.BlockStmt, deep int) bool {
	soon, loops := true, map[ast.Node]bool{}
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.ForStmt:
			loops[n.Body] = true
		case *ast.RangeStmt:
			loops[n.Body] = true
		case *ast.CallExpr:
			soon = soon && (!w.isWay(n) || w.returnsSoon(n, deep))
			return soon
		}
		if n == nil || loops[n] {
			return false
		}
		soon = soon && !w.isWay(n)
		return soon
	})
	return soon
}

// returnsSoon is endsSoon for the function that is called.
func (w *writer) returnsSoon(call *ast.CallExpr, deep int) bool {
	if !w.pkg.user {
		return false // and nobody counts
	}
	fn, library := w.l.calledFunction(call)
	if fn == nil {
		return false
	}
	if recv := fn.Signature().Recv(); recv != nil && types.IsInterface(recv.Type()) {
		return false
	}
	if !library {
		d := w.l.decls[originOf(fn)]
		return deep > 0 && d != nil && d.pkg == w.pkg && w.endsSoon(d.syn.Body, deep-1)
	}
	return !slices.ContainsFunc(call.Args, func(arg ast.Expr) bool { // it may call that without end
		_, isFunc := w.typeOf(arg).Underlying().(*types.Signature)
		return isFunc
	})
}
