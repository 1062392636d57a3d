package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// settleStmt is for a statement whose order is open (see findOpenOrder): it holds in
// variables what the compiler evaluates before the rest, in the compiler's order. Then
// nothing that is left can change anything. Conditions are settled where they stand.
func (w *writer) settleStmt(s ast.Stmt) {
	if !w.l.open[s] {
		return
	}
	switch s := s.(type) {
	case *ast.ExprStmt:
		w.settleOperands(s.X)
	case *ast.SendStmt:
		w.settleAll([]ast.Expr{s.Chan, s.Value})
	case *ast.IncDecStmt:
		w.settleOperands(s.X)
	case *ast.GoStmt:
		w.settleOperands(s.Call)
	case *ast.DeferStmt:
		w.settleOperands(s.Call)
	case *ast.ReturnStmt:
		w.settleValues(s.Results, func(i int) types.Type { return w.sig.Results().At(i).Type() })
	case *ast.AssignStmt:
		w.settleAssign(s)
	}
}

// settleIn settles an expression in the head of a statement whose order is open.
func (w *writer) settleIn(s ast.Stmt, e ast.Expr) {
	if w.l.open[s] {
		w.settle(e)
	}
}

func (w *writer) settleAssign(s *ast.AssignStmt) {
	for _, x := range s.Lhs {
		w.settleOperands(x)
	}
	place := ast.Unparen(s.Lhs[0])
	if _, ok := place.(*ast.Ident); ok || len(s.Lhs) > 1 {
		w.settleValues(s.Rhs, func(i int) types.Type { return w.placeType(s.Lhs[i], s.Rhs[i]) })
		return
	}
	call, _ := ast.Unparen(s.Rhs[0]).(*ast.CallExpr)
	if _, ok := w.mapIndex(place); ok && call != nil && w.pkg.isBuiltin(call, "append") {
		if !w.isDone(place.(*ast.IndexExpr).Index) {
			w.unsettled(s) // the compiler may find the element before the arguments
		}
	}
	w.settle(s.Rhs[0])
}

// settleValues settles what is stored or returned, as values of these types. After a
// single one there is nothing more.
func (w *writer) settleValues(values []ast.Expr, to func(i int) types.Type) {
	if len(values) == 1 {
		w.settleOperands(values[0])
		return
	}
	for i, e := range values {
		w.settleAs(e, to(i))
	}
}

func (w *writer) settleAll(list []ast.Expr) {
	for _, e := range list {
		w.settle(e)
	}
}

func (w *writer) unsettled(at ast.Node) { panic(besideCall(w.lineOf(at))) }

// settle holds the calls in an expression and what else the compiler evaluates with
// them, in order.
func (w *writer) settle(e ast.Expr) {
	e = ast.Unparen(e)
	if e == nil || w.isFixed(e) {
		return
	}
	if x, ok := e.(*ast.BinaryExpr); ok && (x.Op == token.LAND || x.Op == token.LOR) {
		w.settle(x.X)
		if !w.givesWay(x.Y) {
			w.hold(e)
			return
		}
		t := types.Default(w.typeOf(e))
		name := w.temp(t, w.value(x.X, t))
		w.put("if %s {", map[token.Token]string{token.LAND: name, token.LOR: "!" + name}[x.Op])
		w.settle(x.Y)
		w.put("%s = %s\n}", name, w.value(x.Y, t))
		w.held[e] = name
		return
	}
	w.settleOperands(e)
	if w.isSettled(e) {
		w.hold(e)
	}
}

func (w *writer) hold(e ast.Expr) {
	delete(w.held, e) // from another time that it was written
	t := types.Default(w.typeOf(e))
	w.held[e] = w.brief(t, w.value(e, t))
}

// settleOperands settles what an expression is made of.
func (w *writer) settleOperands(e ast.Expr) {
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		w.settle(x.X)
	case *ast.BinaryExpr:
		if x.Op == token.LAND || x.Op == token.LOR {
			w.settle(x)
			return
		}
		w.settleAs(x.X, w.typeOf(x.Y))
		w.settleAs(x.Y, w.typeOf(x.X))
		if isValue(w.typeOf(x.X)) && !(w.isDone(x.X) && w.isDone(x.Y)) {
			w.unsettled(x)
		}
	case *ast.StarExpr:
		w.settle(x.X)
	case *ast.SelectorExpr:
		if w.pkg.info.Selections[x] != nil {
			w.settle(x.X)
		}
	case *ast.TypeAssertExpr:
		w.settle(x.X)
	case *ast.IndexExpr:
		w.settleAll([]ast.Expr{x.X, x.Index})
		if m, ok := w.mapIndex(x); ok && !w.isDone(x.Index) {
			w.settleKey(x.Index, m)
		}
	case *ast.SliceExpr:
		w.settle(x.X)
		for _, bound := range []ast.Expr{x.Low, x.High, x.Max} {
			if bound != nil {
				w.settle(bound)
				if !isName(bound) && !w.isDone(bound) {
					w.hold(bound)
				}
			}
		}
	case *ast.CompositeLit:
		w.settleElements(x)
	case *ast.CallExpr:
		w.settleArguments(x)
	}
}

