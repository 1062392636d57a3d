package lower

import (
	"go/ast"
	"go/types"

	"nqueens/checker/internal/frontend"
)

// refuseSharedMaps gives up programs that may write a map while another goroutine
// uses it, without a lock: compiled Go ends them when it notices, which the
// interpreter does not do at the same moments.
func (l *lowerer) refuseSharedMaps() {
	if !l.atomic || l.usesLocks() {
		return
	}
	write := l.mapWrite()
	if write == nil {
		return
	}
	f := goroutineFinder{lowerer: l, seen: map[ast.Node]bool{}}
	ast.Inspect(l.program.Syntax(), f.starts)
	if f.shared || f.unknown {
		panic(&Unsupported{What: "goroutines beside a map that no lock protects", Line: l.program.Line(write.Pos())})
	}
}

func (l *lowerer) usesLocks() bool {
	for _, obj := range l.main.info.Uses {
		if named, ok := obj.(*types.TypeName); ok && named.Pkg() != nil && named.Pkg().Path() == "sync" {
			switch named.Name() {
			case "Mutex", "RWMutex", "Map":
				return true
			}
		}
	}
	return false
}

// mapWrite is a statement that sets an element of a map, nil if there is none.
func (l *lowerer) mapWrite() (write ast.Node) {
	ast.Inspect(l.program.Syntax(), func(n ast.Node) bool {
		var places []ast.Expr
		switch n := n.(type) {
		case *ast.AssignStmt:
			places = n.Lhs
		case *ast.IncDecStmt:
			places = []ast.Expr{n.X}
		}
		for _, e := range places {
			if x, ok := ast.Unparen(e).(*ast.IndexExpr); ok && l.isMap(x.X) && write == nil {
				write = n
			}
		}
		return write == nil
	})
	return write
}

func (l *lowerer) isMap(e ast.Expr) bool {
	t := l.main.info.TypeOf(e)
	if t == nil {
		return false
	}
	_, ok := t.Underlying().(*types.Map)
	return ok
}

// A goroutineFinder goes through the code that may run on a goroutine beside
// main's.
type goroutineFinder struct {
	*lowerer
	seen    map[ast.Node]bool
	shared  bool // that code has a map which others may have, too
	unknown bool // what that code calls cannot be told
}

// starts visits what a node of the program starts a goroutine for.
func (f *goroutineFinder) starts(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.GoStmt:
		f.visit(n.Call)
	case *ast.CallExpr:
		if fn := f.called(n); fn != nil && frontend.Starts(fn) {
			f.visit(n)
		}
	}
	return true
}

func (f *goroutineFinder) called(e *ast.CallExpr) *types.Func {
	var id *ast.Ident
	switch fun := ast.Unparen(e.Fun).(type) {
	case *ast.Ident:
		id = fun
	case *ast.SelectorExpr:
		id = fun.Sel
	default:
		return nil
	}
	fn, _ := f.main.info.Uses[id].(*types.Func)
	return fn
}

// visit looks at a piece of code that runs on a goroutine, and at the functions
// that it mentions.
func (f *goroutineFinder) visit(code ast.Node) {
	if f.seen[code] {
		return
	}
	f.seen[code] = true
	ast.Inspect(code, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			f.name(n, code)
		case *ast.IndexExpr, *ast.StarExpr, *ast.UnaryExpr, *ast.TypeAssertExpr:
			f.value(n.(ast.Expr))
		case *ast.CaseClause:
			for _, e := range n.List {
				f.shared = f.shared || f.isMap(e)
			}
		}
		return true
	})
}

// value notes a map or a function that comes out of something, which may hold any.
func (f *goroutineFinder) value(e ast.Expr) {
	tv := f.main.info.Types[e]
	if !tv.IsValue() {
		return
	}
	f.shared = f.shared || f.isMap(e)
	if x, ok := e.(*ast.IndexExpr); ok && f.main.info.Types[x.X].Type != nil {
		if _, generic := f.main.info.Types[x.X].Type.(*types.Signature); generic {
			return
		}
	}
	_, isFunc := tv.Type.Underlying().(*types.Signature)
	f.unknown = f.unknown || isFunc
}

func (f *goroutineFinder) name(id *ast.Ident, code ast.Node) {
	switch obj := f.main.info.Uses[id].(type) {
	case *types.Func:
		if recv := obj.Signature().Recv(); recv != nil && types.IsInterface(recv.Type()) {
			f.methods(obj.Name())
		} else if d := f.decls[obj.Origin()]; d != nil {
			f.visit(d.syn)
		}
	case *types.Var:
		if f.private(obj, code) {
			return
		}
		switch obj.Type().Underlying().(type) {
		case *types.Map:
			f.shared = true
		case *types.Signature:
			f.unknown = true
		}
	}
}

// methods visits all methods of a name: one of them is called through an
// interface.
func (f *goroutineFinder) methods(name string) {
	for fn, d := range f.decls {
		if fn.Name() == name && fn.Signature().Recv() != nil {
			f.visit(d.syn)
		}
	}
}

// private reports whether a variable is made by a piece of code for itself, which
// starts no goroutine of its own.
func (f *goroutineFinder) private(v *types.Var, code ast.Node) bool {
	if v.IsField() || v.Kind() == types.ParamVar || v.Pos() < code.Pos() || code.End() <= v.Pos() {
		return false
	}
	starts := false
	ast.Inspect(code, func(n ast.Node) bool {
		_, isGo := n.(*ast.GoStmt)
		starts = starts || isGo
		return !starts
	})
	return !starts
}
