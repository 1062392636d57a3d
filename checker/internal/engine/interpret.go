package engine

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"regexp"
	"runtime/debug"
	"strconv"
	"sync/atomic"

	"github.com/traefik/yaegi/interp"

	"nqueens/checker/internal/engine/rlimit"
	"nqueens/checker/internal/engine/symbols"
	"nqueens/checker/internal/frontend"
)

// meterPath is the import path of the package that counts steps, in both
// engines.
const meterPath = "nqueens/checker/internal/engine/meter"

// interpretedMeter spells the counter for the interpreter: a variable of the
// program's own, as a call into native code at every step would cost three
// times as much. limit is the number of steps allowed.
func interpretedMeter(limit int64) frontend.Meter {
	const n = frontend.Name + "_n"
	stop := func(count string) string {
		return fmt.Sprintf("if %s > %d { %s.Stop(%s) }", count, limit, frontend.Name, n)
	}
	return frontend.Meter{
		Import: meterPath,
		Count:  n + "++; " + stop(n),
		Atomic: stop(frontend.Name + ".Add()"),
		Done:   "defer func() { " + frontend.Name + ".Done(" + n + ") }()",
		Exit:   "func(code int) { " + frontend.Name + ".Exit(" + n + ", code) }",
		Tail:   "var " + n + " int64",
	}
}

// hostMeter is the native side of interpretedMeter.
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

func (m *hostMeter) symbols() interp.Exports {
	return interp.Exports{meterPath + "/meter": {
		"Add":  reflect.ValueOf(m.Add),
		"Done": reflect.ValueOf(m.Done),
		"Exit": reflect.ValueOf(m.Exit),
		"Stop": reflect.ValueOf(m.Stop),
	}}
}

// maxStack bounds a goroutine's stack in bytes, for both engines: runaway
// recursion then ends soon and with Go's own words.
const maxStack = 64 << 20

// interpret runs a counted program in this process and returns the status to
// exit with.
func interpret(j job, reports io.Writer) int {
	debug.SetMaxStack(maxStack)
	rlimit.Data(j.Memory)
	var trace bytes.Buffer
	in := interp.New(interp.Options{Args: []string{programName}, Stderr: &trace})
	host := &hostMeter{reports: reports}
	for _, table := range []interp.Exports{symbols.Symbols, host.symbols()} {
		if err := in.Use(table); err != nil {
			fmt.Fprintf(reports, "%s %q\n", eventDeclined, err.Error())
			return 0
		}
	}
	program, err := compile(in, j.Source)
	if err != nil {
		fmt.Fprintf(reports, "%s %q\n", eventDeclined, "the interpreter does not take it: "+err.Error())
		return 0
	}
	if _, err = in.Execute(program); err == nil {
		return 0
	}
	words, ok := panicWords(err)
	if !ok {
		fmt.Fprintf(reports, "%s %q\n", eventDeclined, "a run-time error, whose words are the compiled program's to say: "+err.Error())
		return 0
	}
	fmt.Fprintf(reports, "%s %d %q\n", eventPanic, panicLine(trace.String()), words)
	return exitCrashed
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

// panicWords gives Go's words for a panic with a string or an error that the
// program raised itself. The interpreter's words for run-time errors differ
// from Go's.
func panicWords(err error) (string, bool) {
	var p interp.Panic
	if !errors.As(err, &p) {
		return "", false
	}
	raised, ok := p.Value.(reflect.Value)
	if !ok || !raised.IsValid() || !raised.CanInterface() {
		return "", false
	}
	switch v := raised.Interface().(type) {
	case string:
		return "panic: " + v, true
	case error:
		return "panic: " + v.Error(), true
	}
	return "", false
}

// traceLine is a line of the interpreter's trace, innermost call first.
var traceLine = regexp.MustCompile(`(?m)^(\d+):\d+: panic`)

// panicLine finds the line of the learner's file in which the panic was raised.
func panicLine(trace string) int {
	m := traceLine.FindStringSubmatch(trace)
	if m == nil {
		return 0
	}
	line, _ := strconv.Atoi(m[1])
	return line
}
