package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"strings"
)

// replaced are functions of the library that package box does in their place,
// because they ask for dynamic types that only the box knows.
var replaced = map[string]string{
	"fmt.Print": "rt.FmtPrint", "fmt.Printf": "rt.FmtPrintf", "fmt.Println": "rt.FmtPrintln",
	"fmt.Fprint": "rt.Fprint", "fmt.Fprintf": "rt.Fprintf", "fmt.Fprintln": "rt.Fprintln",
	"fmt.Sprint": "rt.Sprint", "fmt.Sprintf": "rt.Sprintf", "fmt.Sprintln": "rt.Sprintln",
	"fmt.Errorf":        "rt.Errorf",
	"reflect.DeepEqual": "rt.DeepEqual", "reflect.TypeOf": "rt.TypeOf",
	"log.Print": "rt.LogPrint", "log.Printf": "rt.LogPrintf", "log.Println": "rt.LogPrintln",
	"log.SetFlags": "rt.LogSetFlags", "log.SetPrefix": "rt.LogSetPrefix", "log.SetOutput": "rt.LogSetOutput",
}

// raw are the functions whose arguments of interface type are looked at by their
// layout, which the interpreter's own types have as well.
var raw = map[string]bool{
	"sort.Slice": true, "sort.SliceStable": true, "sort.SliceIsSorted": true,
	"fmt.Scan": true, "fmt.Scanf": true, "fmt.Scanln": true,
	"fmt.Fscan": true, "fmt.Fscanf": true, "fmt.Fscanln": true,
	"fmt.Sscan": true, "fmt.Sscanf": true, "fmt.Sscanln": true,
}

// refused are functions that look deeper into values than the core can follow,
// or at what is the interpreter's own.
var refused = map[string]bool{
	"errors.As":            true, // written out by errorsAs
	"runtime.NumGoroutine": true,
	"runtime.ReadMemStats": true,
}

// nativeFunction is the output's name of a function of the library.
func (w *writer) nativeFunction(fn *types.Func, at ast.Node) string {
	name := fn.FullName()
	if text, ok := replaced[name]; ok {
		return text
	}
	if name == "os.Exit" {
		return "func(code int) { rt.Exit(steps, code) }"
	}
	if refused[name] {
		w.fail(at, name)
	}
	return w.l.native(fn.Pkg()) + "." + fn.Name()
}

// logged are the functions of package log after which the program ends, and what
// makes the text that they print before.
var logged = map[string]string{
	"log.Fatal": "rt.Sprint", "log.Fatalf": "rt.Sprintf", "log.Fatalln": "rt.Sprintln",
	"log.Panic": "rt.Sprint", "log.Panicf": "rt.Sprintf", "log.Panicln": "rt.Sprintln",
}

// logCall is a call of one of them.
func (w *writer) logCall(e *ast.CallExpr, fn *types.Func) string {
	if _, ok := w.passedOn(e); ok {
		w.fail(e, fn.FullName()+" of several results")
	}
	c := callee{sig: fn.Signature(), fn: fn, lib: true}
	text := logged[fn.FullName()] + "(" + strings.Join(w.arguments(e, c), ", ") + ")"
	end := "rt.Exit(steps, 1)"
	if strings.HasPrefix(fn.Name(), "Panic") {
		end = fmt.Sprintf("rt.Panic(interface{}(text), %d)", w.l.program.Line(e.Pos()))
	}
	return fmt.Sprintf("func(text string) {\nrt.LogPrint(text)\n%s\n}(%s)", end, text)
}

// randomN is a helper for an instance of the generic function of math/rand/v2.
func (w *writer) randomN(fn *types.Func, t types.Type) string {
	text := w.l.typeText(t)
	return w.l.helper("random "+text, "random", func(h string) string {
		return fmt.Sprintf("func %s(n %[2]s) %[2]s {\nif n <= 0 { rt.Panic(\"invalid argument to N\", 0) }\nreturn %[2]s(%s.Uint64N(uint64(n)))\n}\n",
			h, text, w.l.native(fn.Pkg()))
	})
}

// once is a helper for an instance of sync.OnceValues, or of those of fewer values.
func (w *writer) once(values []types.Type) string {
	var texts []string
	for _, t := range values {
		texts = append(texts, w.l.typeText(t))
	}
	results := strings.Join(texts, ", ")
	return w.l.helper("once "+results, "once", func(h string) string {
		var vars, kept []string
		for i, text := range texts {
			name := fmt.Sprintf("r%d", i)
			vars, kept = append(vars, "var "+name+" "+text+"\n"), append(kept, name)
		}
		call := "f()"
		if len(kept) > 0 {
			call = strings.Join(kept, ", ") + " = f()"
		}
		function := "func() (" + results + ")"
		return fmt.Sprintf("func %s(f %s) %s {\n%sdo := rt.Once(func() { %s })\nreturn %s {\n%sdo()\nreturn %s\n}\n}\n",
			h, function, function, strings.Join(vars, ""), call, function, w.hand("nil", ""), strings.Join(kept, ", "))
	})
}

