package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// isDone reports whether nothing can change a value any more.
func (w *writer) isDone(e ast.Expr) bool {
	_, isHeld := w.held[ast.Unparen(e)]
	return isHeld || w.isFixed(e)
}

// isFixed reports whether no call can change a value.
func (w *writer) isFixed(e ast.Expr) bool {
	tv := w.pkg.info.Types[e]
	return tv.Value != nil || tv.IsType() || !w.has(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			v, ok := w.pkg.info.Uses[n].(*types.Var)
			return ok && w.inMemory(v)
		case *ast.UnaryExpr:
			return n.Op == token.AND || n.Op == token.ARROW
		case *ast.SelectorExpr:
			s := w.pkg.info.Selections[n]
			return s != nil && s.Indirect()
		case *ast.CompositeLit:
			return !isValue(w.typeOf(n))
		case *ast.CallExpr, *ast.StarExpr, *ast.SliceExpr, *ast.IndexExpr, *ast.TypeAssertExpr:
			return true
		}
		return false
	})
}

// isLateKey reports whether the compiler reads a key of a map late: a number or string
// that it hands over as it is.
func (w *writer) isLateKey(e ast.Expr, m *types.Map) bool {
	b, ok := m.Key().Underlying().(*types.Basic)
	if !ok || isValue(m.Elem()) {
		return false
	}
	k := b.Kind()
	return b.Info()&types.IsString != 0 || w.pkg.info.Types[e].Addressable() || k == types.Int || k == types.Int32 || k == types.Int64 || k == types.Uint || k == types.Uint32 || k == types.Uint64
}

// isOfLetters reports whether a node is string(letters). In a map the compiler looks at
// once for what stands under that.
func (w *writer) isOfLetters(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	if !ok || !w.pkg.info.Types[call.Fun].IsType() {
		return false
	}
	_, ok = w.typeOf(call.Args[0]).Underlying().(*types.Slice)
	return ok
}

// isSettled reports whether the compiler evaluates an expression together with the
// calls beside it.
func (w *writer) isSettled(e ast.Expr) bool {
	t := w.typeOf(e)
	switch x := e.(type) {
	case *ast.SliceExpr:
		return true
	case *ast.UnaryExpr:
		return x.Op == token.ARROW
	case *ast.CompositeLit:
		_, isMap := t.Underlying().(*types.Map)
		return isMap
	case *ast.IndexExpr:
		_, isMap := w.mapIndex(x)
		return isMap && w.isOfLetters(ast.Unparen(x.Index))
	case *ast.TypeAssertExpr:
		return isValue(t) || types.IsInterface(t) || isScalar(t)
	case *ast.CallExpr:
		_, isSlice := t.Underlying().(*types.Slice)
		_, isTuple := t.(*types.Tuple)
		return isSlice || !isTuple && !w.pkg.info.Types[x.Fun].IsType()
	}
	return false
}
