package lower

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"
)

// value writes an expression as a value of type to.
func (w *writer) value(e ast.Expr, to types.Type) string {
	to = w.typ(to)
	if v := w.constant(e); v != nil {
		from := w.typeOf(e)
		if basic, ok := from.(*types.Basic); ok && basic.Info()&types.IsUntyped != 0 {
			if !types.IsInterface(to) {
				return w.l.constText(v, to)
			}
			from = types.Default(basic)
		}
		return w.convert(w.l.constText(v, from), from, to)
	}
	return w.convert(w.expr(e), w.typeOf(e), to)
}

// helper writes a function of the output once and returns its name.
func (l *lowerer) helper(key, base string, write func(name string) string) string {
	if name, ok := l.helpers[key]; ok {
		return name
	}
	name := l.fresh("h_" + base)
	l.helpers[key] = name
	text := write(name)
	l.helperCode.WriteString(text)
	return name
}

// expr writes an expression with its own type.
func (w *writer) expr(e ast.Expr) string {
	if name, ok := w.held[e]; ok {
		return name
	}
	if v := w.constant(e); v != nil {
		return w.l.constText(v, w.typeOf(e))
	}
	switch e := e.(type) {
	case *ast.Ident:
		return w.ident(e)
	case *ast.ParenExpr:
		return w.expr(e.X)
	case *ast.FuncLit:
		return w.literal(e)
	case *ast.CompositeLit:
		return w.composite(e)
	case *ast.SelectorExpr:
		return w.selector(e)
	case *ast.IndexExpr:
		if fn := w.instance(e.X); fn != nil {
			return w.funcValue(fn, e.X, e)
		}
		return w.index(e)
	case *ast.IndexListExpr:
		return w.funcValue(w.instance(e.X), e.X, e)
	case *ast.SliceExpr:
		return w.slice(e)
	case *ast.StarExpr:
		return w.pointedTo("(*"+w.l.unwrap(w.expr(e.X), w.typeOf(e.X))+")", w.typeOf(e))
	case *ast.UnaryExpr:
		return w.unary(e)
	case *ast.BinaryExpr:
		return w.binary(e)
	case *ast.CallExpr:
		return w.call(e)
	case *ast.TypeAssertExpr:
		return w.asserter(w.typeOf(e.X), w.typeOf(e.Type)).must + "(" + w.expr(e.X) + ")"
	}
	w.fail(e, fmt.Sprintf("an expression of kind %T", e))
	return ""
}

func (w *writer) ident(id *ast.Ident) string {
	switch obj := w.pkg.info.ObjectOf(id).(type) {
	case *types.Nil:
		return "nil"
	case *types.Var:
		if obj.Pkg() != nil && !w.l.isOwn(obj.Pkg()) {
			return w.l.native(obj.Pkg()) + "." + obj.Name() // by a dot import
		}
		if w.vars.cells[obj] {
			return w.pointedTo(w.variable(obj), w.typ(obj.Type()))
		}
		return w.variable(obj)
	case *types.Func:
		return w.funcValue(obj, id, id)
	}
	w.fail(id, "the name "+id.Name)
	return ""
}

// pointedTo is the value behind a pointer, or out of a channel. The interpreter
// mistakes some bools from there for others in a condition, but not when they are
// compared.
func (w *writer) pointedTo(text string, t types.Type) string {
	if basic, ok := t.Underlying().(*types.Basic); ok && basic.Info()&types.IsBoolean != 0 {
		return "(" + text + " == true)"
	}
	return text
}

func (l *lowerer) isOwn(p *types.Package) bool { return p == l.program.Types() || sourced[p.Path()] }

// instance is the function that a name in an index expression stands for, or
// nil if it is not a generic function.
func (w *writer) instance(x ast.Expr) *types.Func {
	var id *ast.Ident
	switch x := ast.Unparen(x).(type) {
	case *ast.Ident:
		id = x
	case *ast.SelectorExpr:
		id = x.Sel
	default:
		return nil
	}
	fn, _ := w.pkg.info.Uses[id].(*types.Func)
	return fn
}

func (w *writer) unary(e *ast.UnaryExpr) string {
	if e.Op != token.AND {
		text := "(" + e.Op.String() + w.l.unwrap(w.expr(e.X), w.typeOf(e.X)) + ")"
		if e.Op == token.ARROW {
			return w.pointedTo(text, w.typeOf(e))
		}
		return text
	}
	x := ast.Unparen(e.X)
	if id, ok := x.(*ast.Ident); ok {
		if obj := w.pkg.info.ObjectOf(id); w.vars.cells[obj] {
			return w.vars.names[obj]
		}
	}
	return "&" + strings.TrimPrefix(w.expr(x), "&")
}

