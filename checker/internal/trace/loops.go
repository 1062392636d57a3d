package trace

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"

	"nqueens/checker/internal/frontend"
)

// A loop is the innermost loop around a call that leads back to the function it
// stands in: each turn is a choice.
type loop struct {
	body    *ast.BlockStmt
	line    int
	call    int      // the line of the first call in it
	counter string   // the variable that tells the choice, such as col or queen[row]; "" if there is none
	counts  counting // what that variable does

	// What its head names: constants, and parameters by their index among those that
	// are whole numbers. One of them may be the board's size.
	constants []int
	params    []int
}

// counting says what the numbers of a loop's variable mean.
type counting int

const (
	byOne     counting = iota // it goes up or down: a column
	byShift                   // it moves a bit: one bit is a column
	fromParam                 // it goes up from a parameter: it may be anything
)

// findLoops finds the loops of choices in a unit: those that call a member of its
// circle. The bodies of other units are left to them.
func findLoops(p *frontend.Program, units, members []*unit, u *unit) []*loop {
	f := &loopFinder{p: p, unit: u, others: map[*ast.BlockStmt]bool{}, members: map[types.Object]bool{}}
	for _, other := range units {
		f.others[other.body] = other != u
	}
	for _, m := range members {
		f.members[m.object] = true
	}
	f.visit(u.body, nil)
	return f.found
}

type loopFinder struct {
	p       *frontend.Program
	unit    *unit
	others  map[*ast.BlockStmt]bool
	members map[types.Object]bool
	found   []*loop
}

// visit looks through code that stands inside a loop, nil if it does not.
func (f *loopFinder) visit(code ast.Node, around ast.Stmt) {
	ast.Inspect(code, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BlockStmt:
			return !f.others[n]
		case *ast.ForStmt, *ast.RangeStmt:
			if n == around {
				return true
			}
			f.visit(n, n.(ast.Stmt))
			return false
		case *ast.Ident:
			if around != nil && f.members[meant(f.p, n)] {
				f.add(around, n)
			}
		}
		return true
	})
}

// add notes a loop in which a call stands.
func (f *loopFinder) add(stmt ast.Stmt, called *ast.Ident) {
	l := &loop{line: f.p.Line(stmt.Pos()), call: f.p.Line(called.Pos())}
	var counter ast.Expr
	switch stmt := stmt.(type) {
	case *ast.ForStmt:
		l.body = stmt.Body
		counter, l.counts = f.forCounter(stmt)
		f.head(l, stmt.Init, stmt.Cond)
	case *ast.RangeStmt:
		l.body = stmt.Body
		counter = f.rangeCounter(stmt)
		f.head(l, stmt.X)
	}
	l.counter = f.text(counter)
	if !slices.ContainsFunc(f.found, func(other *loop) bool { return other.body == l.body }) {
		f.found = append(f.found, l)
	}
}

// head notes the numbers that stand in the head of a loop.
func (f *loopFinder) head(l *loop, parts ...ast.Node) {
	for _, part := range parts {
		if part == nil {
			continue
		}
		ast.Inspect(part, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.Ident:
				l.params = append(l.params, f.paramIndex(f.object(n))...)
				if c, ok := f.object(n).(*types.Const); ok {
					f.constant(l, c.Val())
				}
			case *ast.BasicLit:
				f.constant(l, f.p.Info().Types[n].Value)
			}
			return true
		})
	}
}

func (f *loopFinder) constant(l *loop, value constant.Value) {
	if v, ok := whole(value); ok {
		l.constants = append(l.constants, v)
	}
}

// paramIndex is the place of a variable among the parameters that are whole
// numbers, alone; none if it is none of them.
func (f *loopFinder) paramIndex(object types.Object) []int {
	index := 0
	for _, field := range f.unit.typ.Params.List {
		for _, name := range field.Names {
			integer, _ := wholeNumber(f.p, name)
			switch {
			case !integer || name.Name == "_":
			case object != nil && f.p.Info().Defs[name] == object:
				return []int{index}
			default:
				index++
			}
		}
	}
	return nil
}

// rangeCounter is the key, which counts, or the value if only that is named.
func (f *loopFinder) rangeCounter(stmt *ast.RangeStmt) ast.Expr {
	if _, unordered := f.p.Info().TypeOf(stmt.X).Underlying().(*types.Map); unordered {
		return nil
	}
	for _, expr := range []ast.Expr{stmt.Key, stmt.Value} {
		if f.variable(expr) {
			return expr
		}
	}
	return nil
}

