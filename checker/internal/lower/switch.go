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
	w.settleIn(s, s.Tag)
	tag, tagType := "", types.Type(nil)
	if s.Tag != nil {
		tagType = types.Default(w.typeOf(s.Tag))
		tag = w.temp(tagType, w.value(s.Tag, tagType))
	}
	clauses, head := defaultLast(s.Body), func(i int, c *ast.CaseClause) string { return w.caseText(c, tag, tagType) }
	if slices.ContainsFunc(clauses, fallsThrough) {
		clauses, head = clausesOf(s.Body), w.chosen(clausesOf(s.Body), head)
	}
	w.open(label, false)
	w.put("switch {")
	for i, c := range clauses {
		w.put("%s", head(i, c))
		w.clauseBody(c.Body)
	}
	w.put("}")
	w.close()
}

func clausesOf(body *ast.BlockStmt) []*ast.CaseClause {
	var clauses []*ast.CaseClause
	for _, s := range body.List {
		clauses = append(clauses, s.(*ast.CaseClause))
	}
	return clauses
}

// defaultLast is the clauses of a switch with the default at the end. The
// interpreter takes a default where it stands, before it looks at what follows.
func defaultLast(body *ast.BlockStmt) []*ast.CaseClause {
	clauses := clausesOf(body)
	slices.SortStableFunc(clauses, func(a, b *ast.CaseClause) int {
		switch isA, isB := a.List == nil, b.List == nil; {
		case isA == isB:
			return 0
		case isA:
			return 1
		}
		return -1
	})
	return clauses
}

func fallsThrough(c *ast.CaseClause) bool {
	if len(c.Body) == 0 {
		return false
	}
	b, ok := c.Body[len(c.Body)-1].(*ast.BranchStmt)
	return ok && b.Tok == token.FALLTHROUGH
}

// chosen gives the heads of clauses that fall through to others and so must stay
// in their order. If a default stands among them, which of them it is that runs is
// found out before, by a switch of its own.
func (w *writer) chosen(clauses []*ast.CaseClause, head func(int, *ast.CaseClause) string) func(int, *ast.CaseClause) string {
	byDefault := slices.IndexFunc(clauses, func(c *ast.CaseClause) bool { return c.List == nil })
	if byDefault < 0 || byDefault == len(clauses)-1 {
		return head
	}
	number := w.temp(types.Typ[types.Int], fmt.Sprint(byDefault))
	w.put("switch {")
	for i, c := range clauses {
		if c.List != nil {
			w.put("%s\n%s = %d", head(i, c), number, i)
		}
	}
	w.put("}")
	return func(i int, _ *ast.CaseClause) string { return fmt.Sprintf("case (%s == %d):", number, i) }
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
	if len(conds) > 1 {
		conds[0] = w.leftmost(token.LOR, c.List[0], conds[0])
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
