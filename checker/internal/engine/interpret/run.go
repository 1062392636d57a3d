// Package interpret runs a lowered program under the yaegi interpreter, in this
// process.
//
// A program can take its process with it: it may pass its limit, end the process,
// or die of something that the interpreter cannot hold. So what happens is told to
// a Host as it happens, and a process goes on to another run only if the one before
// it came to its end and left nothing. On a computer the process is a
// child of the checker (package engine); in a web page it is an instance of the
// engine in WebAssembly (package web/worker). The package neither judges nor
// reads and writes files; the program uses os.Stdin, os.Stdout and os.Stderr.
package interpret

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"path"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"

	"github.com/traefik/yaegi/interp"

	"nqueens/checker/internal/box"
	"nqueens/checker/internal/engine/symbols"
	"nqueens/checker/internal/lower"
)

// A Host hears what becomes of a program. n is the number of steps it took.
type Host interface {
	Done(n int64) // main came to its end, or a panic left it

	// The others end the process at once, so that no deferred call or recover of
	// the learner's can go on: they do not return.

	Exit(n int64, code int) // the program called os.Exit
	Stop(n int64)           // the program passed its step limit
	Decline(reason string)  // the program is for the compiler, not for the interpreter
}

// A Panic is the error of a program that raised it itself, in Go's words.
type Panic struct {
	Message string
	Line    int // of the learner's file
}

func (p *Panic) Error() string { return p.Message }

// ProgramName is what a learner's program sees as its own name.
const ProgramName = "main"

// MaxStack bounds a goroutine's stack in bytes, for both engines: runaway
// recursion then ends soon and with Go's own words.
const MaxStack = 64 << 20

// lazyGC is the growth of the heap in percent before it is collected. An
// interpreter starts with much that stays, and most programs end soon.
const lazyGC = 400

// Run runs a program to its end in a new interpreter. The error is a *Panic that
// ended main, or else tells of a run-time error whose words are not known, which
// leaves the program to the compiler.
func Run(p Program, host Host) error {
	more := true
	return Repeat(p, host, func() bool {
		defer func() { more = false }()
		return more
	})
}

// Repeat is Run for a program that is to run as often as next allows, which is
// asked before each run. Each is as if it were the only one: the program is
// compiled once, and forgets in between what it left in its variables. It must
// leave no goroutines. The host hears Done of each; the first error is the last run.
func Repeat(p Program, host Host, next func() bool) error {
	in, program := prepare(p, host, next)
	_, err := in.Execute(program)
	if err == nil {
		return nil
	}
	if found := raised(err, p.Exact); found != nil {
		return found
	}
	const unknown = "a run-time error, whose words are the compiled program's to say"
	if saidByProgram(err) {
		return errors.New(unknown)
	}
	return fmt.Errorf("%s: %w", unknown, err)
}

// saidByProgram reports whether the words of a panic are not Go's or the
// interpreter's. They may be the input of a test that nobody is to know.
func saidByProgram(err error) bool {
	var p interp.Panic
	if !errors.As(err, &p) {
		return false
	}
	value, raised := box.Raised(p.Value)
	_, byGo := value.(runtime.Error)
	return raised && !byGo
}

// prepare makes a new interpreter and compiles the program for it.
func prepare(p Program, host Host, next func() bool) (*interp.Interpreter, *interp.Program) {
	debug.SetMaxStack(MaxStack)
	debug.SetGCPercent(lazyGC)
	in := interp.New(interp.Options{Args: []string{ProgramName}, Stderr: io.Discard})
	library := symbols.For(p.Imports)
	rt := box.Symbols()
	m := &meter{host: host, limit: p.Steps}
	maps.Copy(rt, m.symbols())
	rt["Repeat"] = reflect.ValueOf(func(run, forget func()) {
		for first := true; next(); first = false {
			box.Start(p.Types, host.Decline)
			symbols.Restart()
			m.added.Store(0)
			if !first {
				forget()
			}
			run()
		}
	})
	structs, err := box.Structs(p.Types.Structs, func(pkg, name string) reflect.Type { return typeIn(library, p.Types.Libraries[pkg], name) })
	if err != nil {
		host.Decline(err.Error())
	}
	maps.Copy(rt, structs)
	for _, table := range []interp.Exports{library, {lower.BoxPath + "/box": rt}} {
		if err := in.Use(table); err != nil {
			host.Decline(err.Error())
		}
	}
	program, err := compile(in, p.Source)
	if err != nil {
		host.Decline("the interpreter does not take it: " + err.Error())
	}
	return in, program
}

// typeIn is the type of that name in the table of a package, nil if there is none.
func typeIn(library interp.Exports, pkg, name string) reflect.Type {
	for key, table := range library {
		if v, ok := table[name]; ok && path.Dir(path.Clean(key)) == pkg {
			return v.Type().Elem()
		}
	}
	return nil
}

// compile turns a panic of the interpreter's own into an error.
func compile(in *interp.Interpreter, src string) (p *interp.Program, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%v", r)
		}
	}()
	return in.Compile(src)
}

// raised gives Go's words for a panic with a string or an error that the program
// raised itself or, exactly lowered, ran into. It gives nil for any other: the
// interpreter's words for run-time errors differ from Go's.
func raised(err error, exact bool) *Panic {
	var p interp.Panic
	if !errors.As(err, &p) || box.Nested.Load() {
		return nil
	}
	raised, ok := box.Raised(p.Value)
	value, own := p.Value.(box.Panic)
	switch {
	case !ok:
		return nil
	case !own && exact:
		return inGo(raised, 0)
	case value.Line == 0:
		return nil
	}
	return inGo(value.Value, value.Line)
}

// inGo is a panic with a value in the words of Go's runtime, nil if it lays them
// out in a way of its own.
func inGo(value any, line int) (p *Panic) {
	defer func() {
		if recover() != nil {
			p = nil // its Error panics, too
		}
	}()
	text := ""
	switch v := value.(type) {
	case string:
		text = v
	case error:
		text = v.Error()
	case bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, uintptr:
		text = fmt.Sprint(v)
	}
	if text == "" || strings.Contains(text, "\n") {
		return nil
	}
	return &Panic{Message: "panic: " + text, Line: line}
}
