package lower

import (
	"fmt"
	"go/ast"
	"go/constant"
	"go/types"
	"strings"
)

func (w *writer) composite(e *ast.CompositeLit) string {
	t := w.typeOf(e)
	address := ""
	if p, ok := t.Underlying().(*types.Pointer); ok {
		address, t = "&", p.Elem() // &T left out inside a literal of pointers
	}
	var parts []string
	next := int64(0)
	for i, x := range e.Elts {
		key, val := ast.Expr(nil), x
		if kv, ok := x.(*ast.KeyValueExpr); ok {
			key, val = kv.Key, kv.Value
		}
		switch u := t.Underlying().(type) {
		case *types.Struct:
			if key != nil {
				i = fieldIndex(u, key.(*ast.Ident).Name)
			}
			parts = append(parts, w.l.fieldName(t, i)+": "+w.value(val, u.Field(i).Type()))
		case *types.Map:
			parts = append(parts, w.key(key, u.Key())+": "+w.value(val, u.Elem()))
		case interface{ Elem() types.Type }:
			if key != nil {
				next, _ = constant.Int64Val(w.constant(key))
			}
			parts = append(parts, element(next, w.value(val, u.Elem()), key != nil))
			next++
		}
	}
	return address + w.l.wrap(w.l.typeText(w.l.bare(t))+"{"+strings.Join(parts, ", ")+"}", t)
}

// element is an element of an array or a slice literal. Without a key the
// interpreter would take the (*p) in it for a type.
func element(i int64, text string, keyed bool) string {
	if keyed || strings.Contains(text, "(*") {
		return fmt.Sprintf("%d: %s", i, text)
	}
	return text
}

func fieldIndex(s *types.Struct, name string) int {
	for i := range s.NumFields() {
		if s.Field(i).Name() == name {
			return i
		}
	}
	return -1
}
