package engine

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"reflect"
	"regexp"
	"runtime/debug"
	"strconv"
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
	var trace bytes.Buffer
	host := &hostMeter{reports: reports}
	in, program := prepare(j, host, &trace)
	_, err := in.Execute(program)
	if err == nil {
		return 0
	}
	words, ok := panicWords(err)
	if !ok {
		host.decline("a run-time error, whose words are the compiled program's to say: " + err.Error())
	}
	fmt.Fprintf(reports, "%s %d %q\n", eventPanic, panicLine(trace.String()), words)
	return exitCrashed
}

// prepare makes a new interpreter and compiles the job's program for it. What the
// interpreter says of panics goes to trace.
func prepare(j job, host *hostMeter, trace io.Writer) (*interp.Interpreter, *interp.Program) {
	debug.SetMaxStack(maxStack)
	debug.SetGCPercent(lazyGC)
	in := interp.New(interp.Options{Args: []string{programName}, Stderr: trace})
	box.Start(j.Types, host.decline)
	rt := box.Symbols()
	maps.Copy(rt, host.symbols())
	for _, table := range []interp.Exports{symbols.For(j.Imports), {lower.BoxPath + "/box": rt}} {
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
	raised, ok := p.Value.(box.Panic)
	if !ok {
		return "", false
	}
	var words string
	switch v := raised.Value.(type) {
	case string:
		words = v
	case error:
		words = v.Error()
	default:
		return "", false
	}
	return "panic: " + strings.ReplaceAll(words, "\n", "\n\t"), true
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
