package frontend

import (
	"fmt"
	"go/ast"
)

// maxParts is of how many parts a type may be put together, counting one again each
// time it is named. Fifty types, each of two of the one before, have more parts than
// the type checker, or the compiler, will ever have gone through.
const maxParts = 100_000

// tooVast finds the first type that has more parts, or else the first call of a generic
// function whose result has.
func (p *Program) tooVast() []Diagnostic {
	v := vastness{specs: map[string][]*ast.TypeSpec{}, counts: map[*ast.TypeSpec]count{}}
	var all []*ast.TypeSpec
	ast.Inspect(p.file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			all = append(all, spec)
			v.specs[spec.Name.Name] = append(v.specs[spec.Name.Name], spec)
		}
		return true
	})
	for _, spec := range all {
		if v.named(spec).parts > maxParts {
			return []Diagnostic{at(p.fset, spec.Pos(), fmt.Sprintf("the type %s has more than %d parts; a submission must not have such types", spec.Name.Name, maxParts))}
		}
	}
	return p.vastCall(v)
}

// vastness counts parts, up to one more than there may be. Types of one name in
// several functions are taken for the largest of them.
type vastness struct {
	specs  map[string][]*ast.TypeSpec
	counts map[*ast.TypeSpec]count // that of a type is {1, 0} while it is counted

	params map[string]bool // type parameters of the type that is counted
	weight int             // the parts of each
}

// A count is of the parts of a type, each type parameter being one, and of the type
// parameters among them.
type count struct{ parts, params int }

func (v vastness) named(spec *ast.TypeSpec) count {
	n, known := v.counts[spec]
	if known {
		return n
	}
	v.counts[spec] = count{1, 0} // a type that contains itself is the type checker's to refuse
	v.params = map[string]bool{}
	if spec.TypeParams != nil {
		for _, f := range spec.TypeParams.List {
			for _, name := range f.Names {
				v.params[name.Name] = true
			}
		}
	}
	v.weight = 2
	twice := v.of(spec.Type, true)
	v.weight = 1
	n.parts = v.of(spec.Type, true)
	n.params = twice - n.parts
	v.counts[spec] = n
	return n
}

// instance counts the parts of a generic type with its type arguments put in.
func (v vastness) instance(generic ast.Expr, args ...ast.Expr) int {
	n, largest := 0, 1
	for _, arg := range args {
		parts := v.of(arg, true)
		n, largest = bounded(n+parts), max(largest, parts)
	}
	id, ok := generic.(*ast.Ident)
	if !ok {
		return bounded(1 + n)
	}
	parts := bounded(1 + n)
	for _, spec := range v.specs[id.Name] {
		c := v.named(spec)
		parts = max(parts, bounded(c.parts+times(c.params, largest)))
	}
	return parts
}

// of counts the parts of a type. Those of a named type count only within a value of
// it: a pointer ends where it points.
func (v vastness) of(e ast.Expr, within bool) int {
	switch e := e.(type) {
	case *ast.Ident:
		if v.params[e.Name] {
			return v.weight
		}
		n := 1
		for _, spec := range v.specs[e.Name] {
			if within || spec.Assign.IsValid() {
				n = max(n, v.named(spec).parts)
			}
		}
		return n
	case *ast.ParenExpr:
		return v.of(e.X, within)
	case *ast.IndexExpr:
		return v.instance(e.X, e.Index)
	case *ast.IndexListExpr:
		return v.instance(e.X, e.Indices...)
	case *ast.StructType:
		return v.fields(e.Fields, within)
	case *ast.InterfaceType:
		return v.fields(e.Methods, within)
	case *ast.ArrayType:
		return bounded(1 + v.of(e.Elt, within && e.Len != nil))
	case *ast.StarExpr:
		return bounded(1 + v.of(e.X, false))
	case *ast.ChanType:
		return bounded(1 + v.of(e.Value, false))
	case *ast.MapType:
		return bounded(1 + v.of(e.Key, false) + v.of(e.Value, false))
	case *ast.FuncType:
		return bounded(v.fields(e.Params, false) + v.fields(e.Results, false))
	case *ast.BinaryExpr: // a union in a constraint
		return bounded(v.of(e.X, within) + v.of(e.Y, within))
	case *ast.UnaryExpr:
		return v.of(e.X, within)
	}
	return 1
}

func (v vastness) fields(list *ast.FieldList, within bool) int {
	n := 1
	if list == nil {
		return n
	}
	for _, f := range list.List {
		n = bounded(n + times(max(1, len(f.Names)), v.of(f.Type, within)))
	}
	return n
}

func bounded(parts int) int { return min(parts, maxParts+1) }

// times is a bounded product, which an int of 32 bits may not hold otherwise.
func times(n, parts int) int { return int(min(int64(n)*int64(parts), maxParts+1)) }
