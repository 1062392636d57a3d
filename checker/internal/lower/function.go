package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// recovers reports whether the function calls recover itself, which gives it a
// hidden first parameter: the frame of the function that deferred it.
func (d *declared) recovers() bool {
	found := false
	ast.Inspect(d.syn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			if id, ok := n.Fun.(*ast.Ident); ok {
				if b, ok := d.pkg.info.Uses[id].(*types.Builtin); ok && b.Name() == "recover" {
					found = true
				}
			}
		}
		return !found
	})
	return found
}

// callText is a call of a function without parameters.
func (d *declared) callText(name string) string {
	if d.recovers() {
		return name + "(nil)"
	}
	return name + "()"
}

// function writes a function, a method or an instance of one.
func (l *lowerer) function(u unit) {
	w := l.writer(u.decl.pkg, u.env)
	w.findCells(u.decl.syn)
	w.line(u.decl.syn.Pos())
	var params []string
	var cells []types.Object
	if u.decl.recovers() {
		w.panics = l.fresh("fr")
		params = append(params, w.panics+" *rt.Frame")
	}
	if u.decl.syn.Recv != nil {
		t := u.decl.fn.Signature().Recv().Type()
		text := l.typeText(u.recv)
		if _, ok := types.Unalias(t).(*types.Pointer); ok {
			text = "*" + text
		}
		params = append(params, w.param(nameOf(u.decl.syn.Recv.List[0]), text, &cells))
	}
	sig := w.typ(u.decl.fn.Type()).(*types.Signature)
	params = append(params, w.params(u.decl.syn.Type, sig, &cells)...)
	w.put("func %s(%s)%s {", u.name, strings.Join(params, ", "), l.resultsText(sig))
	w.body(u.decl.syn.Type, sig, u.decl.syn.Body, cells)
	w.put("}")
	l.funcs.WriteString(w.out.String())
}

func nameOf(f *ast.Field) *ast.Ident {
	if len(f.Names) == 0 {
		return nil
	}
	return f.Names[0]
}

// param declares one parameter; those that need a cell are noted in cells.
func (w *writer) param(id *ast.Ident, text string, cells *[]types.Object) string {
	if id == nil || id.Name == "_" {
		return w.l.fresh("p") + " " + text
	}
	obj := w.pkg.info.Defs[id]
	name, cell := w.declareVar(obj)
	if cell {
		*cells = append(*cells, obj)
		name = "p_" + name
	}
	return name + " " + text
}

func (w *writer) params(ft *ast.FuncType, sig *types.Signature, cells *[]types.Object) []string {
	var params []string
	i := 0
	for _, field := range ft.Params.List {
		names := field.Names
		if len(names) == 0 {
			names = []*ast.Ident{nil}
		}
		for _, id := range names {
			params = append(params, w.param(id, w.l.typeText(sig.Params().At(i).Type()), cells))
			i++
		}
	}
	return params
}

// body writes the body of a function whose parameters have been declared.
func (w *writer) body(ft *ast.FuncType, sig *types.Signature, body *ast.BlockStmt, cells []types.Object) {
	held := *w
	w.sig, w.results, w.frame, w.turns, w.escape = sig, nil, "", nil, nil
	for _, obj := range cells {
		name := w.vars.names[obj]
		w.put("%s := new(%s)\n*%s = p_%s", name, w.text(obj.Type()), name, name)
	}
	w.count()
	w.namedResults(ft)
	w.kept = w.keepsResults(body)
	if w.defers(body) || w.results == nil && sig.Results().Len() > 0 && w.hasCallbacks(body) {
		w.resultVars(sig)
	}
	if w.defers(body) {
		w.frame = w.l.fresh("fr")
		w.put("%s := rt.NewFrame()\nrt.Run(%s, func() {", w.frame, w.frame)
		w.stmts(body.List)
		w.put("})")
		w.put("return %s", strings.Join(w.results, ", "))
	} else {
		w.stmts(body.List)
		if w.results != nil && !terminates(body.List) {
			w.put("return %s", strings.Join(w.results, ", "))
		}
	}
	w.sig, w.results, w.frame, w.turns, w.escape, w.kept = held.sig, held.results, held.frame, held.turns, held.escape, held.kept
}

// keepsResults reports whether a function literal of the body keeps one of the
// named results, so that what is returned must be stored there first.
func (w *writer) keepsResults(body *ast.BlockStmt) bool {
	kept := false
	ast.Inspect(body, func(n ast.Node) bool {
		if lit, ok := n.(*ast.FuncLit); ok {
			ast.Inspect(lit, func(n ast.Node) bool {
				if id, ok := n.(*ast.Ident); ok && slices.Contains(w.results, w.vars.names[w.pkg.info.Uses[id]]) {
					kept = true
				}
				return !kept
			})
		}
		return !kept
	})
	return kept
}