// settleElements settles the elements of a literal.
func (w *writer) settleElements(lit *ast.CompositeLit) {
	t := w.typeOf(lit).Underlying()
	if _, ok := t.(*types.Map); ok {
		if w.givesWay(lit) {
			w.unsettled(lit)
		}
		return
	}
	for i, e := range lit.Elts {
		var to types.Type
		if s, ok := t.(*types.Struct); ok {
			to = s.Field(i).Type()
		} else {
			to = t.(interface{ Elem() types.Type }).Elem()
		}
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			if isValue(t) && isName(kv.Key) {
				to = w.typeOf(kv.Key)
			}
			e = kv.Value
		}
		w.settleAs(e, to)
	}
}

// settleArguments settles what a call needs.
func (w *writer) settleArguments(e *ast.CallExpr) {
	tv := w.pkg.info.Types[e.Fun]
	if tv.IsType() {
		w.settleAs(e.Args[0], tv.Type)
		return
	}
	var params *types.Tuple
	if !tv.IsBuiltin() {
		w.settle(e.Fun)
		params = w.typeOf(e.Fun).Underlying().(*types.Signature).Params()
	}
	for i, arg := range e.Args {
		to := w.typeOf(arg)
		switch {
		case params != nil && i >= params.Len()-1 && !e.Ellipsis.IsValid():
			to = params.At(params.Len() - 1).Type()
			if s, ok := to.(*types.Slice); ok {
				to = s.Elem()
			}
		case params != nil:
			to = params.At(i).Type()
		}
		w.settleAs(arg, to)
	}
}

// settleAs settles a value of type to. The compiler copies some values that go into an
// interface.
func (w *writer) settleAs(e ast.Expr, to types.Type) {
	w.settle(e)
	t := w.typeOf(e)
	if _, isTuple := t.(*types.Tuple); isTuple || !types.IsInterface(w.typ(to)) || types.IsInterface(t) || w.isDone(e) || w.pkg.info.Types[e].Addressable() {
		return
	}
	switch t := t.Underlying().(type) {
	case *types.Struct, *types.Array:
		if s, ok := t.(*types.Struct); !ok || s.NumFields() < 2 || w.l.sizeOf(t) <= 8 {
			w.unsettled(e) // it may go as the one part that it has
		}
	case *types.Slice:
		return
	case *types.Basic:
		switch t.Kind() {
		case types.Bool, types.UntypedBool, types.Int8, types.Uint8:
		default:
			return
		}
	}
	w.hold(e)
}

func isName(e ast.Expr) bool {
	_, ok := ast.Unparen(e).(*ast.Ident)
	return ok
}

// isDone reports whether nothing can change a value any more.
func (w *writer) isDone(e ast.Expr) bool {
	_, isHeld := w.held[ast.Unparen(e)]
	return isHeld || w.isFixed(e)
}

// isFixed reports whether no call can change a value.
func (w *writer) isFixed(e ast.Expr) bool {
	if tv := w.pkg.info.Types[e]; tv.Value != nil || tv.IsType() || tv.IsNil() {
		return true
	}
	switch x := e.(type) {
	case *ast.FuncLit:
		return true
	case *ast.Ident:
		v, ok := w.pkg.info.ObjectOf(x).(*types.Var)
		return !ok || !w.inMemory(v)
	case *ast.ParenExpr:
		return w.isFixed(x.X)
	case *ast.UnaryExpr:
		return x.Op != token.AND && x.Op != token.ARROW && w.isFixed(x.X)
	case *ast.BinaryExpr:
		return w.isFixed(x.X) && w.isFixed(x.Y)
	case *ast.CompositeLit:
		return isValue(w.typeOf(x)) && !slices.ContainsFunc(x.Elts, func(e ast.Expr) bool {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				e = kv.Value
			}
			return !w.isFixed(e)
		})
	case *ast.CallExpr:
		return w.pkg.info.Types[x.Fun].IsType() && isScalar(w.typeOf(x)) && isScalar(w.typeOf(x.Args[0])) && w.isFixed(x.Args[0])
	}
	return false
}

// settleKey settles a key of a map. The compiler reads it late if it can hand it over
// as it is.
func (w *writer) settleKey(e ast.Expr, m *types.Map) {
	size := w.l.sizeOf(m.Key())
	_, isCall := ast.Unparen(e).(*ast.CallExpr)
	isWord := size == 4 || size == 8
	isCopied := isWord && isValue(m.Key())
	switch b, _ := m.Key().Underlying().(*types.Basic); {
	case isCall && b != nil && b.Info()&types.IsString != 0, w.pkg.info.Types[e].Addressable() && isCopied:
		w.unsettled(e)
	case w.pkg.info.Types[e].Addressable():
	case w.l.sizeOf(m.Elem()) > 128, b == nil, b.Info()&types.IsString == 0 && !(isWord && b.Info()&types.IsInteger != 0):
		w.hold(e)
	}
}

// sizeOf is the size of a type in bytes.
func (l *lowerer) sizeOf(t types.Type) int64 { return types.SizesFor("gc", "amd64").Sizeof(t) }

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
	case *ast.TypeAssertExpr:
		return isValue(t) || types.IsInterface(t) || isScalar(t)
	case *ast.CallExpr:
		_, isSlice := t.Underlying().(*types.Slice)
		_, isTuple := t.(*types.Tuple)
		return isSlice || !isTuple && !w.pkg.info.Types[x.Fun].IsType()
	}
	return false
}
