package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// A target is a place that a value of type t is stored in.
type target struct {
	text string
	t    types.Type // nil for _
}

func (w *writer) assign(s *ast.AssignStmt) {
	switch {
	case s.Tok != token.ASSIGN && s.Tok != token.DEFINE:
		w.assignOp(s)
	case len(s.Lhs) == len(s.Rhs) && len(s.Lhs) == 1:
		w.assignOne(s)
	case len(s.Lhs) == len(s.Rhs):
		w.assignMany(s)
	default:
		temps, ts := w.tuple(s.Rhs[0], len(s.Lhs))
		for i, x := range s.Lhs {
			w.store(s.Tok, x, temps[i], ts[i])
		}
	}
}

// assignOp is x op= y. The interpreter takes the count of a shift of a map's
// element for a value of that element's type.
func (w *writer) assignOp(s *ast.AssignStmt) {
	op := strings.TrimSuffix(s.Tok.String(), "=")
	shift := op == "<<" || op == ">>"
	_, isMap := w.mapIndex(s.Lhs[0])
	if shift && isMap {
		place := w.place(s.Tok, s.Lhs[0])
		w.put("%s = (%s %s %s)", place, place, op, w.shiftCount(s.Rhs[0]))
		return
	}
	y, t := w.operand(s.Rhs[0]), w.typeOf(s.Rhs[0])
	if shift {
		y, t = w.shiftCount(s.Rhs[0]), types.Typ[types.Uint]
	}
	if s.Tok == token.QUO_ASSIGN || s.Tok == token.REM_ASSIGN {
		y = w.exactDivisor(s.Rhs[0], y)
	}
	place := w.lvalue(s.Lhs[0])
	if w.comesLast(s) {
		y = w.brief(t, y)
	}
	if !isMap {
		w.put("%s %s %s", place, s.Tok, w.alone(s.Rhs[0], y))
		return
	}
	if strings.Contains(y, "(") {
		if w.calls(s.Lhs[0]) {
			place = w.place(s.Tok, s.Lhs[0]) // calls are made from left to right
		}
		y = w.temp(t, y)
	}
	w.put("%s %s %s", place, s.Tok, y)
}

// calls reports whether an expression calls a function.
func (w *writer) calls(e ast.Expr) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			tv := w.pkg.info.Types[call.Fun]
			found = found || !tv.IsType() && !tv.IsBuiltin()
		}
		return !found
	})
	return found
}

func (w *writer) mapIndex(e ast.Expr) (*types.Map, bool) {
	x, ok := ast.Unparen(e).(*ast.IndexExpr)
	if !ok {
		return nil, false
	}
	m, ok := w.typeOf(x.X).Underlying().(*types.Map)
	return m, ok
}

func (w *writer) assignOne(s *ast.AssignStmt) {
	if id, ok := s.Lhs[0].(*ast.Ident); ok {
		if id.Name == "_" || s.Tok == token.DEFINE && w.pkg.info.Defs[id] != nil {
			w.define(id, s.Rhs[0])
			return
		}
	}
	t := w.typeOf(s.Lhs[0])
	value := w.alone(s.Rhs[0], w.value(s.Rhs[0], t))
	if w.comesLast(s) {
		value = w.brief(t, value)
	}
	w.set(w.lvalue(s.Lhs[0]), value, t)
}

// set stores a value of type t in a place. A struct that is written down there
// would become the variable's new place for the interpreter, of which pointers to
// the old one know nothing.
func (w *writer) set(place, value string, t types.Type) {
	if strings.HasPrefix(value, w.l.typeText(t)+"{") {
		value = w.temp(t, value)
	}
	w.put("%s = %s", place, value)
}

// assignMany is a, b = x, y. The operands on the left are evaluated before, and
// all values before any is stored.
func (w *writer) assignMany(s *ast.AssignStmt) {
	if w.allNew(s) {
		for i, x := range s.Lhs {
			w.define(x.(*ast.Ident), s.Rhs[i])
		}
		return
	}
	order := w.heldFirst(s)
	if order.none() && w.independent(s) {
		for i, x := range s.Lhs {
			w.put("%s = %s", w.lvalue(x), w.value(s.Rhs[i], w.typeOf(x)))
		}
		return
	}
	assigned := w.assigned(s)
	places, temps := make([]string, len(s.Lhs)), make([]string, len(s.Rhs))
	find := func(i int) { places[i] = w.placeAmong(s.Tok, s.Lhs[i], assigned) }
	hold := func(i int) {
		e := s.Rhs[i]
		t := w.placeType(s.Lhs[i], e)
		temps[i] = w.brief(t, w.alone(e, w.value(e, t)))
	}
	order.each(find, hold, len(places))
	for i, x := range s.Lhs {
		if places[i] != "" {
			w.put("%s = %s", places[i], temps[i])
			continue
		}
		w.store(s.Tok, x, temps[i], nil)
	}
}

