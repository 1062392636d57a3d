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

// convert writes text, of type from, as a value of type to. The program has been
// checked: the conversion is one that Go makes, implicitly or by name.
func (w *writer) convert(text string, from, to types.Type) string {
	if to == nil {
		return text
	}
	if isNil(from) {
		return w.l.wrap("nil", to)
	}
	if (w.l.wrapped(from) && !types.IsInterface(to) || w.l.wrapped(to)) && !types.Identical(from, to) {
		return w.l.wrap(w.convert(w.l.unwrap(text, from), w.l.bare(from), w.l.bare(to)), to)
	}
	switch {
	case types.IsInterface(to) && !types.IsInterface(from):
		return w.boxText(text, from, to)
	case types.IsInterface(to):
		return text
	}
	fromStruct, ok1 := from.Underlying().(*types.Struct)
	toStruct, ok2 := to.Underlying().(*types.Struct)
	if ok1 && ok2 && w.l.typeText(from) != w.l.typeText(to) {
		return w.structConversion(from, to, fromStruct, toStruct) + "(" + text + ")"
	}
	return text
}

// structConversion is a helper that copies a struct field by field into one of
// another name.
func (w *writer) structConversion(from, to types.Type, fs, ts *types.Struct) string {
	key := "convert " + w.l.key(from) + " to " + w.l.key(to)
	return w.l.helper(key, "convert", func(name string) string {
		var b strings.Builder
		fmt.Fprintf(&b, "func %s(x %s) %s {\nvar y %s\n", name, w.l.typeText(from), w.l.typeText(to), w.l.typeText(to))
		for i := range fs.NumFields() {
			field := w.convert("x."+fieldText(fs, i), fs.Field(i).Type(), ts.Field(i).Type())
			fmt.Fprintf(&b, "y.%s = %s\n", fieldText(ts, i), field)
		}
		return b.String() + "return y\n}\n"
	})
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
			return w.funcValue(fn, e.X)
		}
		return w.index(e)
	case *ast.IndexListExpr:
		return w.funcValue(w.instance(e.X), e.X)
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
		return w.funcValue(obj, id)
	}
	w.fail(id, "the name "+id.Name)
	return ""
}

// pointedTo is the value behind a pointer. The interpreter mistakes some bools
// behind pointers for others in a condition, but not when they are compared.
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
		return "(" + e.Op.String() + w.l.unwrap(w.expr(e.X), w.typeOf(e.X)) + ")"
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
		left := w.logical(e.X)
		if strings.Contains(left, "{") || w.calls(e.X) {
			// The interpreter takes what it evaluates first for the left operand
			// itself, when that is a constant among the arguments of a call.
			left = map[token.Token]string{token.LAND: "always && ", token.LOR: "never || "}[e.Op] + left
		}
		return fmt.Sprintf("(%s %s %s)", left, e.Op, w.logical(e.Y))
	case token.SHL, token.SHR:
		return fmt.Sprintf("(%s %s %s)", w.operand(e.X), e.Op, w.shiftCount(e.Y))
	}
	return fmt.Sprintf("(%s %s %s)", w.operand(e.X), e.Op, w.operand(e.Y))
}

