package lower

import (
	"go/ast"
	"go/token"
	"go/types"
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

type order struct {
	*lowerer
	effects   map[ast.Node]variables // from outside a function, that a call of it changes
	literals  variables              // that function literals change
	receivers map[*ast.FuncDecl]bool // methods that change what their receiver points to
	calls     map[*ast.CallExpr]variables
}

// look refuses expressions and statements whose order is open.
func (o *order) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr:
		o.together(append(o.calledBy(n), n.Args...), false)
		if o.main.isBuiltin(n, "append") && !n.Ellipsis.IsValid() {
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
