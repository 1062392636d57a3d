package box

import (
	"fmt"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
)

// A Frame is a call of a function that defers: its deferred calls, and the panic
// that runs through it.
type Frame struct {
	deferred  []func()
	panicking bool
	value     any
}

// A Panic is the value of a panic that the program raised itself, and where: the
// line of the learner's file, 0 for one in the library.
type Panic struct {
	Value any
	Line  int
}

// Nested says that a deferred call panicked while, or after, another panic ran
// through its function, of which Go tells the whole story when the last one ends
// the program.
var Nested atomic.Bool

// Raise is the program's panic.
func Raise(x any, line int) {
	if x == nil {
		x = new(runtime.PanicNilError)
	}
	panic(Panic{x, line})
}

// NewFrame makes the frame of one call.
func NewFrame() *Frame { return &Frame{} }

// Defer puts a call on the frame's list.
func Defer(f *Frame, call func()) { f.deferred = append(f.deferred, call) }

// Run runs the body of a function, then its deferred calls, last first, and
// panics on if nothing recovered.
func Run(f *Frame, body func()) {
	f.call(body)
	for len(f.deferred) > 0 {
		last := len(f.deferred) - 1
		call := f.deferred[last]
		f.deferred = f.deferred[:last]
		f.call(call)
	}
	if f.panicking {
		panic(f.value)
	}
}

func (f *Frame) call(body func()) {
	ended := false
	defer func() {
		if !ended {
			if f.value != nil {
				Nested.Store(true)
			}
			f.panicking, f.value = true, recover()
		}
	}()
	body()
	ended = true
}

// Once is sync.OnceFunc. A panic is Nested, for it is panicked with again.
func Once(f func()) func() {
	return sync.OnceFunc(func() {
		ended := false
		defer func() {
			if !ended {
				Nested.Store(true)
			}
		}()
		f()
		ended = true
	})
}

// Recover is the program's recover in a function deferred by the frame's, or
// called by another function, where f is nil.
func Recover(f *Frame) any {
	if f == nil || !f.panicking {
		return nil
	}
	f.panicking = false
	return recovered(f.value)
}

// plainRuntimeErrors are run-time errors that the interpreter runs into as
// compiled code does, by what their words begin with.
var plainRuntimeErrors = []string{
	"runtime error: integer divide by zero",
	"assignment to entry in nil map",
	"runtime error: comparing uncomparable type ",
	"send on closed channel",
	"close of closed channel",
	"close of nil channel",
}

// recovered is the value of a panic as the program may see it.
func recovered(v any) any {
	value, ok := Raised(v)
	if !ok {
		Decline(fmt.Sprintf("recovering from a run-time error, whose words are the compiled program's to say: %v", v))
	}
	return value
}

// isNameOf reports whether a type that the interpreter names so has that name in the
// program: it knows structs, and where there are other named types all types, only by
// what they are made of.
func isNameOf(name string) bool {
	named := slices.ContainsFunc(types, func(t Type) bool { return t.Named && len(t.Fields) == 0 })
	return !named && !strings.Contains(name, "struct ")
}

// Raised gives what a compiled program would panic with where an interpreted one
// panicked with v. It is not ok if v is what the interpreter's own machinery says.
func Raised(v any) (value any, ok bool) {
	value, ok = raised(v)
	return value, ok && !isTooEarly(value)
}

// isTooEarly reports whether a panic may be one that a compiled program comes to only
// after a call, which may print, change something or fail itself.
func isTooEarly(v any) bool {
	err, ok := v.(runtime.Error)
	return ok && nilTooEarly && strings.HasSuffix(err.Error(), "nil pointer dereference")
}

// DivideTooEarly gives up a program that divides by zero before a call that the
// compiled program makes first.
func DivideTooEarly() { Decline("a division by zero beside a call") }

func raised(v any) (value any, ok bool) {
	switch v := v.(type) {
	case Panic:
		return v.Value, true
	case runtimeError:
		return v, true
	case *reflect.ValueError:
		return nilDereference(), true
	case runtime.Error:
		if t, ok := strings.CutPrefix(v.Error(), "hash of unhashable type: "); ok {
			return newRuntimeError("hash of unhashable type " + t), isNameOf(t)
		}
		if t, ok := strings.CutPrefix(v.Error(), "runtime error: hash of unhashable type "); ok {
			return v, isNameOf(t)
		}
		for _, words := range plainRuntimeErrors {
			if strings.HasPrefix(v.Error(), words) {
				return v, true
			}
		}
	case error:
		return v, true
	case string:
		if v == "reflect.Value.Call: call of nil function" {
			return nilDereference(), true
		}
		if !strings.HasPrefix(v, "reflect") {
			return v, true
		}
	}
	return nil, false
}
