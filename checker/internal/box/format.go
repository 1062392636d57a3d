package box

import (
	"fmt"
	"io"
	"reflect"
	"sort"
	"strings"
)

// Format implements fmt.Formatter: it prints the value as fmt prints one of its
// type.
func (b Box) Format(s fmt.State, verb rune) {
	p := printer{s, verb}
	p.value(b.T, reflect.ValueOf(b.V), 0, true)
}

// A printer prints one value for a verb and its flags, along the value's type.
type printer struct {
	fmt.State
	verb rune
}

// value prints v, of the type numbered t. Methods are asked only where fmt can
// see them: not behind unexported fields.
func (p printer) value(t int, v reflect.Value, depth int, visible bool) {
	if t == 0 {
		p.native(v, visible)
		return
	}
	if p.Flag('#') && p.verb == 'v' {
		p.syntax(t, v, depth)
		return
	}
	if visible && p.methods(t, v) {
		return
	}
	d := types[t-1]
	if d.Wrapped {
		v = v.Field(0)
	}
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		p.list(d, v, depth, visible)
	case reflect.Map:
		p.mapping(d, v, depth, visible)
	case reflect.Struct:
		p.structure(d, v, depth, visible)
	case reflect.Pointer:
		p.pointer(d, v, depth, visible)
	case reflect.Func, reflect.Chan, reflect.UnsafePointer:
		p.address(v)
	default:
		p.leaf(d, v)
	}
}

// syntax prints v in Go syntax, for %#v.
func (p printer) syntax(t int, v reflect.Value, depth int) {
	if t == 0 {
		p.nativeSyntax(v)
		return
	}
	if _, ok := methods[t-1]["GoString"]; ok {
		Decline("a GoString method")
	}
	d := types[t-1]
	if d.Wrapped {
		v = v.Field(0)
	}
	each := func(n int, print func(i int)) {
		io.WriteString(p, d.Name+"{")
		for i := range n {
			if i > 0 {
				io.WriteString(p, ", ")
			}
			print(i)
		}
		io.WriteString(p, "}")
	}
	switch v.Kind() {
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.IsNil() {
			io.WriteString(p, d.Name+"(nil)")
			return
		}
		each(v.Len(), func(i int) { p.syntax(d.Elem, v.Index(i), depth+1) })
	case reflect.Map:
		if v.IsNil() {
			io.WriteString(p, d.Name+"(nil)")
			return
		}
		keys := sortedKeys(v)
		each(len(keys), func(i int) {
			p.syntax(d.Key, keys[i], depth+1)
			io.WriteString(p, ":")
			p.syntax(d.Elem, v.MapIndex(keys[i]), depth+1)
		})
	case reflect.Struct:
		each(len(d.Fields), func(i int) {
			io.WriteString(p, d.Fields[i].Name+":")
			p.syntax(d.Fields[i].Type, v.Field(i), depth+1)
		})
	case reflect.Pointer:
		if depth > 0 || v.IsNil() || d.Elem == 0 {
			p.pointerSyntax(d, v)
			return
		}
		io.WriteString(p, "&")
		p.syntax(d.Elem, v.Elem(), depth+1)
	case reflect.Func, reflect.Chan:
		Decline("%#v of a function or channel")
	default:
		fmt.Fprintf(p, "%#v", v.Interface())
	}
}

func (p printer) pointerSyntax(d Type, v reflect.Value) {
	if !v.IsNil() {
		Decline("%#v of a pointer inside a value")
	}
	io.WriteString(p, "("+d.Name+")(nil)")
}

// nativeSyntax is syntax for a value whose type prints itself. An interface that
// holds nothing is printed with its own type, which is not known here.
func (p printer) nativeSyntax(v reflect.Value) {
	if v.Kind() == reflect.Interface {
		if v.IsNil() {
			Decline("%#v of an empty interface inside a value")
		}
		v = v.Elem()
	}
	if b, ok := unbox(v.Interface()); ok {
		p.syntax(b.T, reflect.ValueOf(b.V), 1)
		return
	}
	fmt.Fprintf(p, "%#v", v.Interface())
}

// methods lets the value print itself, if it can.
func (p printer) methods(t int, v reflect.Value) bool {
	switch p.verb {
	case 'v', 's', 'x', 'X', 'q':
	default:
		return false
	}
	for _, name := range []string{"Error", "String"} {
		f, ok := methods[t-1][name].(func(any) string)
		if !ok {
			continue
		}
		text, ok := call(f, v)
		if !ok {
			io.WriteString(p, "<nil>")
			return true
		}
		fmt.Fprintf(p, p.format(), text)
		return true
	}
	return false
}

// call calls a method for its text. A panic on a nil receiver is not ok, which
// fmt prints as <nil>; any other goes on.
func call(f func(any) string, v reflect.Value) (text string, ok bool) {
	defer func() {
		if ok {
			return
		}
		if v.Kind() != reflect.Pointer || !v.IsNil() {
			Decline("a panic inside a String or Error method")
		}
		recover()
	}()
	return f(v.Interface()), true
}

func (p printer) format() string { return fmt.FormatString(p.State, p.verb) }

