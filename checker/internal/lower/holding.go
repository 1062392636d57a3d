package lower

import (
	"go/ast"
	"go/types"
	"slices"
)

// A holding says of which assignments, of several at once, the place is found and the
// value held before those of the others. It is empty for all places, then all values.
type holding struct{ places, values []bool }

func (h holding) none() bool {
	return !slices.Contains(h.places, true) && !slices.Contains(h.values, true)
}

// each finds all places and holds all values, in order.
func (h holding) each(find, hold func(i int), n int) {
	if h.places == nil {
		for i := range n {
			find(i)
		}
		for i := range n {
			hold(i)
		}
		return
	}
	for i := range n {
		if h.places[i] {
			find(i)
		}
		if h.values[i] {
			hold(i)
		}
	}
	for i := range n {
		if !h.values[i] {
			hold(i)
		}
		if !h.places[i] {
			find(i)
		}
	}
}

// heldFirst is the compiler's order, which shows in a run-time error's words where two
// operands fail: first it evaluates what an assignment further left might change.
// Calls come before all that, from left to right.
func (w *writer) heldFirst(s *ast.AssignStmt) holding {
	if !w.l.checks || slices.ContainsFunc(slices.Concat(s.Lhs, s.Rhs), func(e ast.Expr) bool { return w.givesWay(e) }) {
		return holding{}
	}
	set, memory := map[types.Object]bool{}, false
	affected := func(e ast.Expr) bool { return w.affected(e, set, memory) }
	h := holding{make([]bool, len(s.Lhs)), make([]bool, len(s.Rhs))}
	for i, x := range s.Lhs {
		v, operands := w.assignedPart(x)
		h.places[i] = slices.ContainsFunc(operands, affected)
		h.values[i] = affected(s.Rhs[i])
		switch {
		case v == nil, w.inMemory(v):
			memory = true
		default:
			set[v] = true
		}
	}
	return h
}

// assignedPart is the variable that an assignment to a place changes, nil if the place
// is behind a pointer, and the operands of the place.
func (w *writer) assignedPart(place ast.Expr) (v types.Object, operands []ast.Expr) {
	switch x := ast.Unparen(place).(type) {
	case *ast.Ident:
		return w.pkg.info.ObjectOf(x), operands
	case *ast.IndexExpr:
		if _, isArray := w.typeOf(x.X).Underlying().(*types.Array); isArray {
			v, operands = w.assignedPart(x.X)
			return v, append(operands, x.Index)
		}
		return nil, []ast.Expr{x.X, x.Index}
	case *ast.SelectorExpr:
		if s := w.pkg.info.Selections[x]; s != nil && !s.Indirect() {
			return w.assignedPart(x.X)
		}
		return nil, []ast.Expr{x.X}
	case *ast.StarExpr:
		return nil, []ast.Expr{x.X}
	}
	return nil, nil
}

// inMemory reports whether a variable is one that a store behind a pointer may change.
func (w *writer) inMemory(v types.Object) bool {
	_, isGlobal := w.l.globals[v]
	return isGlobal || w.l.shared[v]
}

// findShared notes the variables that more than the statements of their own function
// can see: by their address, from a function literal or, of results, in what is
// deferred.
func (l *lowerer) findShared() {
	l.shared, l.pointed = map[types.Object]bool{}, map[string]bool{}
	w := l.writer(l.main, nil)
	address := func(e ast.Expr) {
		l.pointed[types.TypeString(w.typeOf(e), nil)] = true
		if obj := w.rootVariable(e); obj != nil {
			l.shared[obj] = true
		}
	}
	var stack []ast.Node // functions
	ast.Inspect(l.program.Syntax(), func(n ast.Node) bool {
		for len(stack) > 0 && n != nil && n.Pos() >= stack[len(stack)-1].End() {
			stack = stack[:len(stack)-1]
		}
		switch n := n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			stack = append(stack, n)
		case *ast.Ident:
			fn, isLit := last(stack).(*ast.FuncLit)
			obj, isVar := w.pkg.info.Uses[n].(*types.Var)
			if isLit && isVar && !(fn.Pos() <= obj.Pos() && obj.Pos() < fn.End()) {
				l.shared[obj] = true
			}
		case *ast.DeferStmt:
			for _, r := range resultsOf(last(stack)) {
				l.shared[w.pkg.info.Defs[r]] = true
			}
		default:
			if x := w.addressed(n); x != nil {
				address(x)
			}
		}
		return true
	})
}

func last(stack []ast.Node) ast.Node {
	if len(stack) == 0 {
		return nil
	}
	return stack[len(stack)-1]
}

// resultsOf are the names of a function's results.
func resultsOf(fn ast.Node) (names []*ast.Ident) {
	var t *ast.FuncType
	switch fn := fn.(type) {
	case *ast.FuncDecl:
		t = fn.Type
	case *ast.FuncLit:
		t = fn.Type
	}
	if t == nil || t.Results == nil {
		return nil
	}
	for _, f := range t.Results.List {
		names = append(names, f.Names...)
	}
	return names
}

// affected reports whether the compiler takes it that an expression may change by an
// assignment to these variables or, if memory is set, by a store behind a pointer.
func (w *writer) affected(e ast.Expr, set map[types.Object]bool, memory bool) bool {
	found := false
	ast.Inspect(e, func(n ast.Node) bool {
		x, ok := n.(ast.Expr)
		if !ok || found || w.constant(x) != nil || w.pkg.info.Types[x].IsType() {
			return false
		}
		switch x := x.(type) {
		case *ast.Ident:
			v, isVar := w.pkg.info.ObjectOf(x).(*types.Var)
			found = isVar && (set[v] || memory && w.inMemory(v))
		case *ast.ParenExpr, *ast.BasicLit, *ast.BinaryExpr, *ast.TypeAssertExpr:
		case *ast.FuncLit:
			return false
		case *ast.SelectorExpr:
			s := w.pkg.info.Selections[x]
			found = memory && (s == nil || s.Indirect())
		default:
			found = memory
		}
		return true
	})
	return found
}
