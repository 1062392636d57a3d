package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

func (w *writer) index(e *ast.IndexExpr) string {
	x := w.inside(e.X)
	switch t := w.typeOf(e.X).Underlying().(type) {
	case *types.Map:
		return x + "[" + w.key(e.Index, t.Key()) + "]"
	case *types.Pointer:
		x = "(*" + x + ")"
	}
	return x + "[" + w.checkedIndex(x, e) + "]"
}

// key is a key of a map. To the interpreter nil alone has no type as one.
func (w *writer) key(e ast.Expr, t types.Type) string {
	if isNil(w.typeOf(e)) {
		return w.conversion(e, t)
	}
	return w.value(e, t)
}

// checkedIndex writes an index. Where a program may recover from a run-time
// error, the error must have Go's words, which only a check of our own gives.
func (w *writer) checkedIndex(x string, e *ast.IndexExpr) string {
	index := e.Index
	text := w.alone(index, w.expr(index))
	if !w.l.checks || w.l.tooEarly[e] || w.constant(index) != nil && strings.HasPrefix(x, "[") {
		return text
	}
	if strings.Contains(strings.TrimPrefix(x, "(*"), "(") && !(onlyReads(e.X) && (w.l.exact || strings.HasPrefix(x, "(*"))) {
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
	index = w.asInt(at, index)
	if w.l.exact && w.pkg.user {
		return fmt.Sprintf("rt.IndexAt(%s, len(%s), %d)", index, x, w.l.program.Line(at.Pos()))
	}
	return fmt.Sprintf("rt.Index(%s, len(%s))", index, x)
}

// asInt is an index or a bound, written text, as an int.
func (w *writer) asInt(e ast.Expr, text string) string {
	if b, ok := w.typeOf(e).Underlying().(*types.Basic); ok && w.constant(e) == nil {
		switch b.Kind() {
		case types.Uint, types.Uint64, types.Uintptr:
			return "rt.Unsigned(uint64(" + text + "))"
		}
	}
	return "int(" + text + ")"
}

func (w *writer) slice(e *ast.SliceExpr) string {
	return w.l.wrap(w.bareSlice(e), w.typeOf(e))
}

func (w *writer) bareSlice(e *ast.SliceExpr) string {
	x := w.inside(e.X)
	if _, ok := w.typeOf(e.X).Underlying().(*types.Pointer); ok {
		x = "(*" + x + ")"
	}
	if w.l.checks && !w.l.tooEarly[e] && (e.Low != nil || e.High != nil) {
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
		low = w.asInt(e.Low, w.expr(e.Low))
	}
	if e.High == nil {
		h := w.l.helper("from "+text, "from", func(h string) string {
			return fmt.Sprintf("func %s(x %s, low int) %s {\nrt.Bounds(low, len(x), len(x), %s)\nreturn x[low:]\n}\n", h, text, text, limit)
		})
		return fmt.Sprintf("%s(%s, %s)", h, x, low), true
	}
	high = w.asInt(e.High, w.expr(e.High))
	if e.Slice3 {
		h := w.l.helper("slice3 "+text, "slice", func(h string) string {
			return fmt.Sprintf("func %s(x %s, low int, high int, max int) %s {\nrt.Bounds3(low, high, max, cap(x))\nreturn x[low:high:max]\n}\n", h, text, text)
		})
		return fmt.Sprintf("%s(%s, %s, %s, %s)", h, x, low, high, w.asInt(e.Max, w.expr(e.Max))), true
	}
	h := w.l.helper("slice "+text, "slice", func(h string) string {
		return fmt.Sprintf("func %s(x %s, low int, high int) %s {\nrt.Bounds(low, high, len(x), %s)\nreturn x[low:high]\n}\n", h, text, text, limit)
	})
	return fmt.Sprintf("%s(%s, %s, %s)", h, x, low, high), true
}
