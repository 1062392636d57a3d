package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

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
	// The library can call a method without end, as a sorting of 1<<40 elements does.
	called := u.recv != nil && registrable[u.decl.fn.Name()] == namelessText(sig)
	w.body(u.decl.syn.Type, sig, u.decl.syn.Body, cells, !called && w.endsSoon(u.decl.syn.Body, 1))
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

// body writes the body of a function whose parameters have been declared. With unasked it
// is one of those that countUnasked is for.
func (w *writer) body(ft *ast.FuncType, sig *types.Signature, body *ast.BlockStmt, cells []types.Object, unasked bool) {
	held := *w
	switch {
	case w.taken != "":
		w.put("%s := %s", w.taken, w.l.take(0))
	case w.l.found.taking:
		w.put("handed = nil")
	}
	w.taken = ""
	w.sig, w.results, w.frame, w.turns, w.escape, w.early = sig, nil, "", nil, nil, nil
	for _, obj := range cells {
		name := w.vars.names[obj]
		w.put("%s := new(%s)\n*%s = p_%s", name, w.text(obj.Type()), name, name)
	}
	if unasked {
		w.countUnasked()
	} else {
		w.count()
	}
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
	w.sig, w.results, w.frame, w.turns, w.escape, w.early, w.kept = held.sig, held.results, held.frame, held.turns, held.escape, held.early, held.kept
}

// keepsResults reports whether a function literal or a pointer of the body keeps one of
// the named results, so that what is returned must be stored there first.
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
		if x := w.addressed(n); x != nil {
			if obj := w.rootVariable(x); obj != nil && slices.Contains(w.results, w.vars.names[obj]) {
				kept = true
			}
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

// has looks for a node in another, but not in its function literals.
func (w *writer) has(in ast.Node, is func(ast.Node) bool) bool {
	found := false
	ast.Inspect(in, func(n ast.Node) bool {
		if _, ok := n.(*ast.FuncLit); ok || found {
			return false
		}
		found = n != nil && is(n)
		return !found
	})
	return found
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
