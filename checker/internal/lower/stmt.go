package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

func (w *writer) stmts(list []ast.Stmt) {
	dead := false
	for i, s := range list {
		if _, ok := s.(*ast.LabeledStmt); ok {
			dead = false
		}
		if !dead {
			w.stmt(s)
			dead = terminates(list[:i+1])
		}
	}
}

func (w *writer) stmt(s ast.Stmt) {
	w.line(s.Pos())
	w.settleStmt(s)
	switch s := s.(type) {
	case *ast.EmptyStmt:
	case *ast.ExprStmt:
		w.exprStmt(s.X)
	case *ast.SendStmt:
		c := w.typeOf(s.Chan).Underlying().(*types.Chan)
		to := w.inside(s.Chan)
		if strings.Contains(to, ".") {
			to = w.temp(w.l.bare(w.typeOf(s.Chan)), to) // it may be a field of a type that package box has made
		}
		w.put("%s <- %s", to, w.value(s.Value, c.Elem()))
	case *ast.IncDecStmt:
		w.put("%s%s", w.lvalue(s.X), s.Tok)
	case *ast.AssignStmt:
		w.assign(s)
	case *ast.DeclStmt:
		w.declStmt(s.Decl.(*ast.GenDecl))
	case *ast.BlockStmt:
		w.put("{")
		w.stmts(s.List)
		w.put("}")
	case *ast.GoStmt:
		w.goStmt(s)
	case *ast.DeferStmt:
		w.deferStmt(s)
	case *ast.ReturnStmt:
		w.returnStmt(s)
	case *ast.BranchStmt:
		w.branch(s)
	case *ast.LabeledStmt:
		w.labeled(s)
	case *ast.IfStmt:
		w.ifStmt(s)
	case *ast.ForStmt:
		w.forStmt(s, nil)
	case *ast.RangeStmt:
		w.rangeStmt(s, nil)
	case *ast.SwitchStmt:
		w.switchStmt(s, nil)
	case *ast.TypeSwitchStmt:
		w.typeSwitch(s, nil)
	case *ast.SelectStmt:
		w.selectStmt(s, nil)
	default:
		w.fail(s, fmt.Sprintf("a statement of kind %T", s))
	}
}

func (w *writer) exprStmt(x ast.Expr) {
	x = ast.Unparen(x)
	if u, ok := x.(*ast.UnaryExpr); ok && u.Op == token.ARROW {
		w.put("<-%s", w.inside(u.X))
		return
	}
	text := strings.TrimPrefix(w.expr(x), "&")
	if alone, ok := strings.CutPrefix(text, "rt.Any("); ok {
		text = strings.TrimSuffix(alone, ")") // nobody sees of which type the result is
	}
	w.put("%s", text)
}

func (w *writer) ifStmt(s *ast.IfStmt) {
	if s.Init != nil {
		w.put("{")
		w.stmt(s.Init)
		defer w.put("}")
	}
	w.settleIn(s, s.Cond)
	if s.Else == nil {
		w.when(s.Cond, s.Body)
		return
	}
	w.put("if %s {", w.condition(s.Cond))
	w.stmts(s.Body.List)
	switch e := s.Else.(type) {
	case *ast.BlockStmt:
		w.put("} else {")
		w.stmts(e.List)
	default:
		w.put("} else {")
		w.stmt(e)
	}
	w.put("}")
}

// when writes an if without an else. Two conditions are two of them: the interpreter
// is quicker to branch twice than to work out what && and || give.
func (w *writer) when(cond ast.Expr, body *ast.BlockStmt) {
	both, ok := ast.Unparen(cond).(*ast.BinaryExpr)
	if _, isHeld := w.held[both]; ok && !isHeld && w.constant(both.X) == nil && w.constant(both.Y) == nil {
		switch {
		case both.Op == token.LAND:
			w.put("if %s {", w.condition(both.X))
			w.when(both.Y, body)
			w.put("}")
			return
		case both.Op == token.LOR && w.onlyLeaves(body):
			w.when(both.X, body)
			w.when(both.Y, body)
			return
		}
	}
	w.put("if %s {", w.condition(cond))
	w.stmts(body.List)
	w.put("}")
}

// onlyLeaves reports whether a block is one jump, or a return of constants.
func (w *writer) onlyLeaves(b *ast.BlockStmt) bool {
	if len(b.List) != 1 {
		return false
	}
	switch s := b.List[0].(type) {
	case *ast.BranchStmt:
		return true
	case *ast.ReturnStmt:
		return !slices.ContainsFunc(s.Results, func(e ast.Expr) bool { return w.constant(e) == nil })
	}
	return false
}

