package box

import (
	"fmt"
	"go/ast"
	"go/parser"
	"reflect"
	"strconv"
	"unsafe"
)

// Types describes what a program has of types that the interpreter cannot have, and
// whether it may come to a nil pointer before the compiled program does.
type Types struct {
	Boxed     []Type
	Structs   []Struct
	Libraries map[string]string // packages that Structs speak of: the program's names to their paths

	NilTooEarly bool
}

// A Struct describes a struct type of the program that the interpreter could
// not make itself, because several of them contain each other through pointers.
type Struct struct {
	Name   string
	Fields []StructField
}

// A StructField is one of its fields. The type is an expression of Go, in which
// the names of other such structs stand after "rt.".
type StructField struct{ Name, Type string }

// A Library gives the type of that name in a package of the library, by the name
// that the program has for the package; nil if there is none.
type Library func(pkg, name string) reflect.Type

// Structs makes the described types, for the interpreter to find under their
// names.
func Structs(described []Struct, library Library) (symbols map[string]reflect.Value, err error) {
	b := structBuilder{library: library, described: map[string]Struct{}, made: map[string]reflect.Type{}}
	for _, s := range described {
		b.described[s.Name] = s
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("types that contain each other: %v", r)
		}
	}()
	symbols = map[string]reflect.Value{}
	for _, s := range described {
		symbols[s.Name] = reflect.Zero(reflect.PointerTo(b.make(s.Name)))
	}
	for _, s := range described {
		b.complete(s)
	}
	return symbols, nil
}

type structBuilder struct {
	library   Library
	described map[string]Struct
	made      map[string]reflect.Type
}

// make makes a struct. What its fields point to may not be there yet, so they
// point to bytes until complete has been called.
func (b structBuilder) make(name string) reflect.Type {
	if t, ok := b.made[name]; ok {
		return t
	}
	var fields []reflect.StructField
	for i, f := range b.described[name].Fields {
		field := reflect.StructField{Name: f.Name, Type: b.typeOf(parsed(f.Type), true)}
		if i == 0 {
			field.Tag = reflect.StructTag(name) // no two structs are one type
		}
		fields = append(fields, field)
	}
	t := reflect.StructOf(fields)
	b.made[name] = t
	return t
}

// complete gives the fields of a struct their types.
func (b structBuilder) complete(s Struct) {
	t := b.made[s.Name]
	for i, f := range s.Fields {
		want := b.typeOf(parsed(f.Type), false)
		if t.Field(i).Type != want {
			setFieldType(t, i, want)
		}
		if t.Field(i).Type != want {
			panic("the fields of a struct type are not where they were")
		}
	}
}

func parsed(text string) ast.Expr {
	e, err := parser.ParseExpr(text)
	if err != nil {
		panic(err)
	}
	return e
}

var byteType = reflect.TypeFor[byte]()

// typeOf is the type that an expression stands for. With hollow, what is only
// pointed to is a byte: the kind, size and comparability stay the same.
func (b structBuilder) typeOf(e ast.Expr, hollow bool) reflect.Type {
	behind := func(e ast.Expr) reflect.Type {
		if hollow {
			return byteType
		}
		return b.typeOf(e, false)
	}
	switch e := e.(type) {
	case *ast.Ident:
		return basicTypes[e.Name]
	case *ast.ParenExpr:
		return b.typeOf(e.X, hollow)
	case *ast.InterfaceType:
		return reflect.TypeFor[any]()
	case *ast.StructType:
		return reflect.TypeFor[struct{}]()
	case *ast.SelectorExpr:
		if e.X.(*ast.Ident).Name == "rt" {
			return b.make(e.Sel.Name)
		}
		return b.library(e.X.(*ast.Ident).Name, e.Sel.Name)
	case *ast.StarExpr:
		return reflect.PointerTo(behind(e.X))
	case *ast.ArrayType:
		if e.Len == nil {
			return reflect.SliceOf(behind(e.Elt))
		}
		n, err := strconv.Atoi(e.Len.(*ast.BasicLit).Value)
		if err != nil {
			panic(err)
		}
		return reflect.ArrayOf(n, b.typeOf(e.Elt, hollow))
	case *ast.MapType:
		return reflect.MapOf(behind(e.Key), behind(e.Value))
	case *ast.ChanType:
		return reflect.ChanOf(reflect.BothDir, behind(e.Value))
	case *ast.FuncType:
		if hollow {
			return reflect.TypeFor[func()]()
		}
		return reflect.FuncOf(b.typesOf(e.Params), b.typesOf(e.Results), false)
	}
	panic(fmt.Sprintf("a type of kind %T", e))
}

// typesOf are the types of a list of parameters or results, which have no names.
func (b structBuilder) typesOf(list *ast.FieldList) []reflect.Type {
	var ts []reflect.Type
	if list == nil {
		return nil
	}
	for _, f := range list.List {
		ts = append(ts, b.typeOf(f.Type, false))
	}
	return ts
}

var basicTypes = map[string]reflect.Type{}

func init() {
	for _, x := range []any{false, "", 0, int8(0), int16(0), int32(0), int64(0), uint(0), uint8(0), uint16(0), uint32(0), uint64(0), uintptr(0), float32(0), float64(0)} {
		t := reflect.TypeOf(x)
		basicTypes[t.Name()] = t
	}
}

// The layout of a struct type, as in internal/abi; complete checks that it has
// not changed.
type (
	structType struct {
		size, ptrBytes uintptr
		hash           uint32
		flags          [4]uint8
		equal          func(unsafe.Pointer, unsafe.Pointer) bool
		gcData         *byte
		str, ptrToThis int32
		pkgPath        *byte
		fields         []structFieldType
	}
	structFieldType struct {
		name   *byte
		typ    unsafe.Pointer
		offset uintptr
	}
)

// setFieldType gives a field of a struct that reflect has made another type of the
// same layout, which is how a type comes to contain itself.
func setFieldType(s reflect.Type, i int, t reflect.Type) {
	(*structType)(typePointer(s)).fields[i].typ = typePointer(t)
}

// typePointer is where the description of a type is: the data word of its
// reflect.Type.
func typePointer(t reflect.Type) unsafe.Pointer {
	return (*[2]unsafe.Pointer)(unsafe.Pointer(&t))[1]
}
