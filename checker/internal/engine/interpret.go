package engine

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"path"
	"reflect"
	"runtime/debug"
	"strings"
	"sync/atomic"

	"github.com/traefik/yaegi/interp"

	"nqueens/checker/internal/box"
	"nqueens/checker/internal/engine/symbols"
	"nqueens/checker/internal/lower"
)

// hostMeter is the native side of the step counter of lowered programs.
type hostMeter struct {
	reports io.Writer
	added   atomic.Int64 // steps counted by Add; the others are in n
}

func (m *hostMeter) Add() int64 { return m.added.Add(1) }

func (m *hostMeter) Done(n int64) { fmt.Fprintln(m.reports, eventSteps, n+m.added.Load()) }

func (m *hostMeter) Exit(n int64, code int) {
	fmt.Fprintln(m.reports, eventExit, n+m.added.Load())
	os.Exit(code)
}

// Stop ends the process at once, so that no deferred call or recover of the
// learner's can go on.
func (m *hostMeter) Stop(n int64) {
	fmt.Fprintln(m.reports, eventLimit, n+m.added.Load())
	os.Exit(0)
}

// decline ends the process and leaves the program to the compiler.
func (m *hostMeter) decline(reason string) {
	fmt.Fprintf(m.reports, "%s %q\n", eventDeclined, reason)
	os.Exit(0)
}

// symbols are the meter's part of what a lowered program calls rt.
func (m *hostMeter) symbols() map[string]reflect.Value {
	return map[string]reflect.Value{
		"Add":  reflect.ValueOf(m.Add),
		"Done": reflect.ValueOf(m.Done),
		"Exit": reflect.ValueOf(m.Exit),
		"Stop": reflect.ValueOf(m.Stop),
	}
}

// maxStack bounds a goroutine's stack in bytes, for both engines: runaway
// recursion then ends soon and with Go's own words.
const maxStack = 64 << 20

// lazyGC is the growth of the heap in percent before it is collected. An
// interpreter starts with much that stays, and most programs end soon.
const lazyGC = 400

// interpret runs a lowered program in this process and returns the status to
// exit with.
func interpret(j job, reports io.Writer) int {
	host := &hostMeter{reports: reports}
	in, program := prepare(j, host)
	_, err := in.Execute(program)
	if err == nil {
		return 0
	}
	failure := raised(err)
	if failure == nil {
		host.decline("a run-time error, whose words are the compiled program's to say: " + err.Error())
	}
	fmt.Fprintln(os.Stderr, failure.Message)
	fmt.Fprintf(reports, "%s %d %q\n", eventPanic, failure.Line, failure.Message)
	return exitCrashed
}

// prepare makes a new interpreter and compiles the job's program for it.
func prepare(j job, host *hostMeter) (*interp.Interpreter, *interp.Program) {
	debug.SetMaxStack(maxStack)
	debug.SetGCPercent(lazyGC)
	in := interp.New(interp.Options{Args: []string{programName}, Stderr: io.Discard})
	box.Start(j.Types.Boxed, host.decline)
	library := symbols.For(j.Imports)
	rt := box.Symbols()
	maps.Copy(rt, host.symbols())
	structs, err := box.Structs(j.Types.Structs, func(pkg, name string) reflect.Type { return typeIn(library, j.Types.Libraries[pkg], name) })
	if err != nil {
		host.decline(err.Error())
	}
	maps.Copy(rt, structs)
	for _, table := range []interp.Exports{library, {lower.BoxPath + "/box": rt}} {
		if err := in.Use(table); err != nil {
			host.decline(err.Error())
		}
	}
	program, err := compile(in, j.Source)
	if err != nil {
		host.decline("the interpreter does not take it: " + err.Error())
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
// raised itself, and nil for any other: the interpreter's words for run-time
// errors differ from Go's.
func raised(err error) *Failure {
	var p interp.Panic
	if !errors.As(err, &p) {
		return nil
	}
	value, ok := p.Value.(box.Panic)
	if !ok || box.Nested || value.Line == 0 {
		return nil
	}
	switch v := value.Value.(type) {
	case string:
		if v == "" || strings.Contains(v, "\n") {
			return nil // Go lays these out in a way of its own
		}
		return &Failure{Message: "panic: " + v, Line: value.Line}
	case error:
		return &Failure{Message: "panic: " + v.Error(), Line: value.Line}
	}
	return nil
}
