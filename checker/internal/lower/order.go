package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
)

// refuseOpenOrder gives up programs that read a variable beside a call which
// changes it, as in f(x+1, next()). The language leaves open which comes first; the
// compiler reads nearly all operands after the calls, the interpreter reads many
// before. What is changed through a pointer that was kept is not seen.
func (l *lowerer) refuseOpenOrder() {
	o := order{lowerer: l, effects: map[ast.Node]variables{}, literals: variables{}, receivers: map[*ast.FuncDecl]bool{}, calls: map[*ast.CallExpr]variables{}}
	for o.grow() {
	}
	ast.Inspect(l.program.Syntax(), o.look)
}

// variables are those that are changed, or read: as a whole, or (false) no more than
// a part of what they hold, or only to find such a part.
type variables map[*types.Var]bool

func (v variables) note(x *types.Var, whole bool) {
	if x != nil {
		v[x] = v[x] || whole
	}
}

func (v variables) add(more variables) {
	for x, whole := range more {
		v.note(x, whole)
	}
}

type order struct {
	*lowerer
	effects   map[ast.Node]variables // from outside a function, that a call of it changes
	literals  variables              // that function literals change
	receivers map[*ast.FuncDecl]bool // methods that change what their receiver points to
	calls     map[*ast.CallExpr]variables
}

// grow works out once more what the functions change, from what is known of those
// that they call, and reports whether it is more than before.
func (o *order) grow() bool {
	grown := false
	ast.Inspect(o.program.Syntax(), func(n ast.Node) bool {
		switch n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			changed := o.changes(n)
			grown = grown || !maps.Equal(changed, o.effects[n])
			o.effects[n] = changed
			if _, ok := n.(*ast.FuncLit); ok {
				o.literals.add(changed)
			}
		}
		return true
	})
	return grown
}

// changes are the variables from outside a function that a call of it changes,
// itself or by calls.
func (o *order) changes(fn ast.Node) variables {
	changed := variables{}
	note := func(v *types.Var, whole bool) {
		if v != nil && (v.Pos() < fn.Pos() || fn.End() <= v.Pos()) {
			changed.note(v, whole)
		}
	}
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				_, whole := ast.Unparen(e).(*ast.Ident)
				note(o.root(e), whole)
			}
		case *ast.IncDecStmt:
			note(o.root(n.X), true)
		case *ast.CallExpr:
			for v, whole := range o.byCall(n) {
				note(v, whole)
			}
		}
		return true
	})
	return changed
}

// byCall are the variables that a call changes.
func (o *order) byCall(e *ast.CallExpr) variables {
	changed := variables{}
	fn, library := o.calledFunction(e)
	if library {
		return changed
	}
	for _, arg := range e.Args {
		if x, ok := ast.Unparen(arg).(*ast.UnaryExpr); ok && x.Op == token.AND {
			changed.note(o.root(x.X), true)
		}
	}
	d := o.decls[originOf(fn)]
	switch {
	case d != nil:
		changed.add(o.effects[d.syn])
		sel, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr)
		if ok && o.takesAddress(sel) && o.changesReceiver(d.syn) {
			changed.note(o.root(sel.X), true)
		}
	case fn != nil: // a method of an interface
		for method, d := range o.decls {
			if method.Name() == fn.Name() && method.Signature().Recv() != nil {
				changed.add(o.effects[d.syn])
			}
		}
	default:
		changed.add(o.literals)
	}
	return changed
}

func originOf(fn *types.Func) *types.Func {
	if fn == nil {
		return nil
	}
	return fn.Origin()
}

