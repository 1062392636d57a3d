package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// builtin is a call of a built-in function.
func (w *writer) builtin(e *ast.CallExpr) string {
	name := calledBuiltin(e)
	arg := func(i int) string { return w.inside(e.Args[i]) }
	switch name {
	case "len", "cap":
		if _, ok := w.typeOf(e.Args[0]).Underlying().(*types.Pointer); ok {
			return name + "(*" + arg(0) + ")"
		}
		return name + "(" + arg(0) + ")"
	case "append":
		return w.appendCall(e)
	case "copy":
		if basic, ok := w.typeOf(e.Args[1]).Underlying().(*types.Basic); ok && basic.Info()&types.IsString != 0 {
			return fmt.Sprintf("copy(%s, []uint8(%s))", arg(0), arg(1))
		}
		return fmt.Sprintf("copy(%s, %s)", arg(0), arg(1))
	case "delete":
		m := w.typeOf(e.Args[0]).Underlying().(*types.Map)
		return fmt.Sprintf("delete(%s, %s)", arg(0), w.key(e.Args[1], m.Key()))
	case "make":
		text := "make(" + w.l.typeText(w.l.bare(w.typeOf(e)))
		for i := range e.Args[1:] {
			size := "int(" + w.value(e.Args[i+1], types.Typ[types.Int]) + ")"
			if w.l.checks {
				size = sizeCheck(w.typeOf(e), i) + size + ")"
			}
			text += ", " + size
		}
		return w.l.wrap(text+")", w.typeOf(e))
	case "new":
		if !w.pkg.info.Types[e.Args[0]].IsType() {
			return w.newValue(e)
		}
		return "new(" + w.text(w.pkg.info.Types[e.Args[0]].Type) + ")"
	case "panic":
		line := 0
		if w.pkg.user {
			line = w.l.program.Line(e.Pos())
		}
		return fmt.Sprintf("rt.Panic(%s, %d)", w.value(e.Args[0], types.Universe.Lookup("any").Type()), line)
	case "recover":
		if w.panics == "" {
			return "rt.Nil()"
		}
		return "rt.Recover(" + w.panics + ")"
	case "close":
		return "close(" + arg(0) + ")"
	case "min", "max":
		return w.extreme(e, name)
	case "clear":
		return w.clearCall(e)
	case "print", "println":
		var args []string
		for _, a := range e.Args {
			args = append(args, w.value(a, types.Default(w.typeOf(a))))
		}
		return fmt.Sprintf("rt.%s(%s)", strings.ToUpper(name[:1])+name[1:], strings.Join(args, ", "))
	}
	w.fail(e, "the built-in function "+name)
	return ""
}

// sizeCheck begins a call of the function of package box that checks size i that
// something of type t is made with.
func sizeCheck(t types.Type, i int) string {
	switch t.Underlying().(type) {
	case *types.Map:
		return "(" // no more than a hint, and may be negative
	case *types.Chan:
		return "rt.Buffer("
	}
	return []string{"rt.Size(", "rt.Cap("}[i]
}

// isBuiltin reports whether a call is one of the built-in function of that name.
func (s *source) isBuiltin(call *ast.CallExpr, name string) bool {
	id, _ := ast.Unparen(call.Fun).(*ast.Ident)
	return id != nil && s.info.Uses[id] == types.Universe.Lookup(name)
}

func calledBuiltin(e *ast.CallExpr) string {
	if id, ok := ast.Unparen(e.Fun).(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

func (w *writer) appendCall(e *ast.CallExpr) string {
	return w.l.wrap(w.bareAppend(e, w.l.bare(w.typeOf(e))), w.typeOf(e))
}

func (w *writer) bareAppend(e *ast.CallExpr, t types.Type) string {
	elem := t.Underlying().(*types.Slice).Elem()
	text := "append(" + w.value(e.Args[0], t)
	if isNil(w.typeOf(e.Args[0])) {
		text = "append(" + typeOperand(w.l.typeText(t)) + "(nil)"
	}
	for i, a := range e.Args[1:] {
		switch {
		case !e.Ellipsis.IsValid():
			text += ", " + w.value(a, elem)
		case i == 0:
			spread := w.inside(a)
			if basic, ok := w.typeOf(a).Underlying().(*types.Basic); ok && basic.Info()&types.IsString != 0 {
				spread = "[]uint8(" + spread + ")"
			}
			if spread == "nil" {
				return text + ")"
			}
			text += ", " + spread + "..."
		}
	}
	return text + ")"
}

// extreme is min or max, as calls of a helper of two parameters.
func (w *writer) extreme(e *ast.CallExpr, name string) string {
	t := w.typeOf(e)
	op := map[string]string{"min": "<", "max": ">"}[name]
	basic := t.Underlying().(*types.Basic)
	if basic.Info()&types.IsUntyped != 0 {
		t = types.Default(basic)
	}
	text := w.l.typeText(t)
	helper := w.l.helper(name+" "+text, name, func(h string) string {
		nan := ""
		if basic.Info()&types.IsFloat != 0 {
			nan = "if a != a { return a }\nif b != b { return b }\n"
		}
		return fmt.Sprintf("func %s(a, b %s) %s {\n%sif b %s a { return b }\nreturn a\n}\n", h, text, text, nan, op)
	})
	var args []string
	for _, a := range e.Args {
		args = append(args, w.value(a, t))
	}
	if n := len(args); n > 2 { // which are all read before the first two are compared
		two := helper
		helper = w.l.helper(fmt.Sprint(name, n, " ", text), name, func(h string) string {
			params, out := "a0", "a0"
			for i := 1; i < n; i++ {
				params += fmt.Sprintf(", a%d", i)
				out = fmt.Sprintf("%s(%s, a%d)", two, out, i)
			}
			return fmt.Sprintf("func %s(%s %s) %s {\nreturn %s\n}\n", h, params, text, text, out)
		})
	}
	if len(args) == 1 {
		return args[0]
	}
	return fmt.Sprintf("%s(%s)", helper, strings.Join(args, ", "))
}

func (w *writer) clearCall(e *ast.CallExpr) string {
	t := w.l.bare(w.typeOf(e.Args[0]))
	text := w.l.typeText(t)
	helper := w.l.helper("clear "+text, "clear", func(h string) string {
		if s, ok := t.Underlying().(*types.Slice); ok {
			return fmt.Sprintf("func %s(x %s) {\nfor i := 0; i < len(x); i++ {\nvar zero %s\nx[i] = zero\n}\n}\n", h, text, w.l.typeText(s.Elem()))
		}
		return fmt.Sprintf("func %s(x %s) { rt.Clear(x) }\n", h, text)
	})
	return helper + "(" + w.inside(e.Args[0]) + ")"
}

// newValue is new(x): a pointer to a variable that holds x.
func (w *writer) newValue(e *ast.CallExpr) string {
	t := w.typeOf(e).Underlying().(*types.Pointer).Elem()
	text := w.l.typeText(t)
	helper := w.l.helper("new "+text, "new", func(h string) string {
		return fmt.Sprintf("func %s(x %s) *%s {\np := new(%s)\n*p = x\nreturn p\n}\n", h, text, text, text)
	})
	return helper + "(" + w.value(e.Args[0], t) + ")"
}