// native prints a value whose type prints itself: of a library type, a plain
// one, or an interface.
func (p printer) native(v reflect.Value, visible bool) {
	if v.IsValid() && v.Kind() == reflect.Interface {
		if v.IsNil() {
			p.nilValue()
			return
		}
		v = v.Elem()
	}
	if !v.IsValid() {
		p.nilValue()
		return
	}
	if b, ok := unbox(v.Interface()); ok {
		p.value(b.T, reflect.ValueOf(b.V), 1, visible)
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Func, reflect.Chan:
		if visible && printsItself(v.Interface()) {
			fmt.Fprintf(p, p.format(), v.Interface())
			return
		}
		p.address(v)
	default:
		if !visible && v.NumMethod() > 0 {
			Decline("printing a library value behind an unexported field")
		}
		fmt.Fprintf(p, p.format(), v.Interface())
	}
}

// printsItself reports whether fmt would ask a value's own methods for its text.
func printsItself(x any) bool {
	switch x.(type) {
	case error, fmt.Stringer, fmt.Formatter:
		return true
	}
	return false
}

func (p printer) nilValue() {
	if p.verb != 'v' {
		fmt.Fprintf(p, "%%!%c(<nil>)", p.verb)
		return
	}
	fmt.Fprintf(p, strings.Replace(p.format(), "v", "s", 1), "<nil>")
}

func (p printer) list(d Type, v reflect.Value, depth int, visible bool) {
	if v.Type().Elem().Kind() == reflect.Uint8 && strings.ContainsRune("sqxX", p.verb) {
		bytes := make([]byte, v.Len())
		reflect.Copy(reflect.ValueOf(bytes), v)
		fmt.Fprintf(p, p.format(), bytes)
		return
	}
	io.WriteString(p, "[")
	for i := range v.Len() {
		if i > 0 {
			io.WriteString(p, " ")
		}
		p.value(d.Elem, v.Index(i), depth+1, visible)
	}
	io.WriteString(p, "]")
}

func (p printer) mapping(d Type, v reflect.Value, depth int, visible bool) {
	io.WriteString(p, "map[")
	for i, key := range sortedKeys(v) {
		if i > 0 {
			io.WriteString(p, " ")
		}
		p.value(d.Key, key, depth+1, visible)
		io.WriteString(p, ":")
		p.value(d.Elem, v.MapIndex(key), depth+1, visible)
	}
	io.WriteString(p, "]")
}

func (p printer) structure(d Type, v reflect.Value, depth int, visible bool) {
	io.WriteString(p, "{")
	for i, f := range d.Fields {
		if i > 0 {
			io.WriteString(p, " ")
		}
		if p.Flag('+') && p.verb == 'v' {
			io.WriteString(p, f.Name+":")
		}
		p.value(f.Type, v.Field(i), depth+1, visible && f.Exported)
	}
	io.WriteString(p, "}")
}

func (p printer) pointer(d Type, v reflect.Value, depth int, visible bool) {
	if depth == 0 && !v.IsNil() {
		switch v.Elem().Kind() {
		case reflect.Array, reflect.Slice, reflect.Struct, reflect.Map:
			io.WriteString(p, "&")
			p.value(d.Elem, v.Elem(), depth+1, visible)
			return
		}
	}
	p.address(v)
}

// addressVerbs are those that print an address, and not the value behind it.
const addressVerbs = "vpbodxX"

// address prints a pointer. No two runs print it alike, unless it is nil.
func (p printer) address(v reflect.Value) {
	if !strings.ContainsRune(addressVerbs, p.verb) {
		Decline("a pointer printed by a verb that asks for more than its address")
	}
	fmt.Fprintf(p, p.format(), v.UnsafePointer())
}

// leaf prints a number, a string or a bool.
func (p printer) leaf(d Type, v reflect.Value) {
	text := fmt.Sprintf(p.format(), plain(v))
	if strings.HasPrefix(text, "%!") { // the verb does not fit the value, and its type is named
		text = strings.Replace(text, "("+v.Type().String()+"=", "("+d.Name+"=", 1)
	}
	io.WriteString(p, text)
}

// plain is the value of a basic type, without a name.
func plain(v reflect.Value) any { return v.Interface() }

// sortedKeys are the keys of a map in the order in which fmt prints them.
func sortedKeys(m reflect.Value) []reflect.Value {
	keys := m.MapKeys()
	sort.SliceStable(keys, func(i, j int) bool { return less(keys[i], keys[j]) < 0 })
	return keys
}

// less compares map keys as fmt does.
func less(a, b reflect.Value) int {
	switch a.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return compare(a.Int(), b.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return compare(a.Uint(), b.Uint())
	case reflect.Float32, reflect.Float64:
		return compare(a.Float(), b.Float())
	case reflect.String:
		return strings.Compare(a.String(), b.String())
	case reflect.Bool:
		return compare(boolInt(a.Bool()), boolInt(b.Bool()))
	case reflect.Array:
		for i := range a.Len() {
			if c := less(a.Index(i), b.Index(i)); c != 0 {
				return c
			}
		}
		return 0
	case reflect.Struct:
		for i := range a.NumField() {
			if c := less(a.Field(i), b.Field(i)); c != 0 {
				return c
			}
		}
		return 0
	}
	Decline("printing a map with keys of this kind")
	return 0
}

func compare[T int64 | uint64 | float64 | int](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}
