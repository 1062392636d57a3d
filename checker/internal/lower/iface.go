package lower

import (
	"fmt"
	"go/types"
	"strings"
)

// boxText puts text, of the concrete type from, into an interface of type to.
func (w *writer) boxText(text string, from, to types.Type) string {
	l := w.l
	if l.needsBox(from) {
		l.typeText(from) // it may have no place in the core
		return fmt.Sprintf("rt.Box(%d, %s)", l.number(from), text)
	}
	if to.Underlying().(*types.Interface).NumMethods() > 0 {
		l.nativeDynamic(from)
	}
	return "interface{}(" + text + ")"
}

// nativeDynamic notes a library type whose values stand unboxed in interfaces
// with methods.
func (l *lowerer) nativeDynamic(t types.Type) {
	key := "native " + l.key(t)
	if _, ok := l.ids[key]; !ok {
		l.natives = append(l.natives, t)
		l.ids[key] = len(l.natives)
	}
}

// An asserter tests and takes dynamic types: each field is a function of the
// output from an interface value.
type asserter struct {
	is   string // to bool
	ok   string // to the value and bool
	must string // to the value; it panics as Go does
}

// asserter makes the functions for values of interface type from that may be of
// type to.
func (w *writer) asserter(from, to types.Type) asserter {
	l := w.l
	key := "assert " + l.key(from) + " " + l.key(to)
	text := l.typeText(to)
	is := l.helper(key+" is", "is", func(h string) string {
		switch {
		case types.IsInterface(to):
			return fmt.Sprintf("func %s(x interface{}) bool { return %s(x) }\n", h, l.implementer(to))
		case l.needsBox(to):
			return fmt.Sprintf("func %s(x interface{}) bool { return rt.T(x) == %d }\n", h, l.number(to))
		}
		return fmt.Sprintf("func %s(x interface{}) bool {\n_, ok := x.(%s)\nreturn ok\n}\n", h, text)
	})
	val := l.helper(key+" value", "val", func(h string) string {
		switch {
		case types.IsInterface(to):
			return fmt.Sprintf("func %s(x interface{}) interface{} { return x }\n", h)
		case l.needsBox(to):
			return fmt.Sprintf("func %s(x interface{}) %s { return rt.V(x).(%s) }\n", h, text, text)
		}
		return fmt.Sprintf("func %s(x interface{}) %s { return x.(%s) }\n", h, text, text)
	})
	return asserter{
		is: is,
		ok: l.helper(key+" ok", "ok", func(h string) string {
			return fmt.Sprintf("func %s(x interface{}) (%s, bool) {\nif !%s(x) {\nvar zero %s\nreturn zero, false\n}\nreturn %s(x), true\n}\n", h, text, is, text, val)
		}),
		must: l.helper(key+" must", "must", func(h string) string {
			wanted := "[]string(nil)"
			if i, ok := to.Underlying().(*types.Interface); ok {
				wanted = fmt.Sprintf("%#v", l.methodKeys(types.NewMethodSet(i)))
			}
			return fmt.Sprintf("func %s(x interface{}) %s {\nif !%s(x) {\nrt.AssertPanic(x, %q, %q, %s)\n}\nreturn %s(x)\n}\n",
				h, text, is, l.typeName(from), l.typeName(to), wanted, val)
		}),
	}
}

// methodKeys lists the methods of a set, each as its name and its type, in the
// order of their names.
func (l *lowerer) methodKeys(set *types.MethodSet) []string {
	keys := []string{} // not nil: %#v of it is part of the output
	for i := range set.Len() {
		fn := set.At(i).Obj().(*types.Func)
		keys = append(keys, fn.Name()+" "+l.key(unbound(fn)))
	}
	return keys
}

// nativeTests are functions of package box that say whether an unboxed value
// implements an interface.
var nativeTests = map[string]string{
	"Error func() string":                      "IsError",
	"String func() string":                     "IsStringer",
	"Error func() string; RuntimeError func()": "IsRuntimeError",
	"Unwrap func() error":                      "IsWrapper",
	"Write func([]byte) (int, error)":          "IsWriter",
}

// nativeMethods are the conversions of package box to the interface through
// which an unboxed value's method can be called.
var nativeMethods = map[string]string{
	"Error func() string":               "ToError",
	"String func() string":              "ToStringer",
	"Unwrap func() error":               "ToWrapper",
	"Write func([]byte) (int, error)":   "ToWriter",
	"Read func([]byte) (int, error)":    "ToReader",
	"Len func() int":                    "ToSorter",
	"Less func(int, int) bool":          "ToSorter",
	"Swap func(int, int)":               "ToSorter",
	"Done func() <-chan struct{}":       "ToContext",
	"Err func() error":                  "ToContext",
	"Deadline func() (time.Time, bool)": "ToContext",
	"Value func(any) any":               "ToContext",
	"Lock func()":                       "ToLocker",
	"Unlock func()":                     "ToLocker",
	"Mode func() io/fs.FileMode":        "ToFileInfo",
}

// registrable are the methods through which the library may call a boxed value,
// with their signatures.
var registrable = map[string]string{
	"Error": "func() string", "String": "func() string", "GoString": "func() string",
	"Unwrap": "func() error", "UnwrapAll": "func() []error", "Is": "func(error) bool",
	"Len": "func() int", "Less": "func(int, int) bool", "Swap": "func(int, int)",
	"Push": "func(any)", "Pop": "func() any",
	"Write": "func([]byte) (int, error)", "Read": "func([]byte) (int, error)",
}

// register tells package box of the methods of a boxed type that the library may
// call.
func (l *lowerer) register(id int, t types.Type) {
	set := types.NewMethodSet(t)
	for i := range set.Len() {
		sel := set.At(i)
		fn := sel.Obj().(*types.Func)
		sig := unbound(fn)
		switch fn.Name() {
		case "Format", "As":
			panic(&Unsupported{What: "a method " + fn.Name()})
		}
		name := fn.Name()
		if name == "Unwrap" && namelessText(sig) != registrable[name] {
			name = "UnwrapAll" // of several
		}
		if want, ok := registrable[name]; !ok || want != namelessText(sig) {
			continue
		}
		params := l.paramsText(sig)
		if params != "" {
			params = ", " + params
		}
		fmt.Fprintf(&l.registrations, "rt.Method(%d, %q, func(x interface{}%s)%s {\n%s})\n",
			id, name, params, l.resultsText(sig), l.boundCall(t, fn, sel.Index(), "x"))
	}
}

// namelessText is a signature without the names of its parameters.
func namelessText(s *types.Signature) string {
	text := types.TypeString(unnamed(s), nil)
	text = strings.ReplaceAll(text, "interface{}", "any")
	return strings.ReplaceAll(text, "uint8", "byte")
}
