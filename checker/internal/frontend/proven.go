package frontend

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// Unproven returns the constructs of the program on which the yaegi interpreter
// is known, or not yet shown not, to differ from compiled Go. A program without
// any may be interpreted; the others are for the compiler.
//
// The list follows what yaegi v0.16.1 was measured to do: some of these it
// refuses, but others it runs with silently wrong results.
func (p *Program) Unproven() []Diagnostic {
	v := &unproven{Program: p}
	v.packageVariables()
	v.constants()
	ast.Inspect(p.file, v.visit)
	return inOrder(v.found)
}

type unproven struct {
	*Program
	found []Diagnostic
	stack []ast.Node // the nodes around the one visited, outermost first
}

func (v *unproven) add(n ast.Node, what string) {
	v.found = append(v.found, at(v.fset, n.Pos(), what))
}

func (v *unproven) visit(n ast.Node) bool {
	if n == nil {
		v.stack = v.stack[:len(v.stack)-1]
		return true
	}
	switch n := n.(type) {
	case *ast.FuncType:
		v.funcType(n)
	case *ast.AssignStmt:
		v.assignment(n, n.Lhs, n.Rhs)
	case *ast.ValueSpec:
		v.assignment(n, make([]ast.Expr, len(n.Names)), n.Values)
	case *ast.DeferStmt:
		if len(n.Call.Args) > 0 {
			v.add(n, "a deferred call with arguments")
		}
	case *ast.RangeStmt:
		v.rangeOver(n)
	case *ast.CallExpr:
		v.call(n)
	case *ast.Ident:
		v.ident(n)
	case *ast.BinaryExpr:
		v.shift(n)
	case *ast.SelectorExpr:
		if s := v.info.Selections[n]; s != nil && s.Kind() == types.MethodExpr {
			v.add(n, "a method expression")
		}
	case *ast.TypeSpec:
		v.typeSpec(n)
	case *ast.StructType:
		for _, f := range n.Fields.List {
			if len(f.Names) == 0 {
				v.add(f, "an embedded field")
			}
		}
	case *ast.InterfaceType:
		if len(n.Methods.List) > 0 {
			v.add(n, "an interface with methods")
		}
	case *ast.TypeAssertExpr:
		v.add(n, "a type assertion or type switch")
	case *ast.GoStmt:
		v.add(n, "a goroutine")
	case *ast.SelectStmt:
		v.add(n, "select")
	case *ast.ChanType:
		v.add(n, "a channel")
	case *ast.BranchStmt:
		if n.Tok == token.GOTO {
			v.add(n, "goto")
		}
	case *ast.FuncDecl:
		if n.Recv != nil && slices.Contains([]string{"String", "Error", "Format", "GoString"}, n.Name.Name) {
			v.add(n.Name, "a "+n.Name.Name+" method, which fmt would call")
		}
	case *ast.BasicLit:
		if n.Kind == token.STRING && (strings.Contains(n.Value, "%T") || strings.Contains(n.Value, "%#v")) {
			v.add(n, "printing the type of a value")
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			v.addressed(n.X)
		}
	case *ast.SliceExpr:
		if _, ok := v.info.TypeOf(n.X).Underlying().(*types.Array); ok {
			v.addressed(n.X)
		}
	}
	v.stack = append(v.stack, n)
	return true
}

func (v *unproven) funcType(n *ast.FuncType) {
	if n.TypeParams != nil {
		v.add(n, "a generic function")
	}
	if n.Results != nil && len(n.Results.List) > 0 && len(n.Results.List[0].Names) > 0 {
		v.add(n.Results, "a named result")
	}
}

// assignment flags several values assigned at once unless each is a plain
// operand or an operation on such: the interpreter loses some that are made by
// calls and literals.
func (v *unproven) assignment(at ast.Node, lhs, rhs []ast.Expr) {
	if len(lhs) < 2 || len(rhs) != len(lhs) {
		return
	}
	for _, x := range rhs {
		ast.Inspect(x, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.CallExpr, *ast.CompositeLit, *ast.FuncLit:
				v.add(at, "several variables set at once, one of them by a call or a literal")
				return false
			}
			return true
		})
	}
}

func (v *unproven) rangeOver(n *ast.RangeStmt) {
	switch t := v.info.TypeOf(n.X).Underlying().(type) {
	case *types.Basic:
		if t.Info()&types.IsInteger != 0 {
			v.add(n.X, "range over an integer")
		}
	case *types.Signature:
		v.add(n.X, "range over a function")
	}
}

