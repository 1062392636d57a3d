package lower

import (
	"fmt"
	"go/types"

	"nqueens/checker/internal/box"
)

// key names a type so that identical types have the same key and no others do.
func (l *lowerer) key(t types.Type) string {
	checkParts(t)
	s := types.TypeString(nameless(t), func(p *types.Package) string { return p.Path() })
	anywhere(t, func(t types.Type) bool {
		// Types declared in functions may share a name.
		if named, ok := t.(*types.Named); ok && named.Obj().Pkg() != nil && named.Obj().Parent() != named.Obj().Pkg().Scope() {
			s += fmt.Sprintf("@%d", named.Obj().Pos())
		}
		return false
	})
	return s
}

// nameless is a type without the names of parameters, which say nothing of it.
func nameless(t types.Type) types.Type {
	switch t := types.Unalias(t).(type) {
	case *types.Pointer:
		return types.NewPointer(nameless(t.Elem()))
	case *types.Slice:
		return types.NewSlice(nameless(t.Elem()))
	case *types.Array:
		return types.NewArray(nameless(t.Elem()), t.Len())
	case *types.Map:
		return types.NewMap(nameless(t.Key()), nameless(t.Elem()))
	case *types.Chan:
		return types.NewChan(t.Dir(), nameless(t.Elem()))
	case *types.Signature:
		return unnamed(t)
	case *types.Struct:
		var fields []*types.Var
		var tags []string
		for i := range t.NumFields() {
			f := t.Field(i)
			fields = append(fields, types.NewField(f.Pos(), f.Pkg(), f.Name(), nameless(f.Type()), f.Embedded()))
			tags = append(tags, t.Tag(i))
		}
		return types.NewStruct(fields, tags)
	case *types.Interface:
		var methods []*types.Func
		for m := range t.Methods() {
			methods = append(methods, types.NewFunc(m.Pos(), m.Pkg(), m.Name(), unnamed(m.Signature())))
		}
		if len(methods) == 0 {
			return t
		}
		return types.NewInterfaceType(methods, nil).Complete()
	}
	return types.Unalias(t)
}

// unnamed is a signature without the names of its parameters.
func unnamed(s *types.Signature) *types.Signature {
	strip := func(t *types.Tuple) *types.Tuple {
		var vars []*types.Var
		for v := range t.Variables() {
			vars = append(vars, types.NewVar(0, nil, "", nameless(v.Type())))
		}
		return types.NewTuple(vars...)
	}
	return types.NewSignatureType(nil, nil, nil, strip(s.Params()), strip(s.Results()), s.Variadic())
}

// needsBox reports whether a value of type t, put into an interface, must be
// boxed: whether the interpreter's own type for it would not tell everything.
func (l *lowerer) needsBox(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Named:
		if t.TypeArgs().Len() > 0 || l.isUser(t) {
			return true
		}
		return types.IsInterface(t)
	case *types.Struct:
		return true
	case *types.Interface:
		return t.NumMethods() > 0
	case *types.Map:
		return l.needsBox(t.Key()) || l.needsBox(t.Elem())
	case *types.Signature:
		return true
	case interface{ Elem() types.Type }:
		if c, ok := t.(*types.Chan); ok && c.Dir() != types.SendRecv {
			return true
		}
		return l.needsBox(t.Elem())
	}
	return false
}

// number is the number of a type whose values are boxed. The first use describes
// the type.
func (l *lowerer) number(t types.Type) int {
	t = types.Unalias(t)
	key := l.key(t)
	if id, ok := l.ids[key]; ok {
		return id
	}
	l.described = append(l.described, box.Type{})
	l.boxed = append(l.boxed, t)
	id := len(l.described)
	l.ids[key] = id
	l.described[id-1] = l.describe(t) // may number further types
	return id
}

// part is the number of a type inside another one, 0 if it is native.
func (l *lowerer) part(t types.Type) int {
	if types.IsInterface(t) || !l.needsBox(t) {
		return 0
	}
	return l.number(t)
}

func (l *lowerer) describe(t types.Type) box.Type {
	d := box.Type{Name: l.typeName(t), Methods: l.methodKeys(types.NewMethodSet(t))}
	_, d.Named = t.(*types.Named)
	d.Wrapped = l.wrapped(t)
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		d.Elem = l.part(u.Elem())
	case *types.Slice:
		d.Elem = l.part(u.Elem())
	case *types.Array:
		d.Elem = l.part(u.Elem())
	case *types.Map:
		d.Key, d.Elem = l.part(u.Key()), l.part(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			d.Fields = append(d.Fields, box.Field{Name: f.Name(), Exported: f.Exported(), Type: l.part(f.Type())})
		}
	}
	return d
}