func (w *writer) binary(e *ast.BinaryExpr) string {
	x, y := w.typeOf(e.X), w.typeOf(e.Y)
	switch e.Op {
	case token.EQL, token.NEQ:
		return w.equality(e, x, y)
	case token.LAND, token.LOR:
		return fmt.Sprintf("(%s %s %s)", w.leftmost(e.Op, e.X, w.logical(e, e.X)), e.Op, w.logical(e, e.Y))
	case token.SHL, token.SHR:
		return fmt.Sprintf("(%s %s %s)", w.shifted(e.X), e.Op, w.shiftCount(e.Y))
	}
	left, right := w.operandOf(e, e.X, w.operand(e.X)), w.operandOf(e, e.Y, w.operand(e.Y))
	switch {
	case w.l.tooEarly[e]:
		right = w.divisor(y, right, "rt.DivideTooEarly()")
	case e.Op == token.QUO || e.Op == token.REM:
		right = w.exactDivisor(e.Y, right)
	}
	return fmt.Sprintf("(%s %s %s)", left, e.Op, right)
}

// leftmost is the first operand x of && or ||. The interpreter takes what it
// evaluates first for the left operand itself, when that is a constant or the name of
// a type among the arguments of a call.
func (w *writer) leftmost(op token.Token, x ast.Expr, text string) string {
	if strings.Contains(text, "{") || w.calls(x) {
		return map[token.Token]string{token.LAND: "always && ", token.LOR: "never || "}[op] + text
	}
	return text
}

// alone is the text of an expression, as expr and value write it, beside which nothing
// stands: without the parentheses around an operation. For the interpreter they are
// one more step in each turn, and one more value that each call makes room for.
func (w *writer) alone(e ast.Expr, text string) string {
	if w.isOperation(e) && strings.HasPrefix(text, "(") {
		return text[1 : len(text)-1]
	}
	return text
}

// isOperation reports whether expr writes an expression as an operation, in
// parentheses or as a call. A receive is none: where nothing is around it, the
// interpreter puts the value that comes in the place of the variable, not into it.
func (w *writer) isOperation(e ast.Expr) bool {
	if _, held := w.held[e]; held || w.constant(e) != nil {
		return false
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		return w.isOperation(e.X)
	case *ast.UnaryExpr:
		return e.Op != token.AND && e.Op != token.ARROW
	case *ast.BinaryExpr:
		return true
	}
	return false
}

// operandOf is operand x of an operation, without parentheses where Go would read it
// the same. Around && and || they stay.
func (w *writer) operandOf(e *ast.BinaryExpr, x ast.Expr, text string) string {
	inner, ok := ast.Unparen(x).(*ast.BinaryExpr)
	if !ok || inner.Op == token.LAND || inner.Op == token.LOR {
		return text
	}
	if above := inner.Op.Precedence() - e.Op.Precedence(); above > 0 || above == 0 && x == e.X {
		return w.alone(x, text)
	}
	return text
}

// logical is an operand e of an && or ||. A constant there leads the interpreter
// astray, so it is a variable that nobody sets.
func (w *writer) logical(of *ast.BinaryExpr, e ast.Expr) string {
	if v := w.constant(e); v != nil {
		if constant.BoolVal(v) {
			return "always"
		}
		return "never"
	}
	return w.operandOf(of, e, w.operand(e))
}

// shifted is the left operand of a shift. The interpreter takes what comes of a
// constant without a type for a constant, and divides by the value it does not have.
func (w *writer) shifted(e ast.Expr) string {
	text := w.operand(e)
	if w.constant(e) != nil && !strings.HasSuffix(text, ")") {
		return "int(" + text + ")"
	}
	return text
}

// shiftCount is the count of a shift. A negative one must panic, which the
// interpreter does not see.
func (w *writer) shiftCount(e ast.Expr) string {
	if v := w.constant(e); v != nil {
		return w.l.constText(v, types.Typ[types.Uint])
	}
	if basic, ok := w.typeOf(e).Underlying().(*types.Basic); ok && basic.Info()&types.IsUnsigned != 0 {
		return "uint(" + w.expr(e) + ")"
	}
	return "rt.Count(int(" + w.expr(e) + "))"
}

// operand is an expression beside an operator.
func (w *writer) operand(e ast.Expr) string {
	text := w.expr(e)
	if strings.HasPrefix(text, "&") || strings.HasPrefix(text, "func") {
		return "(" + text + ")"
	}
	return text
}

// equality compares values; the dynamic types in interfaces are compared by the
// box.
func (w *writer) equality(e *ast.BinaryExpr, x, y types.Type) string {
	if isNil(x) || isNil(y) || !types.IsInterface(x) && !types.IsInterface(y) {
		left, right := w.inside(e.X), w.inside(e.Y)
		if !isNil(x) && !isNil(y) && w.constant(e.Y) == nil && w.constant(e.X) == nil {
			right = w.convert(right, y, x)
		}
		return fmt.Sprintf("(%s %s %s)", left, e.Op, right)
	}
	to := x
	if !types.IsInterface(x) {
		to = y
	}
	text := fmt.Sprintf("rt.Eq(%s, %s)", w.value(e.X, to), w.value(e.Y, to))
	if e.Op == token.NEQ {
		return "(!" + text + ")"
	}
	return text
}

func isNil(t types.Type) bool {
	basic, ok := t.(*types.Basic)
	return ok && basic.Kind() == types.UntypedNil
}