// logical is an operand of && or ||. A constant there leads the interpreter
// astray, so it is a variable that nobody sets.
func (w *writer) logical(e ast.Expr) string {
	if v := w.constant(e); v != nil {
		if constant.BoolVal(v) {
			return "always"
		}
		return "never"
	}
	return w.operand(e)
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

func (w *writer) index(e *ast.IndexExpr) string {
	x := w.inside(e.X)
	switch t := w.typeOf(e.X).Underlying().(type) {
	case *types.Map:
		return x + "[" + w.value(e.Index, t.Key()) + "]"
	case *types.Pointer:
		x = "(*" + x + ")"
	}
	return x + "[" + w.checkedIndex(x, e) + "]"
}

// checkedIndex writes an index. Where a program may recover from a run-time
// error, the error must have Go's words, which only a check of our own gives.
func (w *writer) checkedIndex(x string, e *ast.IndexExpr) string {
	index := e.Index
	text := w.expr(index)
	if !w.l.checks || w.constant(index) != nil && strings.HasPrefix(x, "[") {
		return text
	}
	if strings.Contains(x, "(") && !strings.HasPrefix(x, "(*") && !(w.l.exact && onlyReads(e.X)) {
		return text // evaluating it twice may do something twice
	}
	return w.checkIndex(x, text, index)
}

// onlyReads reports whether evaluating an expression twice is the same as once.
func onlyReads(e ast.Expr) bool {
	reads := true
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case nil, *ast.Ident, *ast.BasicLit, *ast.SelectorExpr, *ast.IndexExpr, *ast.StarExpr, *ast.ParenExpr, *ast.BinaryExpr:
		case *ast.UnaryExpr:
			reads = reads && n.Op != token.ARROW && n.Op != token.AND
		default:
			reads = false
		}
		return reads
	})
	return reads
}

// checkIndex checks an index into x, written at a place, where it is used.
func (w *writer) checkIndex(x, index string, at ast.Expr) string {
	if w.l.exact && w.pkg.user {
		return fmt.Sprintf("rt.IndexAt(int(%s), len(%s), %d)", index, x, w.l.program.Line(at.Pos()))
	}
	return fmt.Sprintf("rt.Index(int(%s), len(%s))", index, x)
}

func (w *writer) slice(e *ast.SliceExpr) string {
	return w.l.wrap(w.bareSlice(e), w.typeOf(e))
}

func (w *writer) bareSlice(e *ast.SliceExpr) string {
	x := w.inside(e.X)
	if _, ok := w.typeOf(e.X).Underlying().(*types.Pointer); ok {
		x = "(*" + x + ")"
	}
	if w.l.checks && (e.Low != nil || e.High != nil) {
		if text, ok := w.checkedSlice(e, x); ok {
			return text
		}
	}
	part := func(e ast.Expr) string {
		if e == nil {
			return ""
		}
		return w.expr(e)
	}
	text := x + "[" + part(e.Low) + ":" + part(e.High)
	if e.Slice3 {
		text += ":" + part(e.Max)
	}
	return text + "]"
}

// checkedSlice slices by a helper that checks the bounds and has Go's words.
func (w *writer) checkedSlice(e *ast.SliceExpr, x string) (string, bool) {
	t := w.l.bare(w.typeOf(e.X))
	limit := "cap(x)"
	switch u := t.Underlying().(type) {
	case *types.Slice:
	case *types.Basic:
		if u.Info()&types.IsUntyped != 0 {
			t = types.Typ[types.String]
		}
		limit = "-1"
	default:
		return "", false
	}
	text := w.l.typeText(t)
	low, high := "0", ""
	if e.Low != nil {
		low = "int(" + w.expr(e.Low) + ")"
	}
	if e.High == nil {
		h := w.l.helper("from "+text, "from", func(h string) string {
			return fmt.Sprintf("func %s(x %s, low int) %s {\nrt.Bounds(low, len(x), len(x), %s)\nreturn x[low:]\n}\n", h, text, text, limit)
		})
		return fmt.Sprintf("%s(%s, %s)", h, x, low), true
	}
	high = "int(" + w.expr(e.High) + ")"
	if e.Slice3 {
		h := w.l.helper("slice3 "+text, "slice", func(h string) string {
			return fmt.Sprintf("func %s(x %s, low int, high int, max int) %s {\nrt.Bounds3(low, high, max, cap(x))\nreturn x[low:high:max]\n}\n", h, text, text)
		})
		return fmt.Sprintf("%s(%s, %s, %s, int(%s))", h, x, low, high, w.expr(e.Max)), true
	}
	h := w.l.helper("slice "+text, "slice", func(h string) string {
		return fmt.Sprintf("func %s(x %s, low int, high int) %s {\nrt.Bounds(low, high, len(x), %s)\nreturn x[low:high]\n}\n", h, text, text, limit)
	})
	return fmt.Sprintf("%s(%s, %s, %s)", h, x, low, high), true
}

