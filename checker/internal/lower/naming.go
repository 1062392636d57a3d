package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"
)

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
	var args []string
	for arg := range t.TypeArgs().Types() {
		args = append(args, naming{n.l, true}.typeName(arg))
	}
	if len(args) > 0 {
		name += "[" + strings.Join(args, ",") + "]"
	}
	if n.arguments {
		if number := n.l.localNumber(t.Obj()); number > 0 {
			name += fmt.Sprintf("·%d", number)
		}
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