func (v *unproven) call(n *ast.CallExpr) {
	id := calledName(n)
	if id == nil {
		return
	}
	switch obj := v.info.Uses[id].(type) {
	case *types.Builtin:
		switch obj.Name() {
		case "min", "max", "clear", "print", "println", "complex", "real", "imag", "recover":
			v.add(n, "the built-in function "+obj.Name())
		case "new":
			if !v.info.Types[n.Args[0]].IsType() {
				v.add(n, "new with a value")
			}
		}
	case *types.Func:
		if obj.Pkg() != nil && obj.Pkg().Path() == "errors" && obj.Name() != "New" {
			v.add(n, "errors."+obj.Name())
		}
	}
}

// ident flags instances of generics and variables of a loop's turn that a
// function literal keeps: the interpreter has one variable for all turns.
func (v *unproven) ident(n *ast.Ident) {
	if _, ok := v.info.Instances[n]; ok {
		v.add(n, "a generic function or type")
	}
	obj, ok := v.info.Uses[n].(*types.Var)
	if !ok || obj.IsField() {
		return
	}
	lit := -1
	for i, outer := range v.stack {
		if f, ok := outer.(*ast.FuncLit); ok && !(f.Pos() <= obj.Pos() && obj.Pos() < f.End()) {
			lit = i
			break
		}
	}
	if lit >= 0 && v.turnVariable(obj, v.stack[:lit]) {
		v.add(n, "a function that keeps a variable of a loop's turn")
	}
}

// addressed flags a pointer to, or a slice of, a variable of a loop's turn.
func (v *unproven) addressed(x ast.Expr) {
	for {
		switch y := ast.Unparen(x).(type) {
		case *ast.Ident:
			if obj, ok := v.info.Uses[y].(*types.Var); ok && v.turnVariable(obj, v.stack) {
				v.add(y, "a pointer to a variable of a loop's turn")
			}
			return
		case *ast.SelectorExpr:
			x = y.X
		case *ast.IndexExpr:
			x = y.X
		default:
			return
		}
	}
}

// turnVariable reports whether obj is declared anew in each turn of a loop
// among the nodes around.
func (v *unproven) turnVariable(obj *types.Var, around []ast.Node) bool {
	return slices.ContainsFunc(around, func(n ast.Node) bool {
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt:
			return n.Pos() <= obj.Pos() && obj.Pos() < n.End()
		}
		return false
	})
}

// shift flags a constant shifted by a variable count unless all is plain int.
func (v *unproven) shift(n *ast.BinaryExpr) {
	if n.Op != token.SHL || v.info.Types[n].Value != nil || v.info.Types[n.X].Value == nil {
		return
	}
	if t := v.info.TypeOf(n); !types.Identical(t, types.Typ[types.Int]) {
		if _, conversion := ast.Unparen(n.X).(*ast.CallExpr); !conversion {
			v.add(n, fmt.Sprintf("an untyped constant shifted as %s", t))
		}
	}
}

func (v *unproven) typeSpec(n *ast.TypeSpec) {
	switch {
	case n.TypeParams != nil:
		v.add(n, "a generic type")
	case v.info.Defs[n.Name].Parent() != v.pkg.Scope():
		v.add(n, "a type declared inside a function")
	case n.Assign.IsValid():
		v.add(n, "a type alias")
	}
}

// packageVariables flags variables that the language initialises in another
// order than that of the text.
func (v *unproven) packageVariables() {
	last := token.NoPos
	for _, init := range v.info.InitOrder {
		if init.Lhs[0].Pos() < last {
			v.found = append(v.found, at(v.fset, init.Lhs[0].Pos(), "a package variable that needs one declared after it"))
		}
		last = max(last, init.Lhs[0].Pos())
	}
}

// constants flags constants of a type declared below them, and those that need
// more than 63 bits.
func (v *unproven) constants() {
	for id, obj := range v.info.Defs {
		c, ok := obj.(*types.Const)
		if !ok {
			continue
		}
		if named, ok := types.Unalias(c.Type()).(*types.Named); ok && named.Obj().Pkg() == v.pkg && named.Obj().Pos() > id.Pos() {
			v.add(id, "a constant of a type declared below it")
		}
		if c.Val().Kind() == constant.Int && constant.BitLen(c.Val()) > 63 {
			v.add(id, "a constant of more than 63 bits")
		}
	}
}
