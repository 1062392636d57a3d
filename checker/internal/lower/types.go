package lower

import (
	"fmt"
	"go/types"
	"strings"
)

// anywhere reports whether t, or a type written inside it, is as found says.
// Names are looked into only for their type arguments.
func anywhere(t types.Type, found func(types.Type) bool) bool {
	t = types.Unalias(t)
	if found(t) {
		return true
	}
	switch t := t.(type) {
	case *types.Named:
		for arg := range t.TypeArgs().Types() {
			if anywhere(arg, found) {
				return true
			}
		}
	case *types.Map:
		return anywhere(t.Key(), found) || anywhere(t.Elem(), found)
	case interface{ Elem() types.Type }:
		return anywhere(t.Elem(), found)
	case *types.Struct:
		for f := range t.Fields() {
			if anywhere(f.Type(), found) {
				return true
			}
		}
	case *types.Signature:
		return anywhere(t.Params(), found) || anywhere(t.Results(), found)
	case *types.Tuple:
		for v := range t.Variables() {
			if anywhere(v.Type(), found) {
				return true
			}
		}
	}
	return false
}

// isUser reports whether a named type is the program's own, or one of the
// library's that are kept as source; the interpreter has the others natively.
func (l *lowerer) isUser(t *types.Named) bool {
	pkg := t.Obj().Pkg()
	return pkg != nil && (pkg == l.program.Types() || sourced[pkg.Path()])
}

// typeText is a type in the output. All type parameters have been put in.
func (l *lowerer) typeText(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return l.basicText(t)
	case *types.Named:
		return l.namedText(t)
	case *types.Pointer:
		return "*" + l.typeText(t.Elem())
	case *types.Slice:
		return "[]" + l.typeText(t.Elem())
	case *types.Array:
		return fmt.Sprintf("[%d]%s", t.Len(), l.typeText(t.Elem()))
	case *types.Map:
		return "map[" + l.typeText(t.Key()) + "]" + l.typeText(t.Elem())
	case *types.Chan:
		return "chan " + l.typeText(t.Elem()) // directions have been checked
	case *types.Signature:
		return "func" + l.signatureText(t)
	case *types.Struct:
		if t.NumFields() == 0 {
			return "struct{}" // as in a channel of signals
		}
		return l.structText(t, "anon")
	case *types.Interface:
		return "interface{}"
	}
	panic(&Unsupported{What: "the type " + t.String()})
}

func (l *lowerer) basicText(t *types.Basic) string {
	switch {
	case t.Kind() == types.UnsafePointer || t.Info()&types.IsComplex != 0:
		panic(&Unsupported{What: "the type " + t.String()})
	case t.Info()&types.IsUntyped != 0:
		return types.Default(t).String()
	}
	return types.Typ[t.Kind()].Name() // uint8 for byte, int32 for rune
}

func (l *lowerer) namedText(t *types.Named) string {
	obj := t.Obj()
	if types.IsInterface(t) {
		return "interface{}"
	}
	if !l.isUser(t) {
		if t.TypeArgs().Len() > 0 {
			if obj.Pkg().Path() == "iter" {
				return l.typeText(t.Underlying())
			}
			panic(&Unsupported{What: "the generic type " + t.String()})
		}
		return l.native(obj.Pkg()) + "." + obj.Name()
	}
	if _, ok := t.Underlying().(*types.Struct); ok {
		return l.structText(t, obj.Name())
	}
	if l.recursive(t) {
		return l.structText(t, obj.Name())
	}
	return l.typeText(t.Underlying())
}

// recursive reports whether a named type that is not a struct needs its own
// name to be written down.
func (l *lowerer) recursive(t *types.Named) bool {
	seen := map[*types.Named]bool{}
	var reaches func(u types.Type) bool
	reaches = func(u types.Type) bool {
		named, ok := u.(*types.Named)
		if !ok || seen[named] {
			return false
		}
		seen[named] = true
		if types.Identical(named, t) {
			return true
		}
		_, isStruct := named.Underlying().(*types.Struct)
		return !isStruct && l.isUser(named) && !types.IsInterface(named) && anywhere(named.Underlying(), reaches)
	}
	return anywhere(t.Underlying(), reaches)
}

// signatureText is the parameters and results of a function type. A variadic
// parameter is a slice: calls write it out.
func (l *lowerer) signatureText(s *types.Signature) string {
	var params []string
	for v := range s.Params().Variables() {
		params = append(params, l.typeText(v.Type()))
	}
	return "(" + strings.Join(params, ", ") + ")" + l.resultsText(s)
}

func (l *lowerer) resultsText(s *types.Signature) string {
	var results []string
	for v := range s.Results().Variables() {
		results = append(results, l.typeText(v.Type()))
	}
	switch len(results) {
	case 0:
		return ""
	case 1:
		return " " + results[0]
	}
	return " (" + strings.Join(results, ", ") + ")"
}

// paramsText declares the parameters a0, a1, ... of a signature.
func (l *lowerer) paramsText(s *types.Signature) string {
	var params []string
	for i := range s.Params().Len() {
		params = append(params, fmt.Sprintf("a%d %s", i, l.typeText(s.Params().At(i).Type())))
	}
	return strings.Join(params, ", ")
}
