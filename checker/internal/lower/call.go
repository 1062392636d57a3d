package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

func (w *writer) call(e *ast.CallExpr) string {
	tv := w.pkg.info.Types[e.Fun]
	switch {
	case tv.IsType():
		return w.conversion(e.Args[0], w.typ(tv.Type))
	case tv.IsBuiltin():
		return w.builtin(e)
	}
	if fn := w.libraryFunction(e.Fun); fn != nil {
		switch fn.FullName() {
		case "errors.As":
			return w.errorsAs(e)
		case "os.Exit":
			return "rt.Exit(steps, " + w.value(e.Args[0], types.Typ[types.Int]) + ")"
		}
		if logged[fn.FullName()] != "" {
			return w.logCall(e, fn)
		}
	}
	c := w.callee(e.Fun)
	if tuple, ok := w.passedOn(e); ok && !w.fits(tuple, c) {
		return w.passOn(e, tuple, c)
	}
	text := c.text + "(" + strings.Join(w.arguments(e, c), ", ") + ")"
	if c.lib && c.sig.Results().Len() == 1 {
		return w.fromLibrary(text, c.sig.Results().At(0).Type())
	}
	return text
}

// fromLibrary is a value of the library's type t as a value of the output: there,
// interfaces have no methods and channels no direction.
func (w *writer) fromLibrary(text string, t types.Type) string {
	if types.IsInterface(t) {
		return "rt.Any(" + text + ")"
	}
	c, ok := t.Underlying().(*types.Chan)
	if !ok || c.Dir() == types.SendRecv {
		return text
	}
	switch elem := w.l.typeText(c.Elem()); {
	case elem == "struct{}":
		return "rt.Signals(" + text + ")"
	case strings.HasSuffix(elem, ".Time"):
		return "rt.Ticks(" + text + ")"
	}
	panic(&Unsupported{What: "a channel of the library"})
}

// libraryFunction is the package-level function of the library that is called,
// or nil.
func (w *writer) libraryFunction(fun ast.Expr) *types.Func {
	sel, ok := ast.Unparen(fun).(*ast.SelectorExpr)
	if !ok || w.pkg.info.Selections[sel] != nil {
		return nil
	}
	fn, _ := w.pkg.info.Uses[sel.Sel].(*types.Func)
	return fn
}

// A callee is what a call calls.
type callee struct {
	text  string
	first []string         // arguments before those of the call: a receiver
	sig   *types.Signature // without the receiver, type arguments put in
	fn    *types.Func      // nil for a function value
	lib   bool             // it is the library's: interfaces have their own types there
}

// recovers reports whether the callee is a function that takes a frame, and has none.
func (c callee) recovers() bool {
	return c.fn != nil && !c.lib && len(c.first) > 0 && c.first[0] == "nil"
}

// callee works out what is called.
func (w *writer) callee(fun ast.Expr) callee {
	fun = ast.Unparen(fun)
	sig, ok := w.typeOf(fun).Underlying().(*types.Signature)
	if !ok {
		w.fail(fun, "a call of a type parameter")
	}
	switch f := fun.(type) {
	case *ast.IndexExpr:
		if fn := w.instance(f.X); fn != nil {
			return w.function(fn, f.X, sig)
		}
	case *ast.IndexListExpr:
		return w.function(w.instance(f.X), f.X, sig)
	case *ast.Ident:
		if fn, ok := w.pkg.info.Uses[f].(*types.Func); ok {
			return w.function(fn, f, sig)
		}
	case *ast.SelectorExpr:
		if w.pkg.info.Selections[f] == nil {
			if fn, ok := w.pkg.info.Uses[f.Sel].(*types.Func); ok {
				return w.function(fn, f, sig)
			}
		} else if w.pkg.info.Selections[f].Kind() == types.MethodVal {
			return w.method(f, sig)
		}
	}
	return callee{text: w.inside(fun), sig: sig}
}

// function is a declared function, instantiated if it is generic.
func (w *writer) function(fn *types.Func, name ast.Expr, sig *types.Signature) callee {
	if text, ok := bodyless[fn.FullName()]; ok {
		return callee{text: text, sig: sig, fn: fn}
	}
	if fn.Pkg() != nil && w.l.isOwn(fn.Pkg()) {
		text, hidden := w.l.instanceName(w, fn, w.typeArgs(name))
		return callee{text: text, first: hidden, sig: sig, fn: fn}
	}
	switch fn.FullName() {
	case "math/rand/v2.N":
		return callee{text: w.randomN(fn, w.typeArgs(name)[0]), sig: sig, fn: fn}
	case "sync.OnceFunc", "sync.OnceValue", "sync.OnceValues":
		return callee{text: w.once(w.typeArgs(name)), sig: sig, fn: fn}
	}
	if sig.TypeParams().Len() > 0 || len(w.typeArgs(name)) > 0 {
		w.fail(name, "the generic function "+fn.FullName())
	}
	return callee{text: w.nativeFunction(fn, name), sig: sig, fn: fn, lib: true}
}

