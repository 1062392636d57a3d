package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// selectStmt writes a select as a switch over the clause that package box chose:
// in the interpreter's own, goroutines that come to one at the same time mix up
// their channels and values.
func (w *writer) selectStmt(s *ast.SelectStmt, label types.Object) {
	w.put("{")
	defer w.put("}")
	choice := w.l.fresh("sel")
	w.put("%s := rt.NewChoice()", choice)
	otherwise := false
	for _, st := range s.Body.List {
		switch comm := st.(*ast.CommClause).Comm.(type) {
		case nil:
			otherwise = true
		case *ast.SendStmt:
			ct := w.typeOf(comm.Chan)
			elem := ct.Underlying().(*types.Chan).Elem()
			ch := w.temp(w.l.bare(ct), w.inside(comm.Chan))
			w.put("rt.MaySend(%s, interface{}(%s), interface{}(%s))", choice, ch, w.temp(w.typ(elem), w.value(comm.Value, elem)))
		default:
			recv, _, _ := received(comm)
			w.put("rt.MayReceive(%s, interface{}(%s))", choice, w.temp(w.l.bare(w.typeOf(recv.X)), w.inside(recv.X)))
		}
	}
	chosen := w.l.fresh("t")
	w.put("%s := rt.Choose(%s, %t)", chosen, choice, otherwise)
	w.open(label, false)
	w.put("switch {")
	n := 0
	for _, st := range s.Body.List {
		c := st.(*ast.CommClause)
		if c.Comm == nil {
			w.put("case (%s == -1):", chosen)
		} else {
			w.put("case (%s == %d):", chosen, n)
			n++
			w.storeReceived(c.Comm, choice)
		}
		w.clauseBody(c.Body)
	}
	w.put("}")
	w.close()
}

// received is the receive of a clause, and where it stores the value.
func received(comm ast.Stmt) (recv *ast.UnaryExpr, lhs []ast.Expr, tok token.Token) {
	switch c := comm.(type) {
	case *ast.ExprStmt:
		return ast.Unparen(c.X).(*ast.UnaryExpr), nil, token.ASSIGN
	case *ast.AssignStmt:
		return ast.Unparen(c.Rhs[0]).(*ast.UnaryExpr), c.Lhs, c.Tok
	}
	return nil, nil, token.ASSIGN
}

// storeReceived stores the value that a clause has received, and whether there
// was one.
func (w *writer) storeReceived(comm ast.Stmt, choice string) {
	recv, lhs, tok := received(comm)
	if len(lhs) == 0 {
		return
	}
	elem := w.typ(w.typeOf(recv.X).Underlying().(*types.Chan).Elem())
	value, ok := w.l.fresh("t"), w.l.fresh("t")
	w.put("var %s %s\nvar %s bool = rt.Received(%s)", value, w.l.typeText(elem), ok, choice)
	taken := "rt.Taken(" + choice + ")"
	if text := w.l.typeText(elem); text != "interface{}" {
		taken += ".(" + text + ")"
	}
	w.put("if %s {\n%s = %s\n}", ok, value, taken)
	for i, e := range lhs {
		w.store(tok, e, []string{value, ok}[i], []types.Type{elem, types.Typ[types.Bool]}[i])
	}
}