// variable reports whether an expression is a variable of an integer type, or an
// element or a field that can be read at any time.
func (f *loopFinder) variable(expr ast.Expr) bool {
	if id, ok := expr.(*ast.Ident); expr == nil || ok && id.Name == "_" {
		return false
	}
	simple := true
	ast.Inspect(expr, func(n ast.Node) bool {
		switch n.(type) {
		case nil, *ast.Ident, *ast.IndexExpr, *ast.SelectorExpr, *ast.BasicLit, *ast.BinaryExpr, *ast.ParenExpr:
		default:
			simple = false
		}
		return simple
	})
	integer, _ := wholeNumber(f.p, expr)
	return simple && integer
}

// text is an expression as the program has it, "" for none.
func (f *loopFinder) text(expr ast.Expr) string {
	if expr == nil {
		return ""
	}
	return string(f.p.Source()[offset(f.p, expr.Pos()):offset(f.p, expr.End())])
}

// forCounter is the variable that the loop's post statement changes or, without
// one, a variable of the condition that the body counts.
func (f *loopFinder) forCounter(stmt *ast.ForStmt) (ast.Expr, counting) {
	if stmt.Post != nil {
		counter, op := f.changed(stmt.Post)
		return counter, f.countingOf(stmt, counter, op)
	}
	for _, inner := range stmt.Body.List {
		counter, op := f.changed(inner)
		if id, ok := counter.(*ast.Ident); ok && (op == token.ADD || op == token.SUB) && f.mentions(stmt.Cond, f.object(id)) {
			return id, byOne
		}
	}
	return nil, byOne
}

func (f *loopFinder) object(id *ast.Ident) types.Object { return f.p.Info().ObjectOf(id) }

// countingOf says what a variable does that a post statement changes so. A loop
// down usually starts at the board's size, which may be a parameter.
func (f *loopFinder) countingOf(stmt *ast.ForStmt, counter ast.Expr, op token.Token) counting {
	switch {
	case op == token.SHL, op == token.SHR, op == token.MUL, op == token.QUO:
		return byShift
	case op == token.ADD && f.startsAtParam(stmt.Init, counter):
		return fromParam
	}
	return byOne
}

// changed is the variable that a statement changes, and the operator with which
// its old value becomes the new one.
func (f *loopFinder) changed(stmt ast.Stmt) (ast.Expr, token.Token) {
	switch stmt := stmt.(type) {
	case *ast.IncDecStmt:
		op := token.ADD
		if stmt.Tok == token.DEC {
			op = token.SUB
		}
		if f.variable(stmt.X) {
			return stmt.X, op
		}
	case *ast.AssignStmt:
		if len(stmt.Lhs) == 1 {
			return f.assigned(stmt)
		}
	}
	return nil, token.ILLEGAL
}

// assigned is changed for `x += y` and for `x = x + y`.
func (f *loopFinder) assigned(stmt *ast.AssignStmt) (ast.Expr, token.Token) {
	left := stmt.Lhs[0]
	if !f.variable(left) {
		return nil, token.ILLEGAL
	}
	op, ok := map[token.Token]token.Token{
		token.ADD_ASSIGN: token.ADD, token.SUB_ASSIGN: token.SUB, token.MUL_ASSIGN: token.MUL,
		token.QUO_ASSIGN: token.QUO, token.SHL_ASSIGN: token.SHL, token.SHR_ASSIGN: token.SHR,
	}[stmt.Tok]
	if ok && f.fixed(stmt.Rhs[0]) {
		return left, op
	}
	if sum, ok := stmt.Rhs[0].(*ast.BinaryExpr); ok && stmt.Tok == token.ASSIGN {
		counted := []token.Token{token.ADD, token.SUB, token.MUL, token.QUO, token.SHL, token.SHR}
		if f.text(sum.X) == f.text(left) && slices.Contains(counted, sum.Op) && f.fixed(sum.Y) {
			return left, sum.Op
		}
	}
	return nil, token.ILLEGAL
}

// fixed reports whether an expression is a constant. A loop that takes a bit from a
// set does not count.
func (f *loopFinder) fixed(expr ast.Expr) bool { return f.p.Info().Types[expr].Value != nil }

// startsAtParam reports whether a loop's variable gets its first value from a
// parameter of the unit, as where the rest of a permutation is tried.
func (f *loopFinder) startsAtParam(init ast.Stmt, counter ast.Expr) bool {
	assign, ok := init.(*ast.AssignStmt)
	if !ok {
		return false
	}
	for i, left := range assign.Lhs {
		if f.text(left) != f.text(counter) || i >= len(assign.Rhs) {
			continue
		}
		for _, field := range f.unit.typ.Params.List {
			for _, param := range field.Names {
				if f.mentions(assign.Rhs[i], f.p.Info().Defs[param]) {
					return true
				}
			}
		}
	}
	return false
}

func (f *loopFinder) mentions(code ast.Node, object types.Object) bool {
	found := false
	if code == nil {
		return false
	}
	ast.Inspect(code, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && object != nil && f.object(id) == object {
			found = true
		}
		return !found
	})
	return found
}