// nativeArgument is an argument for a parameter of type t of a library function.
func (w *writer) nativeArgument(arg ast.Expr, fn *types.Func, i int, t types.Type) string {
	from := w.typeOf(arg)
	if fn != nil && raw[fn.FullName()] && isAny(t) {
		return w.inside(arg)
	}
	if !types.IsInterface(t) {
		if sel, ok := ast.Unparen(arg).(*ast.SelectorExpr); ok && w.pkg.info.Selections[sel] == nil {
			if fn, ok := w.pkg.info.Uses[sel.Sel].(*types.Func); ok && !w.l.isOwn(fn.Pkg()) {
				return w.l.native(fn.Pkg()) + "." + fn.Name() // from the library to the library
			}
		}
		if sig, ok := t.Underlying().(*types.Signature); ok && !w.l.sameText(sig) {
			w.fail(arg, "a function of interface values, passed to the library")
		}
		return w.value(arg, t)
	}
	if isAny(t) {
		return w.value(arg, t)
	}
	if !types.IsInterface(from) && !isNil(from) && !w.l.needsBox(from) {
		return w.expr(arg) // the library's own type
	}
	return w.l.fromErased(w.value(arg, t), t)
}

func isAny(t types.Type) bool {
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.NumMethods() == 0
}

// sameText reports whether a function type is written in the output as the
// library knows it.
func (l *lowerer) sameText(s *types.Signature) bool {
	return !s.Variadic() && !anywhere(s, func(t types.Type) bool {
		i, ok := t.Underlying().(*types.Interface)
		return ok && i.NumMethods() > 0
	})
}

// converters are the functions of package box that make a value of the output,
// an interface{}, one of the library's interface type.
var converters = map[string]string{
	"error": "ToError", "fmt.Stringer": "ToStringer", "io.Writer": "ToWriter", "io.Reader": "ToReader",
	"sort.Interface": "ToSorter", "container/heap.Interface": "ToHeap",
	"context.Context": "ToContext", "math/rand.Source": "ToSource", "math/rand/v2.Source": "ToSourceV2",
}

// fromErased converts an interface value of the output to the library's type.
func (l *lowerer) fromErased(text string, t types.Type) string {
	if !types.IsInterface(t) || isAny(t) {
		return text
	}
	name := types.TypeString(types.Unalias(t), func(p *types.Package) string { return p.Path() })
	conv, ok := converters[name]
	if !ok {
		panic(&Unsupported{What: "the library's interface " + name})
	}
	return fmt.Sprintf("rt.%s(%s)", conv, text)
}

// errorsAs writes errors.As(err, &target) out: the chain is walked by the box,
// and each error is asserted to the target's type here.
func (w *writer) errorsAs(e *ast.CallExpr) string {
	errorType := types.Universe.Lookup("error").Type()
	p, ok := w.typeOf(e.Args[1]).Underlying().(*types.Pointer)
	if !ok {
		w.fail(e, "errors.As")
	}
	a := w.asserter(errorType, p.Elem())
	target := w.expr(e.Args[1])
	if strings.HasPrefix(target, "&") {
		target = target[1:]
	} else {
		target = "(*" + target + ")"
	}
	return fmt.Sprintf("rt.ErrorsAs(%s, func(e interface{}) bool {\nif !%s(e) { return false }\n%s = %s(e)\nreturn true\n})",
		w.value(e.Args[0], errorType), a.is, target, a.must)
}

// checkNativeSlices leaves a program to the compiler that sets a slice of the library,
// which is os.Args: the interpreter goes on to append to the old one, and to range over it.
func (l *lowerer) checkNativeSlices() {
	check := func(places ...ast.Expr) {
		for _, e := range places {
			e = ast.Unparen(e)
			if selector, ok := e.(*ast.SelectorExpr); ok {
				e = selector.Sel
			}
			id, ok := e.(*ast.Ident)
			if !ok {
				continue
			}
			v, ok := l.program.Info().Uses[id].(*types.Var)
			if !ok || v.Pkg() == nil || v.Pkg() == l.program.Types() || v.Parent() != v.Pkg().Scope() {
				continue
			}
			if _, ok := v.Type().Underlying().(*types.Slice); ok {
				panic(&Unsupported{What: "setting " + v.Pkg().Name() + "." + v.Name(), Line: l.program.Line(id.Pos())})
			}
		}
	}
	ast.Inspect(l.program.Syntax(), func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			check(n.Lhs...)
		case *ast.RangeStmt:
			check(n.Key, n.Value)
		}
		return true
	})
}