// calledFunction is the function that a call names, nil for a function value.
// library says that it is not the program's, or no function at all.
func (o *order) calledFunction(e *ast.CallExpr) (fn *types.Func, library bool) {
	if tv := o.main.info.Types[e.Fun]; tv.IsBuiltin() || tv.IsType() {
		return nil, true
	}
	fun := ast.Unparen(e.Fun)
	switch x := fun.(type) {
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	switch fun := fun.(type) {
	case *ast.Ident:
		fn, _ = o.main.info.Uses[fun].(*types.Func)
	case *ast.SelectorExpr:
		fn, _ = o.main.info.Uses[fun.Sel].(*types.Func)
	}
	return fn, fn != nil && (fn.Pkg() == nil || !o.isOwn(fn.Pkg()))
}

// takesAddress reports whether a method call takes the address of its receiver.
func (o *order) takesAddress(sel *ast.SelectorExpr) bool {
	s := o.main.info.Selections[sel]
	if s == nil || s.Kind() != types.MethodVal {
		return false
	}
	_, wants := types.Unalias(s.Obj().(*types.Func).Signature().Recv().Type()).(*types.Pointer)
	_, has := s.Recv().Underlying().(*types.Pointer)
	return wants && !has
}

// changesReceiver reports whether a method changes what its receiver points to, or
// calls another method that may.
func (o *order) changesReceiver(d *ast.FuncDecl) bool {
	if len(d.Recv.List[0].Names) == 0 || d.Body == nil {
		return false
	}
	if known, ok := o.receivers[d]; ok {
		return known
	}
	o.receivers[d] = false // of a call of itself there is nothing more to say
	recv := o.main.info.Defs[d.Recv.List[0].Names[0]]
	is := func(e ast.Expr) bool {
		v := o.root(e)
		return v != nil && v == recv
	}
	found := false
	ast.Inspect(d.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				found = found || is(e)
			}
		case *ast.IncDecStmt:
			found = found || is(n.X)
		case *ast.CallExpr:
			if sel, ok := ast.Unparen(n.Fun).(*ast.SelectorExpr); ok {
				fn, _ := o.main.info.Uses[sel.Sel].(*types.Func)
				callee := o.decls[originOf(fn)]
				found = found || callee != nil && callee.syn.Recv != nil && is(sel.X) && o.changesReceiver(callee.syn)
			}
		}
		return !found
	})
	o.receivers[d] = found
	return found
}

// root is the variable of which an expression is a part, nil if there is none.
func (o *order) root(e ast.Expr) *types.Var {
	switch e := e.(type) {
	case *ast.Ident:
		v, _ := o.main.info.ObjectOf(e).(*types.Var)
		return v
	case *ast.ParenExpr:
		return o.root(e.X)
	case *ast.IndexExpr:
		return o.root(e.X)
	case *ast.SelectorExpr:
		return o.root(e.X)
	case *ast.StarExpr:
		return o.root(e.X)
	}
	return nil
}

// look refuses expressions and statements whose order is open.
func (o *order) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		o.together(append(o.calledBy(n), n.Args...), false)
		if o.isAppend(n) && !n.Ellipsis.IsValid() {
			o.lastOf(n.Args[0], n.Args[1:]...)
		}
	case *ast.IndexExpr:
		o.together([]ast.Expr{n.X, n.Index}, false)
	case *ast.SliceExpr:
		o.together([]ast.Expr{n.X, n.Low, n.High, n.Max}, false)
		o.lastOf(n.X, n.Low, n.High, n.Max)
	case *ast.SendStmt:
		o.together([]ast.Expr{n.Chan, n.Value}, false)
	case *ast.CompositeLit:
		_, isMap := o.main.info.TypeOf(n).Underlying().(*types.Map)
		var values []ast.Expr
		for _, e := range n.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if isMap {
					values = append(values, kv.Key)
					o.lastOf(kv.Key, kv.Value)
				}
				e = kv.Value
			}
			values = append(values, e)
		}
		o.together(values, isMap)
	case *ast.BinaryExpr:
		if n.Op != token.LAND && n.Op != token.LOR {
			o.together([]ast.Expr{n.X, n.Y}, false)
		}
	case *ast.ReturnStmt:
		o.together(n.Results, false)
	case *ast.AssignStmt:
		o.assignment(n)
	}
	return true
}

