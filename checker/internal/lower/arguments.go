package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// arguments are the arguments of a call, receiver first. The output's own
// variadic functions take a slice.
func (w *writer) arguments(e *ast.CallExpr, c callee) []string {
	args := append([]string{}, c.first...)
	if _, ok := w.passedOn(e); ok {
		return append(args, w.expr(e.Args[0]))
	}
	params := c.sig.Params()
	fixed := params.Len()
	if c.sig.Variadic() {
		fixed--
	}
	for i := 0; i < fixed; i++ {
		args = append(args, w.argument(e.Args[i], c, i, params.At(i).Type()))
	}
	if !c.sig.Variadic() {
		return args
	}
	last := params.At(fixed).Type()
	if e.Ellipsis.IsValid() {
		text := w.value(e.Args[fixed], last)
		if c.lib {
			if text == "nil" {
				return args
			}
			text = w.passedToLibrary(text, last, e)
		}
		return append(args, text)
	}
	elem := last.Underlying().(*types.Slice).Elem()
	var rest []string
	for _, arg := range e.Args[fixed:] {
		rest = append(rest, w.argument(arg, c, fixed, elem))
	}
	if c.lib {
		return append(args, rest...)
	}
	if len(rest) == 0 {
		return append(args, typeOperand(w.l.typeText(last))+"(nil)")
	}
	return append(args, w.l.sliceText(last, rest))
}

// sliceText is a slice of type t with these elements.
func (l *lowerer) sliceText(t types.Type, elements []string) string {
	for i, text := range elements {
		elements[i] = element(int64(i), text, false)
	}
	return l.typeText(t) + "{" + strings.Join(elements, ", ") + "}"
}

// passedToLibrary is a slice of type t of the output, passed on to a variadic function
// of the library. The place is where that is asked for, nil if it is not known.
func (w *writer) passedToLibrary(text string, t types.Type, place ast.Node) string {
	elem := t.Underlying().(*types.Slice).Elem()
	switch {
	case !types.IsInterface(elem) || isAny(elem):
		return text + "..."
	case types.Identical(elem, types.Universe.Lookup("error").Type()):
		return "rt.ToErrors(" + text + ")..."
	}
	w.fail(place, "a slice of interface values, spread to the library")
	return ""
}

// argument is one argument for parameter i of the callee, of type t.
func (w *writer) argument(arg ast.Expr, c callee, i int, t types.Type) string {
	if !c.lib {
		text := w.alone(arg, w.value(arg, t))
		if text == "nil" && c.fn == nil && types.IsInterface(t) {
			return "rt.Nil()" // a function in a field would be given something else
		}
		return text
	}
	return w.nativeArgument(arg, c.fn, i, t)
}

// passedOn is the results that a call passes on as arguments: f(g()).
func (w *writer) passedOn(e *ast.CallExpr) (*types.Tuple, bool) {
	if len(e.Args) != 1 {
		return nil, false
	}
	tuple, ok := w.typeOf(e.Args[0]).(*types.Tuple)
	return tuple, ok
}

// fits reports whether results can be passed on as they are.
func (w *writer) fits(tuple *types.Tuple, c callee) bool {
	if c.lib || c.sig.Variadic() || len(c.first) > 0 {
		return false
	}
	for i := range tuple.Len() {
		if !types.Identical(w.typ(c.sig.Params().At(i).Type()), w.typ(tuple.At(i).Type())) {
			return false
		}
	}
	return true
}

// passOn is f(g()) with the results held in between, inside a function literal.
func (w *writer) passOn(e *ast.CallExpr, tuple *types.Tuple, c callee) string {
	body := w.aside(func() {
		temps, ts := w.tuple(e.Args[0], tuple.Len())
		args := append([]string{}, c.first...)
		params := c.sig.Params()
		var rest []string
		for i, temp := range temps {
			variadic := c.sig.Variadic() && i >= params.Len()-1
			var t types.Type
			if variadic {
				t = params.At(params.Len() - 1).Type().Underlying().(*types.Slice).Elem()
			} else {
				t = params.At(i).Type()
			}
			text := w.convert(temp, ts[i], w.typ(t))
			if c.lib {
				text = w.l.fromErased(text, t)
			}
			if variadic {
				rest = append(rest, text)
			} else {
				args = append(args, text)
			}
		}
		switch {
		case c.sig.Variadic() && c.lib:
			args = append(args, rest...)
		case c.sig.Variadic():
			args = append(args, w.l.sliceText(params.At(params.Len()-1).Type(), rest))
		}
		w.put("%s", w.returnCall(c.text+"("+strings.Join(args, ", ")+")", c))
	})
	return fmt.Sprintf("func()%s {\n%s}()", w.l.resultsText(c.sig), body)
}