// placeType is the type of a place; of _, that of its value.
func (w *writer) placeType(place, value ast.Expr) types.Type {
	if id, ok := place.(*ast.Ident); ok {
		return w.identType(id, value)
	}
	return w.typeOf(place)
}

// allNew reports whether an assignment only declares variables. No value can
// depend on one of those.
func (w *writer) allNew(s *ast.AssignStmt) bool {
	return s.Tok == token.DEFINE && !slices.ContainsFunc(s.Lhs, func(x ast.Expr) bool {
		id := x.(*ast.Ident)
		return id.Name != "_" && w.pkg.info.Defs[id] == nil
	})
}

// independent reports whether an assignment may be done one by one: constants to
// places whose operands it does not assign itself. It can assign no part of anything
// that is not a number, a string or a truth value.
func (w *writer) independent(s *ast.AssignStmt) bool {
	if s.Tok == token.DEFINE {
		return false
	}
	for _, e := range s.Rhs {
		if w.constant(e) == nil {
			return false
		}
	}
	assigned := w.assigned(s)
	for _, x := range s.Lhs {
		place := ast.Unparen(x)
		if _, ok := place.(*ast.Ident); ok {
			continue
		}
		plain := true
		ast.Inspect(place, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr, *ast.FuncLit, *ast.StarExpr, *ast.UnaryExpr:
				plain = false
			case *ast.Ident:
				plain = plain && !assigned[w.pkg.info.ObjectOf(n)]
			case *ast.IndexExpr, *ast.SelectorExpr:
				part := n.(ast.Expr)
				plain = plain && (part == place || !isScalar(w.typeOf(part)))
			}
			return plain
		})
		if !plain {
			return false
		}
	}
	return true
}

// store assigns or declares one variable or place with a value of type from; nil
// means that it has the right type already.
func (w *writer) store(tok token.Token, x ast.Expr, value string, from types.Type) {
	id, isIdent := ast.Unparen(x).(*ast.Ident)
	if isIdent && id.Name == "_" {
		return
	}
	t := w.typeOf(x)
	if from != nil {
		value = w.convert(value, from, t)
	}
	if isIdent && tok == token.DEFINE && w.pkg.info.Defs[id] != nil {
		w.newVar(w.pkg.info.Defs[id], value)
		return
	}
	w.set(w.lvalue(x), value, t)
}

// spread stores the results of one expression.
func (w *writer) spread(places []target, e ast.Expr) {
	temps, ts := w.tuple(e, len(places))
	for i, p := range places {
		if p.text != "_" {
			w.put("%s = %s", p.text, w.convert(temps[i], ts[i], w.typ(p.t)))
		}
	}
}

// tuple holds the n results of an expression in fresh variables and gives their
// types: of a call, or of one of the forms with an extra bool.
func (w *writer) tuple(e ast.Expr, n int) ([]string, []types.Type) {
	names := make([]string, n)
	for i := range names {
		names[i] = w.l.fresh("t")
	}
	list := strings.Join(names, ", ")
	e = ast.Unparen(e)
	boolean := types.Typ[types.Bool]
	switch x := e.(type) {
	case *ast.IndexExpr:
		m := w.typeOf(x.X).Underlying().(*types.Map)
		w.put("%s := %s[%s]", list, w.inside(x.X), w.key(x.Index, m.Key()))
		w.zeroUnless(names[1], names[0], m.Elem())
		return names, []types.Type{w.typ(m.Elem()), boolean}
	case *ast.UnaryExpr:
		c := w.typeOf(x.X).Underlying().(*types.Chan)
		w.put("%s := <-%s", list, w.inside(x.X))
		w.zeroUnless(names[1], names[0], c.Elem())
		return names, []types.Type{w.typ(c.Elem()), boolean}
	case *ast.TypeAssertExpr:
		to := w.typeOf(x.Type)
		w.put("%s := %s(%s)", list, w.asserter(w.typeOf(x.X), to).ok, w.expr(x.X))
		return names, []types.Type{to, boolean}
	}
	results := w.typeOf(e).(*types.Tuple)
	w.put("%s := %s", list, w.expr(e))
	ts := make([]types.Type, n)
	for i := range ts {
		ts[i] = w.typ(results.At(i).Type())
		if types.IsInterface(ts[i]) && w.isLibraryCall(e) {
			names[i] = "rt.Any(" + names[i] + ")"
		}
	}
	return names, ts
}

// zeroUnless sets a variable to zero where ok is false: in a loop the interpreter
// leaves it as the turn before did.
func (w *writer) zeroUnless(ok, name string, t types.Type) {
	zero := w.l.fresh("zero")
	w.put("if !%s {\nvar %s %s\n%s = %s\n}", ok, zero, w.text(t), name, zero)
}

// isLibraryCall reports whether the call's results have the library's own
// interface types.
func (w *writer) isLibraryCall(e ast.Expr) bool {
	call, ok := e.(*ast.CallExpr)
	return ok && w.callee(call.Fun).lib
}