func (w *writer) composite(e *ast.CompositeLit) string {
	t := w.typeOf(e)
	address := ""
	if p, ok := t.Underlying().(*types.Pointer); ok {
		address, t = "&", p.Elem() // &T left out inside a literal of pointers
	}
	var parts []string
	next := int64(0)
	for i, x := range e.Elts {
		key, val := ast.Expr(nil), x
		if kv, ok := x.(*ast.KeyValueExpr); ok {
			key, val = kv.Key, kv.Value
		}
		switch u := t.Underlying().(type) {
		case *types.Struct:
			if key != nil {
				i = fieldIndex(u, key.(*ast.Ident).Name)
			}
			parts = append(parts, w.l.fieldName(t, i)+": "+w.value(val, u.Field(i).Type()))
		case *types.Map:
			parts = append(parts, w.value(key, u.Key())+": "+w.value(val, u.Elem()))
		case interface{ Elem() types.Type }:
			if key != nil {
				next, _ = constant.Int64Val(w.constant(key))
			}
			parts = append(parts, element(next, w.value(val, u.Elem()), key != nil))
			next++
		}
	}
	return address + w.l.wrap(w.l.typeText(w.l.bare(t))+"{"+strings.Join(parts, ", ")+"}", t)
}

// element is an element of an array or a slice literal. Without a key the
// interpreter would take the (*p) in it for a type.
func element(i int64, text string, keyed bool) string {
	if keyed || strings.Contains(text, "(*") {
		return fmt.Sprintf("%d: %s", i, text)
	}
	return text
}

func fieldIndex(s *types.Struct, name string) int {
	for i := range s.NumFields() {
		if s.Field(i).Name() == name {
			return i
		}
	}
	return -1
}

// fieldName is the name of a field in the output: the library's own structs keep
// theirs.
func (l *lowerer) fieldName(t types.Type, i int) string {
	s := t.Underlying().(*types.Struct)
	if named, ok := types.Unalias(t).(*types.Named); ok && !l.isUser(named) {
		return s.Field(i).Name()
	}
	return fieldText(s, i)
}

// path selects a field through embedded ones.
func (w *writer) path(x string, t types.Type, index []int) (string, types.Type) {
	if _, ok := t.Underlying().(*types.Struct); ok && len(index) > 0 {
		x = dereferenced(x)
	}
	for _, i := range index {
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		x += "." + w.l.fieldName(t, i)
		t = w.l.subst(t.Underlying().(*types.Struct).Field(i).Type(), nil)
	}
	return x, t
}

// dereferenced is (*p) as it may stand before the dot of a field: p. The
// interpreter does not take (*p).f as an element of an array.
func dereferenced(x string) string {
	if p, ok := strings.CutPrefix(x, "(*"); ok && strings.HasSuffix(p, ")") && !strings.ContainsAny(p[:len(p)-1], "()") {
		return p[:len(p)-1]
	}
	return x
}

func (w *writer) selector(e *ast.SelectorExpr) string {
	sel := w.pkg.info.Selections[e]
	if sel == nil {
		switch obj := w.pkg.info.Uses[e.Sel].(type) {
		case *types.Func:
			return w.funcValue(obj, e)
		case *types.Var:
			return w.l.native(obj.Pkg()) + "." + obj.Name()
		}
		w.fail(e, "the name "+e.Sel.Name)
	}
	t := w.typeOf(e.X)
	switch sel.Kind() {
	case types.MethodExpr:
		return w.methodExpr(e, t)
	case types.MethodVal:
		return w.methodValue(e, t)
	}
	obj, index, _ := types.LookupFieldOrMethod(t, true, w.l.program.Types(), e.Sel.Name)
	if obj == nil {
		w.fail(e, "the field "+e.Sel.Name)
	}
	text, _ := w.path(w.operand(e.X), t, index)
	if _, ok := obj.Type().Underlying().(*types.Chan); ok && !w.l.isOwn(obj.Pkg()) {
		return w.fromLibrary(text, obj.Type()) // such as that of a timer
	}
	return text
}