// namedResults declares result variables that have names as plain variables.
func (w *writer) namedResults(ft *ast.FuncType) {
	if ft.Results == nil || len(ft.Results.List) == 0 || len(ft.Results.List[0].Names) == 0 {
		return
	}
	for _, field := range ft.Results.List {
		for _, id := range field.Names {
			if id.Name == "_" {
				name := w.l.fresh("r")
				w.put("var %s %s", name, w.text(w.pkg.info.Defs[id].Type()))
				w.results = append(w.results, name)
				continue
			}
			obj := w.pkg.info.Defs[id]
			w.zeroVar(obj)
			w.results = append(w.results, w.variable(obj))
		}
	}
}

// resultVars declares variables for results without names.
func (w *writer) resultVars(sig *types.Signature) {
	if w.results != nil {
		return
	}
	for v := range sig.Results().Variables() {
		name := w.l.fresh("r")
		w.put("var %s %s", name, w.l.typeText(v.Type()))
		w.results = append(w.results, name)
	}
}

// defers reports whether a body defers calls itself.
func (w *writer) defers(body *ast.BlockStmt) bool {
	return w.has(body, func(n ast.Node) bool { _, ok := n.(*ast.DeferStmt); return ok })
}

// hasCallbacks reports whether a loop of the body becomes a function literal.
func (w *writer) hasCallbacks(body *ast.BlockStmt) bool {
	return w.has(body, func(n ast.Node) bool { r, ok := n.(*ast.RangeStmt); return ok && w.makesLiteral(r) })
}

// has looks for a node in a body, but not in its function literals.
func (w *writer) has(body *ast.BlockStmt, is func(ast.Node) bool) bool {
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncLit); ok || found {
			return false
		}
		found = n != nil && is(n)
		return !found
	})
	return found
}

// literal writes a function literal.
func (w *writer) literal(e *ast.FuncLit) string { return w.literalFor(e, "") }

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
		w.body(e.Type, sig, e.Body, cells)
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

// funcValue is a declared function as a value.
func (w *writer) funcValue(fn *types.Func, name ast.Expr) string {
	sig := w.typeOf(name).Underlying().(*types.Signature)
	c := w.function(fn, name, sig)
	if !c.lib && len(c.first) == 0 {
		return c.text
	}
	if c.lib && sig.Variadic() {
		w.fail(name, "a variadic function of the library as a value")
	}
	return w.closure(c)
}

// closure is a function literal that calls c.
func (w *writer) closure(c callee) string {
	return fmt.Sprintf("func(%s)%s {\n%s}", w.l.paramsText(c.sig), w.l.resultsText(c.sig), w.forward(c))
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
	params := "v " + w.l.typeText(t)
	if more := w.l.paramsText(sig); more != "" {
		params += ", " + more
	}
	return fmt.Sprintf("func(%s)%s {\n%s}", params, w.l.resultsText(sig), w.forward(c))
}

// methodValue is x.Method as a value: the receiver is taken now.
func (w *writer) methodValue(e *ast.SelectorExpr, t types.Type) string {
	sig := w.typeOf(e).Underlying().(*types.Signature)
	text, t, c := w.boundReceiver(e, t, sig, "v")
	return fmt.Sprintf("func(v %s) %s {\nreturn %s\n}(%s)", w.l.typeText(t), w.l.typeText(sig), w.closure(c), text)
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
	var params, values []string
	hold := func(text, typeText string) string {
		name := w.l.fresh("b")
		params = append(params, name+" "+typeText)
		values = append(values, text)
		return name
	}
	var c callee
	fun := ast.Unparen(e.Fun)
	sel, isSel := fun.(*ast.SelectorExpr)
	lit, isLit := fun.(*ast.FuncLit)
	switch {
	case isSel && w.pkg.info.Selections[sel] != nil && w.pkg.info.Selections[sel].Kind() == types.MethodVal:
		name := w.l.fresh("b")
		text, t, callee := w.boundReceiver(sel, w.typeOf(sel.X), w.typeOf(fun).Underlying().(*types.Signature), name)
		c = callee
		params, values = append(params, name+" "+w.l.typeText(t)), append(values, text)
	case isLit:
		c = callee{text: w.literalFor(lit, frame), sig: w.typeOf(fun).Underlying().(*types.Signature)}
	default:
		c = w.callee(fun)
		if c.fn == nil {
			c.text = hold(c.text, w.l.typeText(c.sig))
		}
	}
	if frame != "" && c.fn != nil && len(c.first) > 0 && c.first[0] == "nil" {
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
	w.put("func(%s) {\n%s\n}(%s)", strings.Join(params, ", "), do(call), strings.Join(values, ", "))
}

// holdArgument holds argument i, unless it is one of the library's interfaces,
// which have no type in the output.
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
		return text
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

// terminates reports whether a list ends in a statement after which nothing
// runs.
func terminates(list []ast.Stmt) bool {
	if len(list) == 0 {
		return false
	}
	switch s := list[len(list)-1].(type) {
	case *ast.ReturnStmt:
		return true
	case *ast.BranchStmt:
		return s.Tok != token.FALLTHROUGH
	}
	return false
}
