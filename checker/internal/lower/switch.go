package lower

import (
	"fmt"
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
	heads := func(c *ast.CaseClause) string { return w.caseText(c, tag, tagType) }
	clauses, moved := defaultLast(s.Body)
	if moved && fallsThrough(clauses) {
		clauses, heads = w.chosen(s.Body, clauses, heads)
	}
	w.open(label, false)
	w.put("switch {")
	for _, c := range clauses {
		w.put("%s", heads(c))
		w.clauseBody(c.Body)
	}
	w.put("}")
	w.close()
}

// chosen writes a switch that does no more than choose one of the clauses, which
// are given with the default last. The interpreter takes a default wherever it
// stands, and fallthrough goes by the order in the source: what comes back is
// that order, with heads that ask for what was chosen.
func (w *writer) chosen(body *ast.BlockStmt, clauses []*ast.CaseClause, heads func(*ast.CaseClause) string) ([]*ast.CaseClause, func(*ast.CaseClause) string) {
	number := map[*ast.CaseClause]int{}
	var inOrder []*ast.CaseClause
	for i, s := range body.List {
		c := s.(*ast.CaseClause)
		number[c], inOrder = i, append(inOrder, c)
	}
	choice := w.temp(types.Typ[types.Int], "0")
	w.put("switch {")
	for _, c := range clauses {
		w.put("%s %s = %d", heads(c), choice, number[c])
	}
	w.put("}")
	return inOrder, func(c *ast.CaseClause) string { return fmt.Sprintf("case (%s == %d):", choice, number[c]) }
}

// defaultLast is the clauses of a switch with the default at the end, and
// whether it stood elsewhere.
func defaultLast(body *ast.BlockStmt) (clauses []*ast.CaseClause, moved bool) {
	var last []*ast.CaseClause
	for _, s := range body.List {
		c := s.(*ast.CaseClause)
		if c.List == nil {
			last = append(last, c)
			continue
		}
		moved = moved || last != nil
		clauses = append(clauses, c)
	}
	return append(clauses, last...), moved
}

func fallsThrough(clauses []*ast.CaseClause) bool {
	return slices.ContainsFunc(clauses, func(c *ast.CaseClause) bool {
		n := len(c.Body)
		if n == 0 {
			return false
		}
		b, ok := c.Body[n-1].(*ast.BranchStmt)
		return ok && b.Tok == token.FALLTHROUGH
	})
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
	clauses, _ := defaultLast(s.Body)
	for _, c := range clauses {
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
