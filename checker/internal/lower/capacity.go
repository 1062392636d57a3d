package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// refuseCapacity gives up programs whose output may tell how much room append has made
// behind a slice. The compiler (since Go 1.25) makes room for four ints at once in a
// slice that never leaves its function, and none in one that is built and returned; the
// interpreter makes what the library does. To tell, a program asks for cap, or appends
// to a slice twice from the same end, and both results share an array or do not. Where
// that is not likely to show, the interpreter's word is taken; see also
// frontend.Program.LeavesOpen.
func (l *lowerer) refuseCapacity() {
	c := capacity{main: l.main, grown: map[*types.Var]bool{}, given: map[*types.Var]bool{}, own: map[*ast.CallExpr]bool{}}
	ast.Inspect(l.program.Syntax(), c.look)
	if !c.appends {
		return
	}
	for _, u := range c.uses {
		if c.grown[u.of] && (u.asks || !l.isLastUse(u)) || u.asks && (u.of == nil || c.given[u.of]) {
			panic(&Unsupported{What: "how much room there is behind a slice", Line: l.program.Line(u.call.Pos())})
		}
	}
}

// isLastUse reports whether a slice that is appended to is not used after that: it is a
// local variable that is not named further below, nor in another turn of a loop.
func (l *lowerer) isLastUse(u roomUse) bool {
	if u.of.IsField() || l.writer(l.main, nil).inMemory(u.of) {
		return false
	}
	last := true
	ast.Inspect(l.program.Syntax(), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			last = last && (l.main.info.Uses[n] != u.of || n.Pos() < u.call.End())
		case *ast.ForStmt, *ast.RangeStmt:
			last = last && (n.End() <= u.call.Pos() || u.call.Pos() < n.Pos() || n.Pos() < u.of.Pos())
		case *ast.BranchStmt:
			last = last && n.Tok != token.GOTO
		}
		return last
	})
	return last
}

type capacity struct {
	main    *source
	appends bool
	grown   map[*types.Var]bool    // slices that append or another function has made
	given   map[*types.Var]bool    // parameters
	own     map[*ast.CallExpr]bool // calls of append whose result takes the place of what is appended to, or leaves that behind
	uses    []roomUse
}

// A roomUse asks for the cap of a slice, or appends to it and keeps it as it was.
type roomUse struct {
	of   *types.Var // nil if it has no name
	call *ast.CallExpr
	asks bool
}

func (c *capacity) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		if n.Tok == token.ASSIGN || n.Tok == token.DEFINE {
			for i, x := range n.Lhs {
				c.assign(x, n.Rhs[min(i, len(n.Rhs)-1)])
			}
		}
	case *ast.ValueSpec:
		for i, id := range n.Names {
			if len(n.Values) > 0 {
				c.assign(id, n.Values[min(i, len(n.Values)-1)])
			}
		}
	case *ast.ReturnStmt:
		for _, e := range n.Results {
			base, appends := c.appended(e)
			if v := c.slice(base); v == nil || !v.IsField() && v.Parent() != v.Pkg().Scope() {
				c.note(appends)
			}
		}
	case *ast.FuncType:
		for _, field := range n.Params.List {
			for _, id := range field.Names {
				c.given[c.slice(id)] = true
			}
		}
	case *ast.CallExpr:
		switch {
		case c.main.isBuiltin(n, "append"):
			c.appends = true
			if v := c.slice(n.Args[0]); v != nil && len(n.Args) > 1 && !c.own[n] {
				c.uses = append(c.uses, roomUse{v, n, false})
			}
		case c.main.isBuiltin(n, "cap"):
			of := unsliced(n.Args[0])
			if _, ok := c.main.info.TypeOf(of).Underlying().(*types.Slice); ok {
				c.uses = append(c.uses, roomUse{c.slice(of), n, true})
			}
		}
	}
	return true
}

// assign notes that a place gets a value, or one of several.
func (c *capacity) assign(place, value ast.Expr) {
	call, ok := ast.Unparen(value).(*ast.CallExpr)
	v := c.slice(place)
	if !ok || v == nil || c.main.isBuiltin(call, "make") {
		return
	}
	c.grown[v] = true
	if base, appends := c.appended(call); c.slice(base) == v {
		c.note(appends)
	}
}

// appended takes append(append(base, x), y) apart.
func (c *capacity) appended(e ast.Expr) (base ast.Expr, appends []*ast.CallExpr) {
	for {
		call, ok := ast.Unparen(e).(*ast.CallExpr)
		if !ok || !c.main.isBuiltin(call, "append") {
			return e, appends
		}
		e, appends = call.Args[0], append(appends, call)
	}
}

func (c *capacity) note(own []*ast.CallExpr) {
	for _, call := range own {
		c.own[call] = true
	}
}

// unsliced is what a slice expression takes a part of.
func unsliced(e ast.Expr) ast.Expr {
	for {
		x, ok := ast.Unparen(e).(*ast.SliceExpr)
		if !ok {
			return e
		}
		e = x.X
	}
}

// slice is the variable or field that an expression names, nil if it is no slice.
func (c *capacity) slice(e ast.Expr) *types.Var {
	var id *ast.Ident
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		id = e
	case *ast.SelectorExpr:
		id = e.Sel
	default:
		return nil
	}
	v, ok := c.main.info.ObjectOf(id).(*types.Var)
	if !ok {
		return nil
	}
	if _, ok := v.Type().Underlying().(*types.Slice); !ok {
		return nil
	}
	return v
}
