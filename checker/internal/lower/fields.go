package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

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
		p = p[:len(p)-1]
		if strings.HasPrefix(p, "&") {
			return "(" + p + ")" // &T{}.f is the field's address
		}
		return p
	}
	return x
}

func (w *writer) selector(e *ast.SelectorExpr) string {
	sel := w.pkg.info.Selections[e]
	if sel == nil {
		switch obj := w.pkg.info.Uses[e.Sel].(type) {
		case *types.Func:
			return w.funcValue(obj, e, e)
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

// fieldText is the name of a struct's field in the output. The interpreter
// exports field names by a prefix, which must not make two of them the same.
func fieldText(s *types.Struct, i int) string {
	return fmt.Sprintf("F%d_%s", i, strings.Trim(s.Field(i).Name(), "_"))
}
