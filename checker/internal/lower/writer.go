package lower

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strings"
)

// A writer writes the body of one function, its literals included.
type writer struct {
	l    *lowerer
	pkg  *source
	env  env
	out  strings.Builder
	vars *scope

	sig     *types.Signature // of the function or literal being written
	results []string         // its result variables, where a return must set them
	kept    bool             // a function literal keeps one of the results
	frame   string           // its list of deferred calls, "" if it defers nothing
	panics  string           // the frame that recover speaks of, "" if recover gives nil
	taken   string           // the frame that the function which is to be written takes first, as a value that recovers
	turns   []*turn          // the statements that break and continue may mean, innermost last
	escape  *escape          // the callback of a range over a function that is being written
	early   *[]string        // declarations that go before the loop being written; nil outside of loops

	held map[ast.Expr]string // expressions that have been evaluated before they are written: by settle, and arguments of a built-in function
}

// scope holds the output's names of local variables, and which of them are
// pointers to a cell on the heap.
type scope struct {
	names map[types.Object]string
	cells map[types.Object]bool
}

func (l *lowerer) writer(pkg *source, e env) *writer {
	return &writer{l: l, pkg: pkg, env: e, vars: &scope{names: map[types.Object]string{}, cells: map[types.Object]bool{}}, held: map[ast.Expr]string{}}
}

func (w *writer) put(format string, args ...any) { fmt.Fprintf(&w.out, format+"\n", args...) }

// line says which line of the learner's file the next line of output is.
func (w *writer) line(pos token.Pos) {
	if w.pkg.user {
		w.put("//line main.go:%d", w.l.program.Line(pos))
	}
}

// aside writes into a text of its own, for a literal inside an expression.
func (w *writer) aside(write func()) string {
	held := w.out.String()
	w.out.Reset()
	write()
	text := w.out.String()
	w.out.Reset()
	w.out.WriteString(held)
	return text
}

// typ puts type arguments into a type.
func (w *writer) typ(t types.Type) types.Type { return w.l.subst(t, w.env) }

// text is a type in the output.
func (w *writer) text(t types.Type) string {
	return w.l.typeText(w.typ(t))
}

// typeOf is the type of an expression, with type arguments put in.
func (w *writer) typeOf(e ast.Expr) types.Type {
	if tv, ok := w.pkg.info.Types[e]; ok {
		return w.typ(tv.Type)
	}
	if id, ok := e.(*ast.Ident); ok {
		if obj := w.pkg.info.ObjectOf(id); obj != nil {
			return w.typ(obj.Type())
		}
	}
	w.fail(e, "an expression of unknown type")
	return nil
}

func (w *writer) constant(e ast.Expr) constant.Value { return w.pkg.info.Types[e].Value }

// declareVar gives a local variable its name in the output, and says whether it
// is a cell.
func (w *writer) declareVar(obj types.Object) (name string, cell bool) {
	base := strings.Trim(obj.Name(), "_")
	if !token.IsIdentifier(base + "_") {
		base = "n" + base // _1 is a name, 1 is not
	}
	name = w.l.fresh(base + "_v")
	w.vars.names[obj] = name
	return name, w.vars.cells[obj]
}

// loop writes a loop. The plain variables that its turns declare stand before it: the
// interpreter would make each of them anew in each turn.
func (w *writer) loop(write func()) {
	if w.early != nil {
		write() // inside another
		return
	}
	var early []string
	w.early = &early
	text := w.aside(write)
	w.early = nil
	for _, declaration := range early {
		w.put("%s", declaration)
	}
	w.out.WriteString(text)
}

func (w *writer) declareEarly(name, text string) { *w.early = append(*w.early, "var "+name+" "+text) }

// isScalar reports whether values of t are numbers, strings or truth values.
func isScalar(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&(types.IsInteger|types.IsFloat|types.IsString|types.IsBoolean) != 0
}

// newVar writes the declaration of a local variable with a value.
func (w *writer) newVar(obj types.Object, value string) {
	text := w.text(obj.Type())
	name, cell := w.declareVar(obj)
	if cell {
		w.put("%s := new(%s)", name, text)
		w.set("*"+name, value, w.typ(obj.Type()))
		return
	}
	if w.early != nil && isScalar(obj.Type()) {
		w.declareEarly(name, text)
		w.put("%s = %s", name, value)
		return
	}
	w.put("var %s %s = %s", name, text, value)
}

// zeroVar writes the declaration of a local variable without a value.
func (w *writer) zeroVar(obj types.Object) {
	text := w.text(obj.Type())
	name, cell := w.declareVar(obj)
	if cell {
		w.put("%s := new(%s)", name, text)
		return
	}
	w.put("var %s %s", name, text)
}

// temp holds a value of type t in a fresh variable.
func (w *writer) temp(t types.Type, value string) string {
	name := w.l.fresh("t")
	w.put("var %s %s = %s", name, w.l.typeText(t), value)
	return name
}

