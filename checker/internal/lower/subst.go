package lower

import (
	"go/types"
)

// An env gives the type parameters of a generic function their arguments.
type env map[*types.TypeParam]types.Type

// subst puts the arguments of type parameters in and looks through aliases.
func (l *lowerer) subst(t types.Type, e env) types.Type {
	if t == nil {
		return nil
	}
	if len(e) == 0 {
		return types.Unalias(t)
	}
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		if arg, ok := e[t]; ok {
			return arg
		}
	case *types.Pointer:
		return types.NewPointer(l.subst(t.Elem(), e))
	case *types.Slice:
		return types.NewSlice(l.subst(t.Elem(), e))
	case *types.Array:
		return types.NewArray(l.subst(t.Elem(), e), t.Len())
	case *types.Map:
		return types.NewMap(l.subst(t.Key(), e), l.subst(t.Elem(), e))
	case *types.Chan:
		return types.NewChan(t.Dir(), l.subst(t.Elem(), e))
	case *types.Tuple:
		return l.substTuple(t, e)
	case *types.Signature:
		return types.NewSignatureType(nil, nil, nil, l.substTuple(t.Params(), e), l.substTuple(t.Results(), e), t.Variadic())
	case *types.Struct:
		var fields []*types.Var
		var tags []string
		for i := range t.NumFields() {
			f := t.Field(i)
			fields = append(fields, types.NewField(f.Pos(), f.Pkg(), f.Name(), l.subst(f.Type(), e), f.Embedded()))
			tags = append(tags, t.Tag(i))
		}
		return types.NewStruct(fields, tags)
	case *types.Interface:
		return l.substInterface(t, e)
	case *types.Named:
		return l.substNamed(t, e)
	}
	return types.Unalias(t)
}

func (l *lowerer) substTuple(t *types.Tuple, e env) *types.Tuple {
	var vars []*types.Var
	for v := range t.Variables() {
		vars = append(vars, types.NewVar(v.Pos(), v.Pkg(), v.Name(), l.subst(v.Type(), e)))
	}
	return types.NewTuple(vars...)
}

func (l *lowerer) substInterface(t *types.Interface, e env) types.Type {
	if t.NumMethods() == 0 {
		return t
	}
	var methods []*types.Func
	for m := range t.Methods() {
		methods = append(methods, types.NewFunc(m.Pos(), m.Pkg(), m.Name(), l.subst(m.Type(), e).(*types.Signature)))
	}
	return types.NewInterfaceType(methods, nil).Complete()
}

func (l *lowerer) substNamed(t *types.Named, e env) types.Type {
	if t.TypeArgs().Len() == 0 {
		if declaredIn := t.Obj().Parent(); t.Obj().Pkg() != nil && declaredIn != t.Obj().Pkg().Scope() && mentionsParams(t.Underlying()) {
			panic(&Unsupported{What: "a type declared inside a generic function"})
		}
		return t
	}
	var args []types.Type
	for arg := range t.TypeArgs().Types() {
		args = append(args, l.subst(arg, e))
	}
	instance, err := types.Instantiate(l.context, t.Origin(), args, false)
	if err != nil {
		panic(&Unsupported{What: err.Error()})
	}
	return instance
}

// mentionsParams reports whether a type has a type parameter in it.
func mentionsParams(t types.Type) bool {
	return anywhere(t, func(t types.Type) bool { _, ok := t.(*types.TypeParam); return ok })
}
