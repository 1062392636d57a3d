package lower

import (
	"fmt"
	"go/types"
	"strings"

	"nqueens/checker/internal/box"
)

// structText is the name of the output's type for a struct. Each struct type has
// one, without methods, and its fields have names of our own.
func (l *lowerer) structText(t types.Type, base string) string {
	key := l.key(t)
	if name, ok := l.named[key]; ok {
		return name
	}
	name := l.fresh("T_" + base)
	if l.wrapped(t) || l.circular(t) || l.found.made[key] {
		l.named[key] = "rt." + name
		l.makeStruct(name, t)
		return l.named[key]
	}
	l.named[key] = name
	s := t.Underlying().(*types.Struct)
	var fields []string
	for i := range s.NumFields() {
		fields = append(fields, fieldText(s, i)+" "+l.typeText(s.Field(i).Type()))
	}
	if len(fields) == 0 {
		fields = []string{"F bool"} // the interpreter cannot assert to an empty struct
	}
	fmt.Fprintf(&l.typeDecls, "type %s struct{ %s }\n", name, strings.Join(fields, "; "))
	return name
}

// makeStruct describes a struct type that package box makes, and sees to it that
// the types of its fields are made there, too.
func (l *lowerer) makeStruct(name string, whole types.Type) {
	at := len(l.structs)
	l.structs = append(l.structs, box.Struct{Name: name})
	var fields []box.StructField
	for i, t := range fieldTypes(whole) {
		for _, part := range l.structsIn(t) {
			key := l.key(part)
			l.found.made[key] = true
			if text, ok := l.named[key]; ok && !strings.HasPrefix(text, "rt.") {
				panic(errAgain)
			}
		}
		field := box.StructField{Name: wrappedField, Type: l.typeText(t)}
		if s, ok := whole.Underlying().(*types.Struct); ok {
			field.Name = fieldText(s, i)
		}
		fields = append(fields, field)
	}
	if len(fields) == 0 {
		fields = []box.StructField{{Name: "F", Type: "bool"}}
	}
	l.structs[at].Fields = fields
}

// fieldTypes are the types of the fields of one of the output's structs.
func fieldTypes(t types.Type) []types.Type {
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return []types.Type{t.Underlying()}
	}
	var ts []types.Type
	for f := range s.Fields() {
		ts = append(ts, f.Type())
	}
	return ts
}

// circular reports whether a struct type contains another one that contains it,
// through pointers for example: the interpreter makes types that contain
// themselves, but not those.
func (l *lowerer) circular(t types.Type) bool {
	for key, u := range l.reachable(t) {
		if key == l.key(t) {
			continue
		}
		if _, back := l.reachable(u)[l.key(t)]; back {
			return true
		}
	}
	return false
}

// reachable are the struct types that the fields of a struct type lead to, by
// their keys.
func (l *lowerer) reachable(t types.Type) map[string]types.Type {
	found := map[string]types.Type{}
	var visit func(t types.Type)
	visit = func(t types.Type) {
		for _, f := range fieldTypes(t) {
			for _, part := range l.structsIn(f) {
				if key := l.key(part); found[key] == nil {
					found[key] = part
					visit(part)
				}
			}
		}
	}
	visit(t)
	return found
}

// structsIn lists the struct types of the output that a type is written with.
func (l *lowerer) structsIn(t types.Type) []types.Type {
	var structs []types.Type
	var visit func(t types.Type) bool
	visit = func(t types.Type) bool {
		switch u := t.(type) {
		case *types.Struct:
			if u.NumFields() > 0 {
				structs = append(structs, u)
			}
		case *types.Named:
			if types.IsInterface(u) || !l.isUser(u) {
				return false
			}
			if _, ok := u.Underlying().(*types.Struct); ok || l.recursive(u) {
				structs = append(structs, u)
				return false
			}
			anywhere(u.Underlying(), visit)
		}
		return false
	}
	anywhere(t, visit)
	return structs
}