// brief is temp for a value that is only read before anything else of the program runs,
// and before the next turn of a loop.
func (w *writer) brief(t types.Type, value string) string {
	if w.early == nil || !isScalar(t) {
		return w.temp(t, value)
	}
	name := w.l.fresh("t")
	w.declareEarly(name, w.l.typeText(t))
	w.put("%s = %s", name, value)
	return name
}

// variable is the text of a variable in an expression.
func (w *writer) variable(v types.Object) string {
	name, ok := w.vars.names[v]
	if !ok {
		if name, ok = w.l.globals[v]; ok {
			return name
		}
		panic(&Unsupported{What: "the variable " + v.Name()})
	}
	if w.vars.cells[v] {
		return "(*" + name + ")"
	}
	return name
}

// givesWay reports whether other code can run before all of a node has: it calls a
// function or uses a channel.
func (w *writer) givesWay(n ast.Node) bool { return w.has(n, w.isWay) }

// isWay reports whether a node by itself, whatever is in it, gives way.
func (w *writer) isWay(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		tv := w.pkg.info.Types[n.Fun]
		return !tv.IsType() && !tv.IsBuiltin()
	case *ast.RangeStmt:
		_, receives := w.typeOf(n.X).Underlying().(*types.Chan)
		return receives || w.makesLiteral(n)
	case *ast.UnaryExpr:
		return n.Op == token.ARROW
	case *ast.SendStmt, *ast.SelectStmt:
		return true
	}
	return false
}

// findCells marks the variables of a function that need a cell of their own in
// each turn of a loop: those that a function literal keeps, or whose address is
// taken, beyond the turn. The interpreter has one place for all turns.
func (w *writer) findCells(root ast.Node) {
	var stack []ast.Node
	inTurn := func(obj types.Object, around []ast.Node) bool {
		for _, n := range around {
			switch n.(type) {
			case *ast.ForStmt, *ast.RangeStmt:
				if n.Pos() <= obj.Pos() && obj.Pos() < n.End() {
					return true
				}
			}
		}
		return false
	}
	address := func(e ast.Expr) {
		if obj := w.rootVariable(e); obj != nil && inTurn(obj, stack) {
			w.vars.cells[obj] = true
		}
	}
	ast.Inspect(root, func(n ast.Node) bool {
		if n == nil {
			stack = stack[:len(stack)-1]
			return true
		}
		switch n := n.(type) {
		case *ast.Ident:
			obj, ok := w.pkg.info.Uses[n].(*types.Var)
			if !ok || obj.IsField() {
				break
			}
			for i, outer := range stack {
				if w.makesLiteral(outer) && !(outer.Pos() <= obj.Pos() && obj.Pos() < outer.End()) {
					if inTurn(obj, stack[:i]) {
						w.vars.cells[obj] = true
					}
					break
				}
			}
		default:
			if x := w.addressed(n); x != nil {
				address(x)
			}
		}
		stack = append(stack, n)
		return true
	})
}

// addressed is the expression whose address a node takes, nil if it takes none.
func (w *writer) addressed(n ast.Node) ast.Expr {
	switch n := n.(type) {
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			return n.X
		}
	case *ast.SliceExpr:
		if _, ok := w.typeOf(n.X).Underlying().(*types.Array); ok {
			return n.X
		}
	case *ast.SelectorExpr:
		if w.takesAddress(n) {
			return n.X
		}
	}
	return nil
}

// takesAddress reports whether a method is selected that takes the address of
// the value it is selected from.
func (w *writer) takesAddress(n *ast.SelectorExpr) bool {
	sel := w.pkg.info.Selections[n]
	if sel == nil || sel.Kind() != types.MethodVal {
		return false
	}
	if _, isPtr := w.typeOf(n.X).Underlying().(*types.Pointer); isPtr || types.IsInterface(w.typeOf(n.X)) {
		return false
	}
	fn, ok := sel.Obj().(*types.Func)
	if !ok || fn.Signature().Recv() == nil {
		return true
	}
	_, wantsPtr := types.Unalias(fn.Signature().Recv().Type()).(*types.Pointer)
	return wantsPtr
}

// makesLiteral reports whether a node becomes a function literal in the output.
func (w *writer) makesLiteral(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncLit:
		return true
	case *ast.RangeStmt:
		_, ok := w.typeOf(n.X).Underlying().(*types.Signature)
		return ok
	}
	return false
}

// rootVariable is the local variable whose memory the expression is part of, or
// nil.
func (w *writer) rootVariable(e ast.Expr) types.Object {
	for {
		switch x := ast.Unparen(e).(type) {
		case *ast.Ident:
			if obj, ok := w.pkg.info.ObjectOf(x).(*types.Var); ok {
				return obj
			}
			return nil
		case *ast.SelectorExpr:
			if _, ok := w.typeOf(x.X).Underlying().(*types.Pointer); ok || w.pkg.info.Selections[x] == nil {
				return nil
			}
			e = x.X
		case *ast.IndexExpr:
			if _, ok := w.typeOf(x.X).Underlying().(*types.Array); !ok {
				return nil
			}
			e = x.X
		default:
			return nil
		}
	}
}
