package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"maps"
	"slices"
)

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
			d, ok := n.(*ast.FuncDecl)
			if !ok || o.named[d.Name] {
				o.values.add(changed)
			}
			if ok && d.Recv != nil && registrable[d.Name.Name] != "" {
				o.methods.add(changed)
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
		if v.IsField() || v.Pos() < fn.Pos() || fn.End() <= v.Pos() {
			changed.note(v, whole)
		}
	}
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, e := range n.Lhs {
				o.stores(e, note)
			}
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				o.stores(n.Key, note)
				o.stores(n.Value, note)
			}
		case *ast.IncDecStmt:
			o.stores(n.X, note)
		case *ast.CallExpr:
			for v, whole := range o.byCall(n) {
				note(v, whole)
			}
		}
		return true
	})
	return changed
}

// stores notes what a store to a place changes, and the parts of which that is one.
func (o *order) stores(place ast.Expr, note func(*types.Var, bool)) {
	for whole := true; place != nil; whole = false {
		place = ast.Unparen(place)
		o.memory(place, whole, note)
		place = holder(o.main.info, place)
	}
}

// holder is what a place is a part of, nil if it is none or behind a pointer.
func holder(info *types.Info, place ast.Expr) ast.Expr {
	switch x := place.(type) {
	case *ast.ParenExpr:
		return x.X
	case *ast.SelectorExpr:
		if s := info.Selections[x]; s != nil && s.Kind() == types.FieldVal && !s.Indirect() {
			return x.X
		}
	case *ast.IndexExpr:
		if tv := info.Types[x.X]; tv.IsValue() {
			if _, ok := tv.Type.Underlying().(*types.Array); ok {
				return x.X
			}
		}
	}
	return nil
}

// memory notes the memory that a place is: a variable or field or, where its name does
// not tell, all that is of its kind. whole says that all of it is read, or changed.
func (o *order) memory(place ast.Expr, whole bool, note func(*types.Var, bool)) {
	info := o.main.info
	if v, _ := o.w.assignedPart(place); v != nil && !o.w.inMemory(v) {
		return
	}
	t := info.TypeOf(place)
	switch x := place.(type) {
	case *ast.Ident:
		v, ok := info.Uses[x].(*types.Var)
		if !ok {
			return
		}
		note(v, whole)
	case *ast.IndexExpr:
		if !info.Types[x.X].IsValue() {
			return
		}
		note(o.kind("[]", t), whole)
	case *ast.SelectorExpr:
		s := info.Selections[x]
		if s == nil || s.Kind() != types.FieldVal {
			return
		}
		note(s.Obj().(*types.Var).Origin(), whole)
		if p, ok := info.TypeOf(x.X).Underlying().(*types.Pointer); ok {
			note(o.kind("*", p.Elem()), false)
		}
	case *ast.StarExpr:
		note(o.kind("*", t), whole)
	default:
		return
	}
	if o.pointed[types.TypeString(t, nil)] {
		note(o.kind("*", t), whole)
	}
	if whole {
		o.parts(t, note)
	}
}

// parts notes the fields and elements of a value.
func (o *order) parts(t types.Type, note func(*types.Var, bool)) {
	switch t := t.Underlying().(type) {
	case *types.Struct:
		for i := range t.NumFields() {
			note(t.Field(i).Origin(), true)
			o.parts(t.Field(i).Type(), note)
		}
	case *types.Array:
		note(o.kind("[]", t.Elem()), true)
		o.parts(t.Elem(), note)
	}
}

// kind stands for all elements of a type, or all that is behind pointers to it. With
// type parameters it stands for those of all types.
func (o *order) kind(of string, t types.Type) *types.Var {
	if !o.generic {
		of += types.TypeString(t, nil)
	}
	if o.kinds[of] == nil {
		o.kinds[of] = types.NewVar(token.NoPos, nil, of, types.Typ[types.Int])
	}
	return o.kinds[of]
}

