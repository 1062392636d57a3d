package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
)

// findOpenOrder finds the statements that read a variable beside a call which changes
// it, as in f(x+1, next()). The language leaves open which comes first; the compiler
// reads nearly all operands after the calls, the interpreter reads many before. So in
// these statements what the compiler evaluates first is held in variables, see settle.
func (l *lowerer) findOpenOrder() {
	o := order{lowerer: l, w: l.writer(l.main, nil), effects: map[ast.Node]variables{}, named: map[*ast.Ident]bool{}, values: variables{}, methods: variables{}, calls: map[*ast.CallExpr]variables{}, kinds: map[string]*types.Var{}}
	o.findValues()
	for o.grow() {
	}
	ast.Inspect(l.program.Syntax(), o.look)
}

type order struct {
	*lowerer
	w       *writer
	effects map[ast.Node]variables // from outside a function, that a call of it changes
	named   map[*ast.Ident]bool    // declared functions that are values somewhere
	values  variables              // that function values change
	methods variables              // that methods change which the library may call
	calls   map[*ast.CallExpr]variables
	generic bool                  // there are type parameters
	kinds   map[string]*types.Var // see kind
	around  []ast.Node            // the node that is looked at, and those that it is in
}

// look looks for expressions and statements whose order is open.
func (o *order) look(n ast.Node) bool {
	if n == nil {
		o.around = o.around[:len(o.around)-1]
		return true
	}
	o.around = append(o.around, n)
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
		o.together(n.Results, true)
	case *ast.ValueSpec:
		o.together(n.Values, true)
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

// assignment looks for places that the interpreter finds too early. They are found
// before the values: all but a single one (see comesLast), of which the compiler may
// evaluate a part before.
func (o *order) assignment(s *ast.AssignStmt) {
	read, failing := variables{}, failures{}
	for _, x := range s.Lhs {
		if _, isIdent := ast.Unparen(x).(*ast.Ident); !isIdent && (len(s.Rhs) > 1 || o.w.has(x, comesFirst)) {
			o.beside(read, x)
			o.finds(x, read)
			_, operands := o.w.assignedPart(x)
			for _, e := range operands {
				o.before(failing, e)
			}
		}
	}
	o.after(read, failing, s.Rhs, true)
	for _, x := range s.Lhs {
		if _, isIdent := ast.Unparen(x).(*ast.Ident); !isIdent && o.w.givesWay(x) && o.beforePlaces(s) {
			o.settleLater(x)
		}
	}
}

// beforePlaces reports whether something in the values of an assignment shows when it
// comes after what is done in its places, or before: a call, or what may fail.
func (o *order) beforePlaces(s *ast.AssignStmt) bool {
	fails := failures{}
	for _, e := range s.Rhs {
		o.failuresOf(e, fails)
	}
	return slices.ContainsFunc(s.Rhs, func(e ast.Expr) bool {
		return o.w.givesWay(e) || o.checks && (len(fails) > 0 || o.w.has(e, func(n ast.Node) bool {
			_, asserts := n.(*ast.TypeAssertExpr)
			return asserts
		}))
	})
}

// comesFirst reports whether the compiler evaluates a node together with calls.
func comesFirst(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.CallExpr, *ast.SliceExpr, *ast.TypeAssertExpr:
		return true
	case *ast.BinaryExpr:
		return n.Op == token.LAND || n.Op == token.LOR
	}
	return false
}

// together looks for an operand that reads what a call in a later one changes.
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

// beside looks for a call in an expression that changes what has been read.
func (o *order) beside(read variables, e ast.Expr) {
	for _, call := range callsIn(e) {
		if o.calls[call] == nil {
			o.calls[call] = o.byCall(call)
		}
		for v, whole := range o.calls[call] {
			if value, ok := read[v]; ok && (value || whole) {
				o.settleLater(e)
				return
			}
		}
	}
}

// settleLater marks the statement around an expression, or the values of a package
// variable.
func (o *order) settleLater(e ast.Expr) {
	for i := len(o.around) - 1; i >= 0; i-- {
		switch n := o.around[i].(type) {
		case *ast.ValueSpec:
			for _, value := range n.Values {
				o.open[value] = true
			}
			return
		case *ast.CaseClause:
			panic(besideCall(o.program.Line(e.Pos())))
		case ast.Stmt:
			switch o.around[i-1].(type) {
			case *ast.CommClause, *ast.TypeSwitchStmt:
				panic(besideCall(o.program.Line(e.Pos())))
			}
			o.open[n] = true
			return
		}
	}
}

func besideCall(line int) *Unsupported {
	return &Unsupported{What: "a variable beside a call that changes it", Line: line}
}

// finds adds the variables that are read to find a place.
func (o *order) finds(place ast.Expr, to variables) {
	in, index := place, ast.Expr(nil)
	switch x := ast.Unparen(place).(type) {
	case *ast.IndexExpr:
		in, index = x.X, x.Index
	case *ast.SelectorExpr:
		in = x.X
		o.embedded(x, to)
	case *ast.StarExpr:
		in = x.X
	}
	if _, isIdent := ast.Unparen(in).(*ast.Ident); !isIdent || !isValue(o.main.info.TypeOf(in)) {
		o.reads(in, true, to)
	}
	if index != nil {
		o.reads(index, true, to)
	}
}

// embedded adds the embedded fields through which a field is found.
func (o *order) embedded(x *ast.SelectorExpr, to variables) {
	s := o.main.info.Selections[x]
	if s == nil {
		return
	}
	t := s.Recv()
	for _, i := range s.Index()[:len(s.Index())-1] {
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
			to.note(o.kind("*", t), true)
		}
		f := t.Underlying().(*types.Struct).Field(i)
		to.note(f.Origin(), true)
		t = f.Type()
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

// reads adds the variables that an operand reads, itself and not in a call. A place
// alone is read late by the interpreter, too.
func (o *order) reads(e ast.Expr, early bool, to variables) {
	info := o.main.info
	late, part := map[ast.Expr]bool{}, map[ast.Expr]bool{}
	_, isIdent := ast.Unparen(e).(*ast.Ident)
	t := info.TypeOf(e)
	late[ast.Unparen(e)] = !early && (isIdent && !o.needsBox(t) || isScalar(t))
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			if tv := info.Types[n.Fun]; !tv.IsType() {
				return early && tv.IsBuiltin()
			}
			if s, ok := info.TypeOf(n.Args[0]).Underlying().(*types.Slice); ok {
				to.note(o.kind("[]", s.Elem()), true) // as in string(letters)
			}
		case *ast.UnaryExpr:
			_, isLit := ast.Unparen(n.X).(*ast.CompositeLit)
			return n.Op != token.AND || isLit
		case *ast.IndexExpr:
			if _, isMap := info.TypeOf(n.X).Underlying().(*types.Map); isMap {
				late[n] = false
			}
		}
		x, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		if in := holder(info, x); in != nil {
			_, paren := x.(*ast.ParenExpr)
			late[in], part[in] = late[x], part[x] || !paren
		}
		if !late[x] {
			o.memory(x, !part[x], to.note)
		}
		return true
	})
}