// typeArgs are the type arguments of the instance that a name stands for.
func (w *writer) typeArgs(name ast.Expr) []types.Type {
	id, ok := ast.Unparen(name).(*ast.Ident)
	if sel, isSel := ast.Unparen(name).(*ast.SelectorExpr); isSel {
		id, ok = sel.Sel, true
	}
	if !ok {
		return nil
	}
	var args []types.Type
	for t := range w.pkg.info.Instances[id].TypeArgs.Types() {
		args = append(args, w.typ(t))
	}
	return args
}

// instanceName is the output's name of a function of the program's or of a
// library kept as source, and asks for it to be written.
func (l *lowerer) instanceName(w *writer, fn *types.Func, args []types.Type) (name string, hidden []string) {
	d := l.declaration(fn)
	if d == nil || d.syn.Body == nil {
		panic(&Unsupported{What: "the function " + fn.FullName()})
	}
	var keys []string
	for _, arg := range args {
		keys = append(keys, l.key(arg))
	}
	key := funcKey(d.fn, strings.Join(keys, ","))
	name, ok := l.named[key]
	if !ok {
		l.checkInstances()
		name = l.fresh("f_" + fn.Name())
		l.named[key] = name
		e := env{}
		params := d.fn.Signature().TypeParams()
		for i, arg := range args {
			e[params.At(i)] = arg
		}
		l.queue = append(l.queue, unit{decl: d, name: name, env: e})
	}
	if d.recovers() {
		hidden = []string{"nil"}
	}
	return name, hidden
}

func funcKey(fn *types.Func, args string) string { return fmt.Sprintf("func %p[%s]", fn, args) }

// method is a method selected from a value.
func (w *writer) method(f *ast.SelectorExpr, sig *types.Signature) callee {
	t := w.typeOf(f.X)
	obj, index, _ := types.LookupFieldOrMethod(t, true, w.l.program.Types(), f.Sel.Name)
	fn, ok := obj.(*types.Func)
	if !ok {
		w.fail(f, "the method "+f.Sel.Name)
	}
	return w.methodOf(w.operand(f.X), t, fn, index, sig)
}

// methodOf is the method fn of text, a value of type t, that is found along the
// index path.
func (w *writer) methodOf(text string, t types.Type, fn *types.Func, index []int, sig *types.Signature) callee {
	text, t = w.path(text, t, index[:len(index)-1])
	if types.IsInterface(t) {
		return callee{text: w.l.dispatcher(t, fn), first: []string{text}, sig: sig, fn: fn}
	}
	base := t
	_, isPtr := t.Underlying().(*types.Pointer)
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		base = p.Elem()
	}
	named, ok := types.Unalias(base).(*types.Named)
	if !ok {
		panic(&Unsupported{What: "the method " + fn.Name()})
	}
	if !w.l.isUser(named) {
		return callee{text: text + "." + fn.Name(), sig: sig, fn: fn, lib: true}
	}
	_, wantsPtr := types.Unalias(fn.Signature().Recv().Type()).(*types.Pointer)
	switch {
	case wantsPtr && !isPtr:
		text = "&" + text
		if strings.HasPrefix(text, "&(*") && strings.HasSuffix(text, ")") && strings.Count(text, "(") == 1 {
			text = text[3 : len(text)-1]
		}
	case !wantsPtr && isPtr:
		text = "(*" + text + ")"
	}
	name, hidden := w.l.methodName(named, fn)
	return callee{text: name, first: append(hidden, text), sig: sig, fn: fn}
}

// methodName is the output's name of a method and asks for it to be written.
func (l *lowerer) methodName(recv *types.Named, fn *types.Func) (name string, hidden []string) {
	d := l.declaration(fn.Origin())
	if d == nil {
		panic(&Unsupported{What: "the method " + fn.Name()})
	}
	key := funcKey(d.fn, l.key(recv))
	name, ok := l.named[key]
	if !ok {
		name = l.fresh("m_" + recv.Obj().Name() + "_" + fn.Name())
		l.named[key] = name
		e := env{}
		params := d.fn.Signature().RecvTypeParams()
		for i := range params.Len() {
			e[params.At(i)] = recv.TypeArgs().At(i)
		}
		l.queue = append(l.queue, unit{decl: d, name: name, env: e, recv: recv})
	}
	if d.recovers() {
		hidden = []string{"nil"}
	}
	return name, hidden
}