// calledBy is what a call needs before its arguments: the function that is called, if
// it is a value, or the receiver of a method. A variable alone is read late, unless
// what it points to is copied.
func (o *order) calledBy(e *ast.CallExpr) []ast.Expr {
	needed := ast.Unparen(e.Fun)
	if _, library := o.calledFunction(e); library {
		return nil
	}
	if sel, ok := needed.(*ast.SelectorExpr); ok {
		if s := o.main.info.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			_, behind := s.Recv().Underlying().(*types.Pointer)
			_, wants := types.Unalias(s.Obj().(*types.Func).Signature().Recv().Type()).(*types.Pointer)
			if !behind || wants {
				needed = ast.Unparen(sel.X)
			}
		}
	}
	if _, alone := needed.(*ast.Ident); alone {
		return nil
	}
	return []ast.Expr{needed}
}

// assignment refuses one whose places the interpreter finds too early. They are found
// before the values: all but a single one that has no call in it (see comesLast), such
// as of len.
func (o *order) assignment(s *ast.AssignStmt) {
	read, failing := variables{}, failures{}
	for _, x := range s.Lhs {
		if _, isIdent := ast.Unparen(x).(*ast.Ident); !isIdent && (len(s.Rhs) > 1 || len(callsIn(x)) > 0) {
			o.beside(read, x)
			o.finds(x, read)
			_, operands := o.writer(o.main, nil).assignedPart(x)
			for _, e := range operands {
				o.before(failing, e)
			}
		}
	}
	o.after(read, failing, s.Rhs, true)
}

// together refuses operands of which one reads what a call in a later one changes.
// A variable alone is read late by the interpreter, too, but in some places.
func (o *order) together(operands []ast.Expr, early bool) {
	o.after(variables{}, failures{}, operands, early)
}

// after is together for operands after some that have read variables and may fail.
func (o *order) after(read variables, failing failures, operands []ast.Expr, early bool) {
	for i, e := range operands {
		if e == nil {
			continue
		}
		o.beside(read, e)
		o.before(failing, e)
		if i < len(operands)-1 {
			o.reads(e, early, read)
		}
	}
}

// beside refuses an expression in which a call changes what has been read.
func (o *order) beside(read variables, e ast.Expr) {
	for _, call := range callsIn(e) {
		if o.calls[call] == nil {
			o.calls[call] = o.byCall(call)
		}
		for v, whole := range o.calls[call] {
			if value, ok := read[v]; ok && (value || whole) {
				panic(&Unsupported{What: "a variable beside a call that changes it", Line: o.program.Line(e.Pos())})
			}
		}
	}
}

// finds adds the variables that are read to find a place. What a place is found in,
// as the slice in list[i], may change but not become another.
func (o *order) finds(place ast.Expr, to variables) {
	in, index := place, ast.Expr(nil)
	switch x := ast.Unparen(place).(type) {
	case *ast.IndexExpr:
		in, index = x.X, x.Index
	case *ast.SelectorExpr:
		in = x.X
	case *ast.StarExpr:
		in = x.X
	}
	if id, ok := ast.Unparen(in).(*ast.Ident); ok {
		if v, ok := o.main.info.Uses[id].(*types.Var); ok && !isValue(v.Type()) {
			to.note(v, false)
		}
	} else {
		o.reads(in, true, to)
	}
	if index != nil {
		o.reads(index, true, to)
	}
}

// isValue reports whether the parts of what a variable of this type holds are parts of
// the variable.
func isValue(t types.Type) bool {
	switch t.Underlying().(type) {
	case *types.Array, *types.Struct:
		return true
	}
	return false
}

// callsIn are the calls in an expression, without those in function literals.
func callsIn(e ast.Expr) (calls []*ast.CallExpr) {
	ast.Inspect(e, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			calls = append(calls, call)
		}
		_, lit := n.(*ast.FuncLit)
		return !lit
	})
	return calls
}

// reads adds the variables that an operand reads, itself and not in a call.
func (o *order) reads(e ast.Expr, early bool, to variables) {
	if id, ok := ast.Unparen(e).(*ast.Ident); ok && !early && !o.needsBox(o.main.info.TypeOf(id)) {
		return
	}
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			_, library := o.calledFunction(n)
			return library
		case *ast.UnaryExpr:
			return n.Op != token.AND
		case *ast.Ident:
			if v, ok := o.main.info.Uses[n].(*types.Var); ok && !v.IsField() {
				to[v] = true
			}
		}
		return true
	})
}
