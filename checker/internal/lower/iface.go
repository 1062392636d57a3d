package lower

import (
	"fmt"
	"go/types"
	"sort"
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

// A methodUse is an interface method that the program calls, or an interface
// that it asserts to. Its function in the output goes by the dynamic type, and is
// written last, when all types are known that stand in interfaces.
type methodUse struct {
	name  string
	iface *types.Interface
	fn    *types.Func // nil if the question is only whether a type implements iface
	cases map[int]string
	done  int // boxed types looked at
}

// dispatcher is the function that calls method fn of an interface value.
func (l *lowerer) dispatcher(t types.Type, fn *types.Func) string {
	// A type's method is the same whatever the interface it is called through.
	return l.use("call "+fn.Name()+" "+l.key(unnamed(unbound(fn))), "call_"+fn.Name(), t, fn)
}

// implementer is the function that says whether a value implements interface t.
func (l *lowerer) implementer(t types.Type) string {
	return l.use("implements "+l.key(t.Underlying()), "implements", t, nil)
}

func (l *lowerer) use(key, base string, t types.Type, fn *types.Func) string {
	if name, ok := l.named[key]; ok {
		return name
	}
	name := l.fresh(base)
	l.named[key] = name
	l.methods = append(l.methods, &methodUse{name: name, iface: t.Underlying().(*types.Interface), fn: fn, cases: map[int]string{}})
	return name
}

// dispatchers looks at the boxed types that have come since it did so last, and
// reports whether there is more to write now.
func (l *lowerer) dispatchers() bool {
	for l.registered < len(l.boxed) {
		l.registered++
		l.register(l.registered, l.boxed[l.registered-1])
	}
	for i := 0; i < len(l.methods); i++ {
		u := l.methods[i]
		for u.done < len(l.boxed) {
			u.done++
			l.addCase(u, u.done, l.boxed[u.done-1])
		}
	}
	return len(l.queue) > 0 || l.registered < len(l.boxed)
}

// addCase gives the use its case for the boxed type of that number, if the type
// has the method.
func (l *lowerer) addCase(u *methodUse, id int, t types.Type) {
	if u.fn == nil {
		if types.Implements(t, u.iface) {
			u.cases[id] = "return true"
		}
		return
	}
	obj, index, _ := types.LookupFieldOrMethod(t, false, l.program.Types(), u.fn.Name())
	fn, ok := obj.(*types.Func)
	if !ok || !types.Identical(unbound(fn), unbound(u.fn)) || !inMethodSet(t, fn) {
		return
	}
	u.cases[id] = l.boundCall(t, fn, index, "rt.V(x)")
}

// inMethodSet reports whether fn, found on t, is in the method set of t itself.
func inMethodSet(t types.Type, fn *types.Func) bool {
	return types.NewMethodSet(t).Lookup(fn.Pkg(), fn.Name()) != nil
}

// unbound is the type of a method without its receiver.
func unbound(fn *types.Func) *types.Signature {
	s := fn.Signature()
	return types.NewSignatureType(nil, nil, nil, s.Params(), s.Results(), s.Variadic())
}

// boundCall is the body of a function that calls method fn on a value of type t
// with the parameters a0, a1, ...
func (l *lowerer) boundCall(t types.Type, fn *types.Func, index []int, value string) string {
	w := l.writer(l.main, nil)
	sig := unbound(fn)
	v := l.fresh("v") // the interpreter mixes up variables of one name in several cases
	c := w.methodOf(v, t, fn, index, sig)
	return fmt.Sprintf("%s := %s.(%s)\n%s", v, value, l.typeText(t), w.forward(c))
}

// forward is a call of c with the parameters a0, a1, ... that returns its
// results as the output's types.
func (w *writer) forward(c callee) string {
	args := append([]string{}, c.first...)
	params := c.sig.Params()
	for i := range params.Len() {
		arg := fmt.Sprintf("a%d", i)
		if c.lib {
			if c.sig.Variadic() && i == params.Len()-1 {
				arg += "..."
			} else {
				arg = w.l.fromErased(arg, params.At(i).Type())
			}
		}
		args = append(args, arg)
	}
	call := c.text + "(" + strings.Join(args, ", ") + ")"
	return w.returnCall(call, c)
}

// returnCall returns the results of a call.
func (w *writer) returnCall(call string, c callee) string {
	results := c.sig.Results()
	switch {
	case results.Len() == 0:
		return call + "\nreturn\n"
	case !c.lib:
		return "return " + call + "\n"
	}
	var names, values []string
	for i := range results.Len() {
		name := fmt.Sprintf("r%d", i)
		names = append(names, name)
		values = append(values, w.fromLibrary(name, results.At(i).Type()))
	}
	return strings.Join(names, ", ") + " := " + call + "\nreturn " + strings.Join(values, ", ") + "\n"
}

// paramsText declares the parameters a0, a1, ... of a signature.
func (l *lowerer) paramsText(s *types.Signature) string {
	var params []string
	for i := range s.Params().Len() {
		params = append(params, fmt.Sprintf("a%d %s", i, l.typeText(s.Params().At(i).Type())))
	}
	return strings.Join(params, ", ")
}

// writeUses writes the functions of all uses.
func (l *lowerer) writeUses() {
	for _, u := range l.methods {
		if u.fn == nil {
			l.writeImplementer(u)
		} else {
			l.writeDispatcher(u)
		}
	}
}

func (u *methodUse) switchText() string {
	if len(u.cases) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("switch rt.T(x) {\n")
	for id := 1; id <= u.done; id++ {
		if text, ok := u.cases[id]; ok {
			fmt.Fprintf(&b, "case %d:\n%s\n", id, text)
		}
	}
	return b.String() + "}\n"
}

func (l *lowerer) writeImplementer(u *methodUse) {
	fmt.Fprintf(&l.funcs, "func %s(x interface{}) bool {\n%s", u.name, u.switchText())
	if u.iface.NumMethods() == 0 {
		l.funcs.WriteString("return x != nil\n}\n")
		return
	}
	if test, ok := nativeTests[methodsText(u.iface)]; ok {
		fmt.Fprintf(&l.funcs, "if rt.T(x) == 0 && rt.%s(x) { return true }\n", test)
	}
	for _, t := range l.natives {
		if types.Implements(t, u.iface) {
			fmt.Fprintf(&l.funcs, "if _, ok := x.(%s); ok { return true }\n", l.typeText(t))
		}
	}
	l.funcs.WriteString("return false\n}\n")
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

// methodsText lists the methods of an interface by name.
func methodsText(i *types.Interface) string {
	var methods []string
	for m := range i.Methods() {
		methods = append(methods, m.Name()+" "+namelessText(m.Signature()))
	}
	sort.Strings(methods)
	return strings.Join(methods, "; ")
}

func (l *lowerer) writeDispatcher(u *methodUse) {
	sig := unbound(u.fn)
	params := l.paramsText(sig)
	if params != "" {
		params = ", " + params
	}
	fmt.Fprintf(&l.funcs, "func %s(x interface{}%s)%s {\n%s", u.name, params, l.resultsText(sig), u.switchText())
	w := l.writer(l.main, nil)
	for _, t := range l.natives {
		obj, index, _ := types.LookupFieldOrMethod(t, false, nil, u.fn.Name())
		if fn, ok := obj.(*types.Func); ok && types.Identical(unbound(fn), sig) && inMethodSet(t, fn) {
			fmt.Fprintf(&l.funcs, "if _, ok := x.(%s); ok {\n%s}\n", l.typeText(t), l.boundCall(t, fn, index, "x"))
		}
	}
	if conv, ok := nativeMethods[u.fn.Name()+" "+namelessText(sig)]; ok {
		l.funcs.WriteString(w.forward(callee{text: "rt." + conv + "(x)." + u.fn.Name(), sig: sig, lib: true}) + "}\n")
		return
	}
	l.funcs.WriteString("rt.NoMethod(x)\n")
	if sig.Results().Len() > 0 {
		var zeros []string
		for i := range sig.Results().Len() {
			fmt.Fprintf(&l.funcs, "var z%d %s\n", i, l.typeText(sig.Results().At(i).Type()))
			zeros = append(zeros, fmt.Sprintf("z%d", i))
		}
		fmt.Fprintf(&l.funcs, "return %s\n", strings.Join(zeros, ", "))
	}
	l.funcs.WriteString("}\n")
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
