// Package box is the native side of lowered programs: it holds what the
// interpreter would lose of a value in an interface, its dynamic type.
//
// A Box is a value with the number of its type. The descriptions of the types
// come from package lower; the methods that the library may call on a boxed value
// are registered by the program itself when it starts. Printing, comparing,
// panics with deferred calls, and the words of run-time errors go through here.
//
// The package serves one program at a time in a process: an interpreting child
// calls Start before each of its runs, and the program's source calls the rest by
// the name rt.
package box

import (
	"fmt"
	"log"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
)

// A Type describes a boxed type. The numbers of other types are 0 where a value
// of them prints itself.
type Type struct {
	Name    string // as %T prints it
	Named   bool
	Wrapped bool // a value is the one field of a struct
	Key     int  // of a map
	Elem    int  // of a pointer, slice, array or map
	Fields  []Field
	Methods []string // each as NAME TYPE
}

// A Field is one of a struct's.
type Field struct {
	Name     string
	Exported bool
	Type     int
}

// A Box is a value in an interface whose dynamic type has number T.
type Box struct {
	T int
	V any
}

// An ErrorBox is a Box of a type with an Error method, and a JoinBox one of an
// error that wraps several.
type (
	ErrorBox struct{ errorMethods }
	JoinBox  struct{ errorMethods }

	errorMethods struct{ Box }
)

var (
	types   []Type
	methods []map[string]any // by type number - 1

	nilTooEarly bool // see Types

	// Decline gives the program up to the compiler, for a reason, and does not
	// return.
	Decline func(reason string)
)

// Start prepares for a run of a program with these types.
func Start(described Types, decline func(reason string)) {
	types, nilTooEarly = described.Boxed, described.NilTooEarly
	methods = make([]map[string]any, len(types))
	for i := range methods {
		methods[i] = map[string]any{}
	}
	Decline = decline
	Nested.Store(false)
	logger = log.New(os.Stderr, "", log.LstdFlags)
}

// Method registers a method of a boxed type: a function of the value and the
// method's parameters.
func Method(t int, name string, f any) { methods[t-1][name] = f }

// New boxes a value.
func New(t int, v any) any {
	b := Box{t, v}
	_, isError := methods[t-1]["Error"]
	_, joins := methods[t-1]["UnwrapAll"]
	switch {
	case isError && joins:
		return JoinBox{errorMethods{b}}
	case isError:
		return ErrorBox{errorMethods{b}}
	}
	return b
}

// unbox gives the box in an interface.
func unbox(x any) (Box, bool) {
	switch b := x.(type) {
	case Box:
		return b, true
	case ErrorBox:
		return b.Box, true
	case JoinBox:
		return b.Box, true
	}
	return Box{}, false
}

// Number is the number of the dynamic type of x, 0 if it is not boxed.
func Number(x any) int {
	b, _ := unbox(x)
	return b.T
}

// Value is the value in a box.
func Value(x any) any {
	b, _ := unbox(x)
	return b.V
}

// Any passes a value through.
func Any(x any) any { return x }

// Nil is what recover gives where nothing panics.
func Nil() any { return nil }

// Equal is x == y for interface values.
func Equal(x, y any) bool {
	a, boxed1 := unbox(x)
	b, boxed2 := unbox(y)
	if boxed1 != boxed2 || a.T != b.T {
		return false
	}
	if !boxed1 {
		return x == y
	}
	if t := reflect.TypeOf(a.V); t != nil && !t.Comparable() {
		panic(newRuntimeError("comparing uncomparable type " + types[a.T-1].Name))
	}
	return a.V == b.V
}

// name is the dynamic type of x as the runtime prints it.
func name(x any) string {
	if b, ok := unbox(x); ok {
		return types[b.T-1].Name
	}
	switch x.(type) {
	case nil:
		return "nil"
	case runtimeError:
		Decline("the type of a run-time error")
	}
	return reflect.TypeOf(x).String()
}

// A reflectedType is what reflect.TypeOf gives: a type that can say its name and
// be compared.
type reflectedType struct {
	number int
	name   string
}

func (t reflectedType) String() string { return t.name }

// TypeOf is reflect.TypeOf.
func TypeOf(x any) any {
	if x == nil {
		return nil
	}
	return reflectedType{Number(x), name(x)}
}

// AssertPanic panics as a failed type assertion does. wanted are the methods of
// the wanted type if that is an interface, each as NAME TYPE.
func AssertPanic(x any, from, to string, wanted []string) {
	switch {
	case wanted != nil && x == nil:
		panic(assertionError("interface conversion: interface is nil, not " + to))
	case wanted != nil:
		panic(assertionError(fmt.Sprintf("interface conversion: %s is not %s: missing method %s", name(x), to, missing(x, wanted))))
	}
	if name(x) == to {
		Decline("a failed assertion between two types of one name")
	}
	panic(assertionError(fmt.Sprintf("interface conversion: %s is %s, not %s", from, name(x), to)))
}

// missing is the first of the wanted methods that the dynamic type of x has not.
func missing(x any, wanted []string) string {
	b, boxed := unbox(x)
	for _, w := range wanted {
		method, _, _ := strings.Cut(w, " ")
		has := false
		if boxed {
			has = slices.Contains(types[b.T-1].Methods, w)
		} else {
			_, has = reflect.TypeOf(x).MethodByName(method)
		}
		if !has {
			return method
		}
	}
	Decline("a failed assertion that should not have failed")
	return ""
}

// NoMethod panics as a method call on a nil interface does.
func NoMethod(x any) {
	if x != nil {
		Decline("a method of a library type behind an interface")
	}
	panic(newRuntimeError("invalid memory address or nil pointer dereference"))
}

// Receiver is an interface value whose method is taken without being called. That
// fails at once if it is nil.
func Receiver(x any) any {
	if x == nil {
		NoMethod(x)
	}
	return x
}

// A runtimeError has the words of one of Go's own.
type runtimeError struct{ words string }

func newRuntimeError(words string) runtimeError { return runtimeError{"runtime error: " + words} }

// assertionError is a run-time error whose words do not say that it is one.
func assertionError(words string) runtimeError { return runtimeError{words} }

func (e runtimeError) Error() string { return e.words }
func (runtimeError) RuntimeError()   {}

// nilDereference is Go's own error for it. It is made when it is needed: the
// fault is a signal, which costs more than the rest of a child's start.
var nilDereference = sync.OnceValue(func() (err runtime.Error) {
	defer func() { err = recover().(runtime.Error) }()
	var p *int
	*p = 1
	return nil
})
