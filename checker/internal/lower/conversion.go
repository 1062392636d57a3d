package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// conversion is T(x).
func (w *writer) conversion(x ast.Expr, to types.Type) string {
	from := w.typeOf(x)
	if types.IsInterface(to) {
		return w.value(x, to)
	}
	if w.l.wrapped(from) || w.l.wrapped(to) {
		return w.convert(w.expr(x), from, to)
	}
	if isNil(from) {
		return typeOperand(w.l.typeText(to)) + "(nil)"
	}
	if v := w.constant(x); v != nil {
		if basic, ok := from.(*types.Basic); ok && basic.Info()&types.IsUntyped != 0 {
			from = types.Default(basic)
		}
		return w.convertNumber(w.l.constText(v, from), from, to)
	}
	if _, ok := to.Underlying().(*types.Struct); ok {
		return w.convert(w.expr(x), from, to)
	}
	return w.convertNumber(w.expr(x), from, to)
}

// convertNumber converts between basic types, strings and their slices, where
// the output's types differ.
func (w *writer) convertNumber(text string, from, to types.Type) string {
	if a, ok := to.Underlying().(*types.Array); ok {
		if s, ok := from.Underlying().(*types.Slice); ok {
			return w.arrayFromSlice(s, a) + "(" + text + ")"
		}
	}
	f, t := w.l.typeText(from), w.l.typeText(to)
	if f == t {
		return text
	}
	switch from.Underlying().(type) {
	case *types.Basic, *types.Slice:
		return typeOperand(t) + "(" + text + ")"
	}
	if named, ok := types.Unalias(to).(*types.Named); ok && !w.l.isUser(named) {
		return t + "(" + text + ")"
	}
	if named, ok := types.Unalias(from).(*types.Named); ok && !w.l.isUser(named) {
		return typeOperand(t) + "(" + text + ")"
	}
	panic(&Unsupported{What: "a conversion from " + from.String() + " to " + to.String()})
}

// typeOperand is a type before the parenthesis of a conversion, in parentheses of
// its own only where it must be: the interpreter loses its way in a condition
// with a conversion by a type in parentheses.
func typeOperand(text string) string {
	if strings.HasPrefix(text, "*") || strings.Contains(text, "func") || strings.Contains(text, "chan") {
		return "(" + text + ")"
	}
	return text
}

// arrayFromSlice is a helper that copies a slice into an array.
func (w *writer) arrayFromSlice(s *types.Slice, a *types.Array) string {
	from, to := w.l.typeText(s), w.l.typeText(a)
	return w.l.helper("array "+to, "array", func(h string) string {
		return fmt.Sprintf("func %s(x %s) %s {\nrt.ToArray(len(x), %d)\nvar a %s\nfor i := 0; i < %d; i++ {\na[i] = x[i]\n}\nreturn a\n}\n",
			h, from, to, a.Len(), to, a.Len())
	})
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
