package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"nqueens/checker/internal/box"
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

// fieldText is the name of a struct's field in the output. The interpreter
// exports field names by a prefix, which must not make two of them the same.
func fieldText(s *types.Struct, i int) string {
	return fmt.Sprintf("F%d_%s", i, strings.Trim(s.Field(i).Name(), "_"))
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

// key names a type so that identical types have the same key and no others do.
func (l *lowerer) key(t types.Type) string {
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

// typeName is a type as %T prints it.
func (l *lowerer) typeName(t types.Type) string { return naming{l: l}.typeName(t) }

// A naming spells types. Among the type arguments of another type, one that is
// declared in a function has its number behind its name: main.Pair[main.cell·2].
type naming struct {
	l         *lowerer
	arguments bool
}

// localNumber is the place of a type among all that are declared in functions, from
// 1 and in the order of the file, as the compiler numbers them; 0 for any other type.
// Aliases do not count.
func (l *lowerer) localNumber(of *types.TypeName) int {
	count, number := 0, 0
	for _, d := range l.program.Syntax().Decls {
		if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.TYPE {
			continue
		}
		ast.Inspect(d, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok && !spec.Assign.IsValid() {
				if count++; l.main.info.Defs[spec.Name] == of {
					number = count
				}
			}
			return number == 0
		})
	}
	return number
}

func (n naming) typeName(t types.Type) string {
	switch t := types.Unalias(t).(type) {
	case *types.Basic:
		return types.Typ[t.Kind()].Name()
	case *types.Named:
		return n.named(t)
	case *types.Pointer:
		return "*" + n.typeName(t.Elem())
	case *types.Slice:
		return "[]" + n.typeName(t.Elem())
	case *types.Array:
		return fmt.Sprintf("[%d]%s", t.Len(), n.typeName(t.Elem()))
	case *types.Map:
		return "map[" + n.typeName(t.Key()) + "]" + n.typeName(t.Elem())
	case *types.Chan:
		return map[types.ChanDir]string{types.SendRecv: "chan ", types.SendOnly: "chan<- ", types.RecvOnly: "<-chan "}[t.Dir()] + n.typeName(t.Elem())
	case *types.Signature:
		return "func" + n.signature(t)
	case *types.Struct:
		var fields []string
		for i := range t.NumFields() {
			field := t.Field(i).Name() + " " + n.typeName(t.Field(i).Type())
			if t.Field(i).Embedded() {
				field = n.typeName(t.Field(i).Type())
			}
			if t.Tag(i) != "" {
				field += fmt.Sprintf(" %q", t.Tag(i))
			}
			fields = append(fields, field)
		}
		return braces("struct", fields)
	case *types.Interface:
		var methods []string
		for m := range t.Methods() {
			methods = append(methods, m.Name()+n.signature(m.Signature()))
		}
		return braces("interface", methods)
	}
	return t.String()
}

func braces(word string, parts []string) string {
	if len(parts) == 0 {
		return word + " {}"
	}
	return word + " { " + strings.Join(parts, "; ") + " }"
}

func (n naming) named(t *types.Named) string {
	name := t.Obj().Name()
	if t.Obj().Pkg() != nil {
		name = t.Obj().Pkg().Name() + "." + name
	}
	if n.arguments {
		if number := n.l.localNumber(t.Obj()); number > 0 {
			name += fmt.Sprintf("·%d", number)
		}
	}
	var args []string
	for arg := range t.TypeArgs().Types() {
		args = append(args, naming{n.l, true}.typeName(arg))
	}
	if len(args) > 0 {
		name += "[" + strings.Join(args, ",") + "]"
	}
	return name
}

func (n naming) signature(s *types.Signature) string {
	list := func(t *types.Tuple, variadic bool) []string {
		var names []string
		for i := range t.Len() {
			name := n.typeName(t.At(i).Type())
			if variadic && i == t.Len()-1 {
				name = "..." + strings.TrimPrefix(name, "[]")
			}
			names = append(names, name)
		}
		return names
	}
	text := "(" + strings.Join(list(s.Params(), s.Variadic()), ", ") + ")"
	switch results := list(s.Results(), false); len(results) {
	case 0:
	case 1:
		text += " " + results[0]
	default:
		text += " (" + strings.Join(results, ", ") + ")"
	}
	return text
}
