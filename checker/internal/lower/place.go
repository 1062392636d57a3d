package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

func (w *writer) lvalue(e ast.Expr) string {
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		if x.Name == "_" {
			return "_"
		}
		if obj, ok := w.pkg.info.ObjectOf(x).(*types.Var); ok && w.vars.cells[obj] {
			return w.variable(obj)
		}
	case *ast.StarExpr:
		return "*" + w.inside(x.X)
	}
	return w.expr(e)
}

// comesLast reports whether the one place that is assigned must be found after its
// value, as in board[n] = next(), where next may change n: the compiler reads the
// variables of a place after all calls, the interpreter before. Where a program may
// recover from a run-time error, so must any place: the value may fail, too.
func (w *writer) comesLast(s *ast.AssignStmt) bool {
	_, isIdent := ast.Unparen(s.Lhs[0]).(*ast.Ident)
	fails := w.l.checks && s.Tok == token.ASSIGN && w.constant(s.Rhs[0]) == nil
	return !isIdent && (w.givesWay(s.Rhs[0]) || w.l.checks && w.has(s.Rhs[0], w.isCopying) || fails) && (w.l.open[s] || !w.givesWay(s.Lhs[0]))
}

// isCopying reports whether a node is a call of a built-in function that changes
// elements.
func (w *writer) isCopying(n ast.Node) bool {
	call, ok := n.(*ast.CallExpr)
	return ok && (w.pkg.isBuiltin(call, "copy") || w.pkg.isBuiltin(call, "append"))
}

// assigned are the variables that an assignment sets; nil if they are not all known,
// because other code runs in between or it stores behind a pointer.
func (w *writer) assigned(s *ast.AssignStmt) map[types.Object]bool {
	set := map[types.Object]bool{}
	for _, x := range s.Lhs {
		switch x := ast.Unparen(x).(type) {
		case *ast.Ident:
			if x.Name != "_" {
				set[w.pkg.info.ObjectOf(x)] = true
			}
		case *ast.StarExpr:
			return nil
		}
	}
	for _, x := range slices.Concat(s.Lhs, s.Rhs) {
		if w.givesWay(x) {
			return nil
		}
	}
	return set
}

// stays reports whether an expression has the same value all through an assignment
// that sets these variables: one of constants, other variables and operators that
// cannot fail.
func (w *writer) stays(e ast.Expr, assigned map[types.Object]bool) bool {
	if w.constant(e) != nil {
		return true
	}
	switch e := e.(type) {
	case *ast.Ident:
		obj, isVar := w.pkg.info.ObjectOf(e).(*types.Var)
		return isVar && assigned != nil && !assigned[obj] && !w.vars.cells[obj]
	case *ast.ParenExpr:
		return w.stays(e.X, assigned)
	case *ast.BinaryExpr:
		switch e.Op {
		case token.ADD, token.SUB, token.MUL, token.AND, token.OR, token.XOR, token.AND_NOT:
			return w.stays(e.X, assigned) && w.stays(e.Y, assigned)
		}
	}
	return false
}

// place holds the operands of a place on the left so that it stays the same
// while others are assigned. It is "" for a variable, which has no operands.
func (w *writer) place(tok token.Token, e ast.Expr) string { return w.placeAmong(tok, e, nil) }

// placeAmong is place in an assignment that sets these variables.
func (w *writer) placeAmong(tok token.Token, e ast.Expr, assigned map[types.Object]bool) string {
	hold := func(e ast.Expr, t types.Type) string {
		if w.stays(e, assigned) {
			return w.value(e, t)
		}
		return w.brief(t, w.value(e, t))
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.Ident:
		return ""
	case *ast.IndexExpr:
		switch t := w.typeOf(x.X).Underlying().(type) {
		case *types.Slice:
			base := w.l.unwrap(hold(x.X, w.typeOf(x.X)), w.typeOf(x.X))
			return base + "[" + w.indexOf(base, hold(x.Index, types.Default(w.typeOf(x.Index))), x.Index) + "]"
		case *types.Map:
			return w.l.unwrap(hold(x.X, w.typeOf(x.X)), w.typeOf(x.X)) + "[" + hold(x.Index, t.Key()) + "]"
		case *types.Pointer:
			base := "(*" + hold(x.X, w.typeOf(x.X)) + ")"
			return base + "[" + w.indexOf(base, hold(x.Index, types.Default(w.typeOf(x.Index))), x.Index) + "]"
		case *types.Array:
			base := w.placeOfWhole(tok, x.X, assigned)
			return base + "[" + w.indexOf(base, hold(x.Index, types.Default(w.typeOf(x.Index))), x.Index) + "]"
		}
	case *ast.SelectorExpr:
		sel := w.pkg.info.Selections[x]
		if sel == nil {
			return ""
		}
		t := w.typeOf(x.X)
		base := ""
		if _, ok := t.Underlying().(*types.Pointer); ok {
			base = hold(x.X, t)
		} else {
			base = w.placeOfWhole(tok, x.X, assigned)
		}
		index := sel.Index()
		for i := len(index) - 1; i > 0; i-- {
			text, in := w.path(base, t, index[:i])
			if _, ok := in.Underlying().(*types.Pointer); ok { // an embedded one, which is an operand too
				base, t, index = w.brief(in, text), in, index[i:]
				break
			}
		}
		text, _ := w.path(base, t, index)
		return text
	case *ast.StarExpr:
		return "*" + w.l.unwrap(hold(x.X, w.typeOf(x.X)), w.typeOf(x.X))
	}
	w.fail(e, "an assignment to this place among several")
	return ""
}

// placeOfWhole is the place of a struct or an array of which a part is assigned.
func (w *writer) placeOfWhole(tok token.Token, e ast.Expr, assigned map[types.Object]bool) string {
	place := w.placeAmong(tok, e, assigned)
	switch {
	case place == "":
		return w.lvalue(e)
	case strings.HasPrefix(place, "*"):
		return "(" + place + ")"
	}
	return place
}

func (w *writer) indexOf(base, index string, at ast.Expr) string {
	if w.l.checks {
		return w.checkIndex(base, index, at)
	}
	return index
}