// condition is an expression before a block: a brace in it would be misread.
func (w *writer) condition(e ast.Expr) string {
	text := w.expr(e)
	if strings.Contains(text, "{") {
		return parens(text)
	}
	return w.alone(e, text)
}

func (w *writer) declStmt(d *ast.GenDecl) {
	if d.Tok != token.VAR {
		return // constants are folded, types are written where they are used
	}
	for _, spec := range d.Specs {
		s := spec.(*ast.ValueSpec)
		if len(s.Values) > 0 && w.l.open[s.Values[0]] {
			w.settleValues(s.Values, func(i int) types.Type { return w.identType(s.Names[i], s.Values[i]) })
		}
		switch {
		case len(s.Values) == 0:
			for _, id := range s.Names {
				if id.Name != "_" {
					w.zeroVar(w.pkg.info.Defs[id])
				}
			}
		case len(s.Values) == len(s.Names):
			w.defineAll(s.Names, s.Values)
		default:
			w.defineFrom(s.Names, s.Values[0])
		}
	}
}

// defineAll declares names with a value each. All values are evaluated before
// the names are there.
func (w *writer) defineAll(names []*ast.Ident, values []ast.Expr) {
	if len(names) == 1 {
		w.define(names[0], values[0])
		return
	}
	temps := make([]string, len(names))
	for i, id := range names {
		t := w.identType(id, values[i])
		temps[i] = w.temp(t, w.value(values[i], t))
	}
	for i, id := range names {
		if id.Name != "_" {
			w.newVar(w.pkg.info.Defs[id], temps[i])
		}
	}
}

func (w *writer) define(id *ast.Ident, value ast.Expr) {
	if id.Name == "_" {
		w.put("_ = %s", w.value(value, types.Default(w.typeOf(value))))
		return
	}
	obj := w.pkg.info.Defs[id]
	w.newVar(obj, w.alone(value, w.value(value, obj.Type())))
}

// identType is the type of a declared name; of _, that of its value.
func (w *writer) identType(id *ast.Ident, value ast.Expr) types.Type {
	if id.Name == "_" {
		return types.Default(w.typeOf(value))
	}
	return w.typ(w.pkg.info.ObjectOf(id).Type())
}

// defineFrom declares names with the results of one expression.
func (w *writer) defineFrom(names []*ast.Ident, value ast.Expr) {
	temps, ts := w.tuple(value, len(names))
	for i, id := range names {
		if id.Name == "_" {
			continue
		}
		obj := w.pkg.info.Defs[id]
		w.newVar(obj, w.convert(temps[i], ts[i], w.typ(obj.Type())))
	}
}

func (w *writer) returnStmt(s *ast.ReturnStmt) {
	results := w.sig.Results()
	var values []string
	switch {
	case len(s.Results) == 0:
		values = w.results
	case len(s.Results) == results.Len():
		for i, e := range s.Results {
			text := w.value(e, results.At(i).Type())
			if w.mustHold(e, len(s.Results)) {
				text = w.temp(w.typ(results.At(i).Type()), text)
			}
			if len(s.Results) == 1 {
				text = w.alone(e, text)
			}
			values = append(values, text)
		}
	default:
		temps, ts := w.tuple(s.Results[0], results.Len())
		for i := range temps {
			values = append(values, w.convert(temps[i], ts[i], w.typ(results.At(i).Type())))
		}
	}
	if w.frame == "" && w.escape == nil && !w.kept {
		w.returns(values)
		return
	}
	if len(s.Results) > 0 {
		for i, r := range w.results {
			w.set(r, values[i], w.typ(results.At(i).Type()))
		}
	}
	w.leave(exit{isReturn: true})
}

// returns writes a return. The interpreter calls itself without end where a
// condition that does not hold leads straight to a return without values, as in
// an else that has nothing else; a block with nothing in it stands between.
func (w *writer) returns(values []string) {
	if len(values) == 0 {
		w.put("{\n}")
	}
	w.put("return %s", strings.Join(values, ", "))
}

// mustHold reports whether a returned expression needs a variable first: the
// interpreter mixes up some that are returned together, and a received value.
func (w *writer) mustHold(e ast.Expr, n int) bool {
	if w.constant(e) != nil {
		return false
	}
	switch x := ast.Unparen(e).(type) {
	case *ast.UnaryExpr:
		return n > 1 || x.Op == token.ARROW
	case *ast.Ident:
		return n > 1 && (w.frame != "" || w.escape != nil || w.kept)
	}
	return n > 1
}
