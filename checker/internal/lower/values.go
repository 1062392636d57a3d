package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// literal writes a function literal.
func (w *writer) literal(e *ast.FuncLit) string {
	if !w.pkg.recovers(e.Body) || w.l.calledAtOnce(e) {
		return w.literalFor(e, "")
	}
	w.l.take(w.lineOf(e))
	w.taken = w.l.fresh("fr")
	return w.literalFor(e, w.taken)
}

// literalFor writes a function literal in which recover speaks of a frame.
func (w *writer) literalFor(e *ast.FuncLit, panics string) string {
	sig := w.typeOf(e).(*types.Signature)
	held := w.panics
	w.panics = panics
	defer func() { w.panics = held }()
	text := w.aside(func() {
		var cells []types.Object
		params := w.params(e.Type, sig, &cells)
		w.put("func(%s)%s {", strings.Join(params, ", "), w.l.resultsText(sig))
		w.body(e.Type, sig, e.Body, cells, false)
		w.out.WriteString("}")
	})
	return w.holdCells(e, sig, text)
}

// holdCells makes a function literal keep the cells of this turn of a loop: the
// parameters of a function around it. The variables that point to the cells are
// set anew in the next turn.
func (w *writer) holdCells(e *ast.FuncLit, sig *types.Signature, text string) string {
	var params, args []string
	seen := map[types.Object]bool{}
	ast.Inspect(e.Body, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		if !ok {
			return true
		}
		obj := w.pkg.info.Uses[id]
		if obj == nil || seen[obj] || !w.vars.cells[obj] || e.Pos() <= obj.Pos() && obj.Pos() < e.End() {
			return true
		}
		seen[obj] = true
		name := w.vars.names[obj]
		params = append(params, name+" *"+w.text(obj.Type()))
		args = append(args, name)
		return true
	})
	if len(params) == 0 {
		return text
	}
	return fmt.Sprintf("func(%s) %s {\nreturn %s\n}(%s)", strings.Join(params, ", "), w.l.typeText(sig), text, strings.Join(args, ", "))
}

// funcValue is a declared function as a value e, in which it has that name. It is
// called by a literal: inside of one, the interpreter gives the library a function
// that does nothing where the declaration comes later.
func (w *writer) funcValue(fn *types.Func, name, e ast.Expr) string {
	c := w.function(fn, name, w.typeOf(e).Underlying().(*types.Signature))
	if c.lib && raw[fn.FullName()] {
		w.fail(name, "the function "+fn.FullName()+" as a value")
	}
	return w.closure(c, name)
}

// closure is a function literal that calls c, which is the value of e.
func (w *writer) closure(c callee, e ast.Expr) string {
	return fmt.Sprintf("func(%s)%s {\n%s}", w.l.paramsText(c.sig), w.l.resultsText(c.sig), w.forward(w.taker(c, e), e))
}

// methodExpr is T.Method: a function of the receiver.
func (w *writer) methodExpr(e *ast.SelectorExpr, t types.Type) string {
	obj, index, _ := types.LookupFieldOrMethod(t, true, w.l.program.Types(), e.Sel.Name)
	fn := obj.(*types.Func)
	whole := w.typeOf(e).Underlying().(*types.Signature)
	var rest []*types.Var
	for i := 1; i < whole.Params().Len(); i++ {
		rest = append(rest, whole.Params().At(i))
	}
	sig := types.NewSignatureType(nil, nil, nil, types.NewTuple(rest...), whole.Results(), whole.Variadic())
	c := w.methodOf("v", t, fn, index, sig)
	c = w.taker(c, e)
	params := "v " + w.l.typeText(t)
	if more := w.l.paramsText(sig); more != "" {
		params += ", " + more
	}
	return fmt.Sprintf("func(%s)%s {\n%s}", params, w.l.resultsText(sig), w.forward(c, e))
}

// methodValue is x.Method as a value: the receiver is taken now.
func (w *writer) methodValue(e *ast.SelectorExpr, t types.Type) string {
	sig := w.typeOf(e).Underlying().(*types.Signature)
	text, t, c := w.boundReceiver(e, t, sig, "v")
	return fmt.Sprintf("func(v %s) %s {\nreturn %s\n}(%s)", w.l.typeText(t), w.l.typeText(sig), w.closure(c, e), text)
}

// boundReceiver is the receiver of a method value as it must be held, its type,
// and the callee when the receiver is held in the variable of that name.
func (w *writer) boundReceiver(e *ast.SelectorExpr, t types.Type, sig *types.Signature, name string) (string, types.Type, callee) {
	obj, index, _ := types.LookupFieldOrMethod(t, true, w.l.program.Types(), e.Sel.Name)
	fn, ok := obj.(*types.Func)
	if !ok {
		w.fail(e, "the method "+e.Sel.Name)
	}
	text, t := w.path(w.operand(e.X), t, index[:len(index)-1])
	index = index[len(index)-1:]
	recv := fn.Signature().Recv()
	if types.IsInterface(t) {
		text = "rt.Receiver(" + text + ")"
	}
	if recv == nil || types.IsInterface(t) {
		return text, t, w.methodOf(name, t, fn, index, sig)
	}
	_, wantsPtr := types.Unalias(recv.Type()).(*types.Pointer)
	p, isPtr := t.Underlying().(*types.Pointer)
	switch {
	case wantsPtr && !isPtr:
		text, t = "&"+text, types.NewPointer(t)
		if strings.HasPrefix(text, "&(*") && strings.HasSuffix(text, ")") && strings.Count(text, "(") == 1 {
			text = text[3 : len(text)-1]
		}
	case !wantsPtr && isPtr:
		text, t = "(*"+text+")", p.Elem()
	}
	return text, t, w.methodOf(name, t, fn, index, sig)
}

// forward is a call of c with the parameters a0, a1, ... that returns its
// results as the output's types. The place is where it is asked for, nil if it is not
// known.
func (w *writer) forward(c callee, place ast.Node) string {
	args := append([]string{}, c.first...)
	params := c.sig.Params()
	for i := range params.Len() {
		arg := fmt.Sprintf("a%d", i)
		if c.lib {
			if c.sig.Variadic() && i == params.Len()-1 {
				arg = w.passedToLibrary(arg, params.At(i).Type(), place)
			} else {
				arg = w.l.fromErased(arg, params.At(i).Type())
			}
		}
		args = append(args, arg)
	}
	call := c.text + "(" + strings.Join(args, ", ") + ")"
	if c.lib && w.l.found.taking {
		return "handed = nil\n" + w.returnCall(call, c)
	}
	return w.returnCall(call, c)
}

// returnCall returns the results of a call.
func (w *writer) returnCall(call string, c callee) string {
	results := c.sig.Results()
	switch {
	case results.Len() == 0:
		return call + "\nreturn\n"
	case !c.lib:
		return "return " + call + "\n"
	}
	var names, values []string
	for i := range results.Len() {
		name := fmt.Sprintf("r%d", i)
		names = append(names, name)
		values = append(values, w.fromLibrary(name, results.At(i).Type()))
	}
	return strings.Join(names, ", ") + " := " + call + "\nreturn " + strings.Join(values, ", ") + "\n"
}
