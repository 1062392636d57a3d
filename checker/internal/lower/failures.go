package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
)

// failures are parts of operands that may fail: an index, a slice, a division or (true)
// what follows a pointer.
type failures map[ast.Expr]bool

// before notes which failures of operands the interpreter comes to before it makes the
// calls in one that follows, as in list[n] + next(); the compiler makes the calls
// first. Then it adds the failures of that operand to those of the others.
func (o *order) before(failing failures, next ast.Expr) {
	if !o.checks {
		return
	}
	for _, call := range callsIn(next) {
		if fn, library := o.calledFunction(call); !library || fn != nil && !isHarmless(fn) {
			o.comeTooEarly(failing)
			for e := range failing {
				if _, ok := e.(*ast.TypeAssertExpr); ok {
					o.settleLater(next)
				}
			}
		}
	}
	if o.w.has(next, func(n ast.Node) bool {
		x, ok := n.(*ast.TypeAssertExpr)
		return ok && x.Type != nil && !isPointer(o.main.info.TypeOf(x.Type))
	}) {
		o.comeTooEarly(failing) // the compiler makes such an assertion together with calls
	}
	o.failuresOf(next, failing)
}

// comeTooEarly leaves failures to the compiled program: those of nil pointers wherever
// they come from, others where they are.
func (l *lowerer) comeTooEarly(failing failures) {
	for e, isNil := range failing {
		l.nilTooEarly = l.nilTooEarly || isNil
		l.tooEarly[e] = !isNil
	}
}

// isPointer reports whether an interface holds values of a type as they are. The
// compiler asserts those late.
func isPointer(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Pointer, *types.Map, *types.Chan, *types.Signature:
		return true
	}
	return false
}

// divisor is a number to divide by. If it is zero, something else happens first.
func (w *writer) divisor(t types.Type, y, zero string) string {
	text := w.l.typeText(t)
	name := w.l.helper("divisor "+text+zero, "divisor", func(name string) string {
		return fmt.Sprintf("func %s(y %s) %s {\nif y == 0 {\n%s\n}\nreturn y\n}\n", name, text, text, zero)
	})
	return fmt.Sprintf("%s(%s)", name, y)
}

// exactDivisor is a number to divide by, written y, whose division by zero says where.
func (w *writer) exactDivisor(e ast.Expr, y string) string {
	t, ok := w.typeOf(e).Underlying().(*types.Basic)
	if !w.l.exact || !w.pkg.user || !ok || t.Info()&types.IsInteger == 0 || w.constant(e) != nil {
		return y
	}
	return w.divisor(w.typeOf(e), y, fmt.Sprintf("rt.DivideAt(%d)", w.l.program.Line(e.Pos())))
}

// lastOf notes the failures of an operand that the compiler comes to after those of
// others, unlike the interpreter.
func (o *order) lastOf(operand ast.Expr, others ...ast.Expr) {
	if !o.checks {
		return
	}
	last, first := failures{}, failures{}
	o.failuresOf(operand, last)
	for _, e := range others {
		if e != nil {
			o.failuresOf(e, first)
		}
	}
	for e, isNil := range last {
		for _, also := range first {
			if !isNil || !also {
				o.comeTooEarly(failures{e: isNil})
			}
		}
	}
}

// isHarmless reports whether a function of the library prints nothing and does not fail.
func isHarmless(fn *types.Func) bool {
	if fn.Pkg() == nil {
		return true
	}
	switch fn.Pkg().Path() {
	case "errors", "math", "strconv", "unicode", "unicode/utf8":
		return true
	case "strings":
		return fn.Name() != "Repeat" && fn.Signature().Recv() == nil
	}
	return false
}

// failuresOf adds how an operand may fail, itself and not in a call.
func (o *order) failuresOf(e ast.Expr, to failures) {
	info := o.main.info
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			tv := info.Types[n.Fun]
			return tv.IsBuiltin() || tv.IsType()
		case *ast.IndexExpr:
			if tv := info.Types[n.X]; tv.IsValue() {
				_, isMap := tv.Type.Underlying().(*types.Map)
				_, isArray := tv.Type.Underlying().(*types.Array)
				if !isMap && !(isArray && info.Types[n.Index].Value != nil) {
					to[n] = false
				}
			}
		case *ast.SliceExpr:
			to[n] = false
		case *ast.TypeAssertExpr:
			if n.Type != nil && isPointer(info.TypeOf(n.Type)) {
				to[n] = false
			}
		case *ast.StarExpr:
			if info.Types[n.X].IsValue() {
				to[n] = true
			}
		case *ast.SelectorExpr:
			if s := info.Selections[n]; s != nil && s.Kind() == types.FieldVal && s.Indirect() {
				to[n] = true
			}
		case *ast.BinaryExpr:
			t, ok := info.TypeOf(n).Underlying().(*types.Basic)
			isFloat := ok && t.Info()&types.IsInteger == 0
			if (n.Op == token.QUO || n.Op == token.REM) && !isFloat && info.Types[n.Y].Value == nil {
				to[n] = false
			}
		}
		return true
	})
}
