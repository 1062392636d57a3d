package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// goStmt starts a goroutine, and deferStmt puts a call on the list of the
// function's frame. Both evaluate the function and its arguments now.
func (w *writer) goStmt(s *ast.GoStmt) {
	if lit, ok := ast.Unparen(s.Call.Fun).(*ast.FuncLit); ok && len(s.Call.Args) == 0 {
		w.put("func(b func()) { go b() }(%s)", w.literal(lit))
		return
	}
	w.bound(s.Call, "", func(call string) string { return "go func() {\n" + call + "\n}()" })
}

func (w *writer) deferStmt(s *ast.DeferStmt) {
	if lit, ok := ast.Unparen(s.Call.Fun).(*ast.FuncLit); ok && len(s.Call.Args) == 0 {
		w.put("rt.Defer(%s, %s)", w.frame, w.literalFor(lit, w.frame))
		return
	}
	w.bound(s.Call, w.frame, func(call string) string {
		return fmt.Sprintf("rt.Defer(%s, func() {\n%s\n})", w.frame, call)
	})
}

// bound writes a statement that does something with a call whose function and
// arguments are evaluated now. They are held in the parameters of a function, of
// which each call has its own. frame is the one that a deferred function
// recovers from, "" for a goroutine.
func (w *writer) bound(e *ast.CallExpr, frame string, do func(call string) string) {
	tv := w.pkg.info.Types[e.Fun]
	if tv.IsBuiltin() || tv.IsType() {
		w.boundBuiltin(e, do)
		return
	}
	var params, values, locals []string
	hold := func(text, typeText string) string {
		name := w.l.fresh("b")
		if typeText == "" {
			locals = append(locals, name+" := "+text+"\n")
			return name
		}
		params = append(params, name+" "+typeText)
		values = append(values, text)
		return name
	}
	var c callee
	byValue := false
	fun := ast.Unparen(e.Fun)
	sel, isSel := fun.(*ast.SelectorExpr)
	lit, isLit := fun.(*ast.FuncLit)
	switch {
	case isSel && w.pkg.info.Selections[sel] != nil && w.pkg.info.Selections[sel].Kind() == types.MethodVal:
		name := w.l.fresh("b")
		text, t, callee := w.boundReceiver(sel, w.typeOf(sel.X), w.typeOf(fun).Underlying().(*types.Signature), name)
		c = callee
		byValue = types.IsInterface(t)
		if frame != "" && byValue && w.l.recoversByName(sel.Sel.Name) {
			w.l.take(w.lineOf(e))
		}
		params, values = append(params, name+" "+w.l.typeText(t)), append(values, text)
	case isLit:
		c = callee{text: w.literalFor(lit, frame), sig: w.typeOf(fun).Underlying().(*types.Signature)}
	default:
		c = w.callee(fun)
		if c.fn == nil {
			c.text, byValue = hold(c.text, w.l.typeText(c.sig)), true
		}
	}
	if frame != "" && c.recovers() {
		c.first[0] = frame
	}
	args := w.arguments(e, c)
	for i := len(c.first); i < len(args); i++ {
		args[i] = w.holdArgument(args[i], c, i-len(c.first), hold)
	}
	call := c.text + "(" + strings.Join(args, ", ") + ")"
	if c.lib && c.sig.Results().Len() > 0 {
		call = strings.Repeat("_, ", c.sig.Results().Len()-1) + "_ = " + call
	}
	if byValue {
		call = w.hand(frame, call)
	}
	w.put("func(%s) {\n%s%s\n}(%s)", strings.Join(params, ", "), strings.Join(locals, ""), do(call), strings.Join(values, ", "))
}

// holdArgument holds argument i. One of the library's interfaces has no type in the
// output, and is held in a local variable instead of a parameter.
func (w *writer) holdArgument(text string, c callee, i int, hold func(text, typeText string) string) string {
	params := c.sig.Params()
	spread := strings.HasSuffix(text, "...")
	var t types.Type
	switch {
	case c.sig.Variadic() && i >= params.Len()-1 && c.lib && !spread:
		t = params.At(params.Len() - 1).Type().Underlying().(*types.Slice).Elem()
	default:
		t = params.At(min(i, params.Len()-1)).Type()
	}
	if c.lib && types.IsInterface(t) && !isAny(t) {
		if text == "nil" {
			return text
		}
		return hold(text, "")
	}
	name := hold(strings.TrimSuffix(text, "..."), w.l.typeText(t))
	if spread {
		name += "..."
	}
	return name
}

// boundBuiltin is bound for a built-in function.
func (w *writer) boundBuiltin(e *ast.CallExpr, do func(call string) string) {
	if calledBuiltin(e) == "recover" {
		w.put("%s", do("rt.Nil()")) // it is not called by a deferred function
		return
	}
	var params, values []string
	held, outer := map[ast.Expr]string{}, w.held
	for _, arg := range e.Args {
		t := w.typeOf(arg)
		if w.constant(arg) != nil || isNil(t) {
			continue
		}
		name := w.l.fresh("b")
		params, values = append(params, name+" "+w.l.typeText(t)), append(values, w.expr(arg))
		held[arg] = name
	}
	w.held = held
	call := w.call(e)
	w.held = outer
	w.put("func(%s) {\n%s\n}(%s)", strings.Join(params, ", "), do(call), strings.Join(values, ", "))
}
