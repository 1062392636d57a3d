package lower

import (
	"go/ast"
	"go/types"
)

// A function that calls recover has to know whether it was deferred, and by whom. One
// that is deferred where it stands, or by its own name, is given the frame that it
// recovers from. A function value cannot be, for others of its type take none: who
// defers it leaves the frame in the variable handed, which every function of the
// program makes nil when it begins, and one that recovers takes first.

// recovers reports whether the function calls recover itself, which gives it a
// hidden first parameter: the frame of the function that deferred it.
func (d *declared) recovers() bool { return d.syn.Body != nil && d.pkg.recovers(d.syn.Body) }

// recovers reports whether the body of a function calls recover itself, and not only
// in a function literal inside it.
func (s *source) recovers(body *ast.BlockStmt) bool {
	found := false
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			if id, ok := ast.Unparen(n.Fun).(*ast.Ident); ok {
				if b, ok := s.info.Uses[id].(*types.Builtin); ok && b.Name() == "recover" {
					found = true
				}
			}
		}
		return !found
	})
	return found
}

// take is a call that takes the frame that was handed over. Goroutines would take
// each other's, so that programs with several are declined.
func (l *lowerer) take(line int) string {
	if l.atomic {
		panic(&Unsupported{What: "a function that recovers, as a value, beside goroutines", Line: line})
	}
	if !l.found.taking {
		l.found.taking = true
		panic(errAgain)
	}
	return l.helper("take", "take", func(h string) string {
		return "func " + h + "() *rt.Frame {\nf := handed\nhanded = nil\nreturn f\n}\n"
	}) + "()"
}

// taker is c as what a function value calls, which e stands for.
func (w *writer) taker(c callee, e ast.Expr) callee {
	switch {
	case c.recovers():
		c.first = append([]string{w.l.take(w.lineOf(e))}, c.first[1:]...)
	case c.fn != nil && !c.lib && c.fn.Signature().Recv() != nil && types.IsInterface(c.fn.Signature().Recv().Type()) && w.l.recoversByName(c.fn.Name()):
		w.l.take(w.lineOf(e)) // which the method does
	}
	return c
}

// hand is a deferred call of a function value, which may be one that recovers.
func (w *writer) hand(frame, call string) string {
	if frame == "" || !w.l.found.taking {
		return call
	}
	return "handed = " + frame + "\n" + call
}

// handedVar declares the variable, and forgets it before the program runs once more.
func (l *lowerer) handedVar() {
	if l.found.taking {
		l.varDecls.WriteString("var handed *rt.Frame\n")
		l.forgetCode.WriteString("handed = nil\n")
	}
}

// calledAtOnce reports whether a function literal is called where it stands.
func (l *lowerer) calledAtOnce(lit *ast.FuncLit) bool {
	if l.called == nil {
		l.called = map[*ast.FuncLit]bool{}
		ast.Inspect(l.program.Syntax(), func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if lit, ok := ast.Unparen(call.Fun).(*ast.FuncLit); ok {
					l.called[lit] = true
				}
			}
			return true
		})
	}
	return l.called[lit]
}

// recoversByName reports whether a method of the program of that name recovers.
func (l *lowerer) recoversByName(name string) bool {
	for fn, d := range l.decls {
		if fn.Name() == name && fn.Signature().Recv() != nil && d.recovers() {
			return true
		}
	}
	return false
}
