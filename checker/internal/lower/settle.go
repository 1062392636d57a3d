package lower

import (
	"go/ast"
	"go/token"
	"go/types"
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
		if x.Op == token.LAND {
			w.put("if %s {", name)
		} else {
			w.put("if !%s {", name)
		}
		w.settle(x.Y)
		w.put("%s = %s\n}", name, w.value(x.Y, t))
		w.held[e] = name
		return
	}
	delete(w.held, e) // from another time that it was written
	w.settleOperands(e)
	if w.isSettled(e) && w.held[e] == "" {
		w.hold(e)
	}
}

func (w *writer) hold(e ast.Expr) {
	delete(w.held, e)
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
		if m, ok := w.mapIndex(x); ok && !w.isDone(x.Index) && !w.isLateKey(x.Index, m) {
			size, place := types.SizesFor("gc", "amd64").Sizeof(m.Key()), w.pkg.info.Types[x.Index].Addressable()
			switch {
			case !isValue(m.Key()), place && (size == 4 || size == 8), w.has(x.Index, w.isOfLetters):
				w.unsettled(x)
			case !place:
				w.hold(x.Index)
			}
		}
	case *ast.SliceExpr:
		w.settle(x.X)
		for _, bound := range []ast.Expr{x.Low, x.High, x.Max} {
			if bound != nil {
				w.settle(bound)
				if _, isName := bound.(*ast.Ident); !isName && !w.isDone(bound) {
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
	if m, ok := t.(*types.Map); ok {
		if w.givesWay(lit) {
			w.settleMap(lit, m)
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
			if _, ok := t.(*types.Struct); ok {
				to = w.typeOf(kv.Key)
			}
			e = kv.Value
		}
		w.settleAs(e, to)
	}
}

// settleMap makes the map of a literal entry by entry, as the compiler does: first those
// that are constant.
func (w *writer) settleMap(lit *ast.CompositeLit, m *types.Map) {
	t := w.typeOf(lit)
	name := w.temp(t, w.l.wrap(w.l.typeText(w.l.bare(t))+"{}", t))
	place := w.l.unwrap(name, t)
	put := func(kv *ast.KeyValueExpr) {
		w.put("%s[%s] = %s", place, w.key(kv.Key, m.Key()), w.value(kv.Value, m.Elem()))
	}
	var rest []*ast.KeyValueExpr
	for _, e := range lit.Elts {
		if kv := e.(*ast.KeyValueExpr); w.constant(kv.Key) != nil && w.constant(kv.Value) != nil {
			put(kv)
		} else {
			rest = append(rest, kv)
		}
	}
	for _, kv := range rest {
		w.settle(kv.Key)
		if !w.isDone(kv.Key) && !w.isLateKey(kv.Key, m) {
			w.unsettled(kv)
		}
		w.settleAs(kv.Value, m.Elem())
		if !w.isDone(kv.Value) {
			w.hold(kv.Value)
		}
		put(kv)
	}
	w.held[lit] = name
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
		w.settleCalled(ast.Unparen(e.Fun))
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

// settleCalled settles what is called. The compiler holds it, or the receiver of a
// method, before the arguments if there is a call in it.
func (w *writer) settleCalled(fun ast.Expr) {
	alone := true
	if sel, ok := fun.(*ast.SelectorExpr); ok {
		if s := w.pkg.info.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			fun = ast.Unparen(sel.X)
			alone = types.IsInterface(s.Recv()) || types.Identical(s.Recv(), s.Obj().(*types.Func).Signature().Recv().Type())
		}
	}
	w.settle(fun)
	if w.has(fun, func(n ast.Node) bool {
		if u, ok := n.(*ast.UnaryExpr); ok {
			return u.Op == token.ARROW
		}
		call, ok := n.(*ast.CallExpr)
		return ok && !w.pkg.info.Types[call.Fun].IsType()
	}) && !w.isDone(fun) {
		if !alone {
			w.unsettled(fun)
		}
		w.hold(fun)
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
	case *types.Struct:
		if t.NumFields() < 2 || types.SizesFor("gc", "amd64").Sizeof(t) <= 8 {
			w.unsettled(e) // it may go as what it is made of
		}
	case *types.Array:
		if t.Len() == 1 {
			w.unsettled(e)
		}
	case *types.Slice:
		return
	case *types.Basic:
		if k := t.Kind(); k != types.Bool && k != types.UntypedBool && k != types.Int8 && k != types.Uint8 {
			return
		}
	}
	w.hold(e)
}
