package frontend

import (
	"fmt"
	"go/ast"
)

// maxParts is of how many parts a type may be put together, counting one again each
// time it is named. Fifty types, each of two of the one before, have more parts than
// the type checker, or the compiler, will ever have gone through.
const maxParts = 100_000

// tooVast finds the first type that has more parts. Types that are only put together
// where generic functions are called are not seen.
func (p *Program) tooVast() []Diagnostic {
	v := vastness{specs: map[string][]*ast.TypeSpec{}, parts: map[*ast.TypeSpec]int{}}
	var all []*ast.TypeSpec
	ast.Inspect(p.file, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			all = append(all, spec)
			v.specs[spec.Name.Name] = append(v.specs[spec.Name.Name], spec)
		}
		return true
	})
	for _, spec := range all {
		if v.named(spec) > maxParts {
			return []Diagnostic{at(p.fset, spec.Pos(), fmt.Sprintf("the type %s has more than %d parts; a submission must not have such types", spec.Name.Name, maxParts))}
		}
	}
	return nil
}

// vastness counts parts, up to one more than there may be. Types of one name in
// several functions are taken for the largest of them.
type vastness struct {
	specs map[string][]*ast.TypeSpec
	parts map[*ast.TypeSpec]int // 0 while they are counted
}

func (v vastness) named(spec *ast.TypeSpec) int {
	n, known := v.parts[spec]
	if !known {
		v.parts[spec] = 0
		n = v.of(spec.Type, true)
		v.parts[spec] = n
	}
	return max(n, 1) // a type that contains itself is the type checker's to refuse
}

// of counts the parts of a type. Those of a named type count only within a value of
// it: a pointer ends where it points.
func (v vastness) of(e ast.Expr, within bool) int {
	switch e := e.(type) {
	case *ast.Ident:
		n := 1
		for _, spec := range v.specs[e.Name] {
			if within || spec.Assign.IsValid() {
				n = max(n, v.named(spec))
			}
		}
		return n
	case *ast.ParenExpr:
		return v.of(e.X, within)
	case *ast.IndexExpr:
		return bounded(v.of(e.X, within) * (1 + v.of(e.Index, true)))
	case *ast.IndexListExpr:
		n := 1
		for _, arg := range e.Indices {
			n = bounded(n + v.of(arg, true))
		}
		return bounded(n * v.of(e.X, within))
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
		n = bounded(n + max(1, len(f.Names))*v.of(f.Type, within))
	}
	return n
}

func bounded(parts int) int { return min(parts, maxParts+1) }
