package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

func (w *writer) switchStmt(s *ast.SwitchStmt, label types.Object) {
	w.put("{")
	defer w.put("}")
	if s.Init != nil {
		w.stmt(s.Init)
	}
	tag, tagType := "", types.Type(nil)
	if s.Tag != nil {
		tagType = types.Default(w.typeOf(s.Tag))
		tag = w.temp(tagType, w.value(s.Tag, tagType))
	}
	w.open(label, false)
	w.put("switch {")
	for _, c := range defaultLast(s.Body) {
		w.put("%s", w.caseText(c, tag, tagType))
		w.clauseBody(c.Body)
	}
	w.put("}")
	w.close()
}

// defaultLast is the clauses of a switch with the default at the end, where its
// place does not matter.
func defaultLast(body *ast.BlockStmt) []*ast.CaseClause {
	var clauses, last []*ast.CaseClause
	falls := false
	for _, s := range body.List {
		c := s.(*ast.CaseClause)
		if n := len(c.Body); n > 0 {
			if b, ok := c.Body[n-1].(*ast.BranchStmt); ok && b.Tok == token.FALLTHROUGH {
				falls = true
			}
		}
		if c.List == nil {
			last = append(last, c)
		} else {
			clauses = append(clauses, c)
		}
	}
	if falls && len(last) > 0 {
		clauses = nil
		for _, s := range body.List {
			clauses = append(clauses, s.(*ast.CaseClause))
		}
		return clauses
	}
	return append(clauses, last...)
}

// clauseBody writes the statements of a clause. The interpreter knows the labels
// of a block before it comes to them, but not those of a clause.
func (w *writer) clauseBody(list []ast.Stmt) {
	labels := slices.ContainsFunc(list, func(s ast.Stmt) bool { _, ok := s.(*ast.LabeledStmt); return ok })
	if !labels {
		w.stmts(list)
		return
	}
	last := len(list)
	if b, ok := list[last-1].(*ast.BranchStmt); ok && b.Tok == token.FALLTHROUGH {
		last--
	}
	w.put("{")
	w.stmts(list[:last])
	w.put("}")
	w.stmts(list[last:])
}

func (w *writer) caseText(c *ast.CaseClause, tag string, tagType types.Type) string {
	if c.List == nil {
		return "default:"
	}
	var conds []string
	for _, e := range c.List {
		t := w.typeOf(e)
		switch {
		case tag == "":
			conds = append(conds, w.operand(e))
		case isNil(t):
			conds = append(conds, "("+tag+" == nil)")
		case types.IsInterface(tagType):
			conds = append(conds, "rt.Eq("+tag+", "+w.value(e, tagType)+")")
		case types.IsInterface(t):
			conds = append(conds, "rt.Eq("+w.convert(tag, tagType, t)+", "+w.expr(e)+")")
		default:
			conds = append(conds, "("+tag+" == "+w.value(e, tagType)+")")
		}
	}
	return "case " + strings.Join(conds, " || ") + ":"
}

func (w *writer) typeSwitch(s *ast.TypeSwitchStmt, label types.Object) {
	w.put("{")
	defer w.put("}")
	if s.Init != nil {
		w.stmt(s.Init)
	}
	var x ast.Expr
	switch a := s.Assign.(type) {
	case *ast.ExprStmt:
		x = a.X
	case *ast.AssignStmt:
		x = a.Rhs[0]
	}
	x = ast.Unparen(x).(*ast.TypeAssertExpr).X
	from := w.typeOf(x)
	tag := w.temp(from, w.expr(x))
	w.open(label, false)
	w.put("switch {")
	for _, c := range defaultLast(s.Body) {
		w.typeCase(c, tag, from)
		w.clauseBody(c.Body)
	}
	w.put("}")
	w.close()
}

// typeCase writes the head of a clause of a type switch, and its variable.
func (w *writer) typeCase(c *ast.CaseClause, tag string, from types.Type) {
	var conds []string
	for _, e := range c.List {
		if isNil(w.typeOf(e)) {
			conds = append(conds, "("+tag+" == nil)")
			continue
		}
		conds = append(conds, w.asserter(from, w.typeOf(e)).is+"("+tag+")")
	}
	if c.List == nil {
		w.put("default:")
	} else {
		w.put("case %s:", strings.Join(conds, " || "))
	}
	obj := w.pkg.info.Implicits[c]
	if obj == nil {
		return
	}
	if len(c.List) == 1 && !isNil(w.typeOf(c.List[0])) {
		w.newVar(obj, w.asserter(from, w.typeOf(c.List[0])).must+"("+tag+")")
		return
	}
	w.newVar(obj, tag)
}
