package lower

import (
	"fmt"
	"go/types"
	"sort"
	"strings"

	"nqueens/checker/internal/pattern"
)

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
	if c.recovers() && l.found.taking {
		c = w.taker(c, nil)
	}
	return fmt.Sprintf("%s := %s.(%s)\n%s", v, value, l.typeText(t), w.forward(c, nil))
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
		fmt.Fprintf(&l.funcs, "return rt.T(x) == 0 && rt.%s(x)\n}\n", test)
		return
	}
	fmt.Fprintf(&l.funcs, "return rt.T(x) == 0 && rt.Has(x, %#v)\n}\n", reflected(u.iface))
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

// reflected lists the methods of an interface, each as its name and its type as
// package reflect prints it.
func reflected(i *types.Interface) []string {
	var methods []string
	for m := range i.Methods() {
		text := types.TypeString(unnamed(m.Signature()), (*types.Package).Name)
		text = reflectNames().ReplaceAllStringFunc(text, func(name string) string {
			return map[string]string{"any": "interface {}", "interface{}": "interface {}", "byte": "uint8", "rune": "int32"}[name]
		})
		methods = append(methods, m.Name()+" "+text)
	}
	return methods
}

var reflectNames = pattern.New(`\b(any|byte|rune)\b|interface\{\}`)

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
		l.funcs.WriteString(w.forward(callee{text: "rt." + conv + "(x)." + u.fn.Name(), sig: sig, lib: true}, nil) + "}\n")
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