// findValues finds the functions that are values somewhere, and whether there are type
// parameters.
func (o *order) findValues() {
	called := map[*ast.Ident]bool{}
	ast.Inspect(o.program.Syntax(), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			called[calledName(n.Fun)] = true
		case *ast.Ident:
			fn, _ := o.main.info.Uses[n].(*types.Func)
			if d := o.decls[originOf(fn)]; d != nil && !called[n] {
				o.named[d.syn.Name] = true
			}
			_, isParam := o.main.info.TypeOf(n).(*types.TypeParam)
			o.generic = o.generic || isParam
		}
		return true
	})
}

// calledName is the name of what is called, nil if it has none.
func calledName(fun ast.Expr) *ast.Ident {
	switch fun := ast.Unparen(fun).(type) {
	case *ast.Ident:
		return fun
	case *ast.SelectorExpr:
		return fun.Sel
	case *ast.IndexExpr:
		return calledName(fun.X)
	case *ast.IndexListExpr:
		return calledName(fun.X)
	}
	return nil
}

// byCall are the variables that a call changes.
func (o *order) byCall(e *ast.CallExpr) variables {
	changed := variables{}
	fn, library := o.calledFunction(e)
	d := o.decls[originOf(fn)]
	switch {
	case d != nil:
		changed.add(o.effects[d.syn])
	case library:
		o.byArguments(e, fn, changed)
	case fn != nil: // a method of an interface
		for method, d := range o.decls {
			if method.Name() == fn.Name() && method.Signature().Recv() != nil {
				changed.add(o.effects[d.syn])
			}
		}
	default:
		changed.add(o.values)
	}
	return changed
}

// byArguments adds what a function that is not the program's, nil if it is a built-in
// one, changes of its arguments, and what those of the program do that it may call.
func (o *order) byArguments(e *ast.CallExpr, fn *types.Func, changed variables) {
	args := e.Args
	switch {
	case fn == nil:
		switch calledBuiltin(e) {
		case "append":
			if _, ok := ast.Unparen(args[0]).(*ast.SliceExpr); !ok {
				return // what is behind its end is nobody's
			}
		case "clear", "copy", "delete":
		default:
			return
		}
		args = args[:1]
	case isHarmless(fn):
		if fn.Pkg() == nil || fn.Pkg().Path() == "errors" {
			changed.add(o.methods)
		}
		if slices.ContainsFunc(args, o.isFunction) {
			changed.add(o.values)
		}
		return
	default:
		changed.add(o.methods)
		if fn.Pkg().Path() != "fmt" {
			changed.add(o.values)
		}
	}
	for _, arg := range args {
		if x, ok := ast.Unparen(arg).(*ast.UnaryExpr); ok && x.Op == token.AND {
			o.stores(x.X, changed.note)
		}
		of, elem := "[]", types.Type(nil)
		switch t := o.main.info.TypeOf(arg).Underlying().(type) {
		case *types.Pointer:
			of, elem = "*", t.Elem()
			o.parts(elem, changed.note)
		case *types.Slice:
			elem = t.Elem()
		case *types.Map:
			elem = t.Elem()
		default:
			continue
		}
		changed.note(o.kind(of, elem), true)
	}
}

func (o *order) isFunction(e ast.Expr) bool {
	_, ok := o.main.info.TypeOf(e).Underlying().(*types.Signature)
	return ok
}

func originOf(fn *types.Func) *types.Func {
	if fn == nil {
		return nil
	}
	return fn.Origin()
}

// calledFunction is the function that a call names, nil for a function value.
// library says that it is not the program's, or no function at all.
func (l *lowerer) calledFunction(e *ast.CallExpr) (fn *types.Func, library bool) {
	if tv := l.main.info.Types[e.Fun]; tv.IsBuiltin() || tv.IsType() {
		return nil, true
	}
	if name := calledName(e.Fun); name != nil {
		fn, _ = l.main.info.Uses[name].(*types.Func)
	}
	return fn, fn != nil && (fn.Pkg() == nil || !l.isOwn(fn.Pkg()))
}
