package frontend

import (
	"fmt"
	"go/ast"
)

// vastCall finds the first call of a generic function whose result has a type of more
// than maxParts parts, put together by a chain of such calls: of a function that makes
// a pair of what it is given, each call has twice the parts of the one inside it. A
// variable stands for the largest of the values that variables of its name are given.
func (p *Program) vastCall(v vastness) []Diagnostic {
	c := callVastness{
		vastness: v,
		generic:  map[string]*ast.FuncDecl{},
		given:    map[string][]ast.Expr{},
		results:  map[*ast.FuncDecl]count{},
		parts:    map[string]int{},
	}
	for _, d := range p.file.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Type.TypeParams != nil {
			c.generic[fn.Name.Name] = fn
		}
	}
	if len(c.generic) == 0 {
		return nil
	}
	var calls []*ast.CallExpr
	ast.Inspect(p.file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			c.give(n.Lhs, n.Rhs)
		case *ast.ValueSpec:
			for i, name := range n.Names {
				if len(n.Values) > 0 {
					c.given[name.Name] = append(c.given[name.Name], n.Values[min(i, len(n.Values)-1)])
				}
			}
		case *ast.CallExpr:
			calls = append(calls, n)
		}
		return true
	})
	for _, e := range calls {
		if c.of(e) > maxParts {
			return []Diagnostic{at(p.fset, e.Pos(), fmt.Sprintf("the type of this value has more than %d parts; a submission must not have such types", maxParts))}
		}
	}
	return nil
}

// callVastness counts the parts of values, as far as they come from calls of generic
// functions.
type callVastness struct {
	vastness
	generic map[string]*ast.FuncDecl
	given   map[string][]ast.Expr // what variables of a name are given
	results map[*ast.FuncDecl]count
	parts   map[string]int // of variables; 1 while it is counted
}

func (c callVastness) give(names, values []ast.Expr) {
	for i, e := range names {
		if id, ok := e.(*ast.Ident); ok {
			c.given[id.Name] = append(c.given[id.Name], values[min(i, len(values)-1)])
		}
	}
}

// of counts the parts of the type of a value.
func (c callVastness) of(e ast.Expr) int {
	switch e := e.(type) {
	case *ast.Ident:
		return c.variable(e.Name)
	case *ast.CallExpr:
		return c.call(e)
	case *ast.ParenExpr:
		return c.of(e.X)
	case *ast.UnaryExpr:
		return c.of(e.X)
	case *ast.StarExpr:
		return c.of(e.X)
	}
	return 1
}

func (c callVastness) variable(name string) int {
	if n, known := c.parts[name]; known {
		return n
	}
	c.parts[name] = 1
	n := 1
	for _, e := range c.given[name] {
		n = max(n, c.of(e))
	}
	c.parts[name] = n
	return n
}

func (c callVastness) call(e *ast.CallExpr) int {
	id, ok := ast.Unparen(e.Fun).(*ast.Ident)
	if !ok || c.generic[id.Name] == nil {
		return 1
	}
	largest := 1
	for _, arg := range e.Args {
		largest = max(largest, c.of(arg))
	}
	result := c.result(c.generic[id.Name])
	return bounded(result.parts + times(result.params, largest))
}

// result counts the parts of what a generic function returns.
func (c callVastness) result(fn *ast.FuncDecl) count {
	if n, known := c.results[fn]; known {
		return n
	}
	v := c.vastness
	v.params = map[string]bool{}
	for _, f := range fn.Type.TypeParams.List {
		for _, name := range f.Names {
			v.params[name.Name] = true
		}
	}
	v.weight = 2
	twice := v.fields(fn.Type.Results, true)
	v.weight = 1
	n := count{parts: v.fields(fn.Type.Results, true)}
	n.params = twice - n.parts
	c.results[fn] = n
	return n
}
