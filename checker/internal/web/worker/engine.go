//go:build js && wasm

package main

import (
	"context"
	"errors"
	"os"
	"runtime"
	"time"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/engine/interpret"
	"nqueens/checker/internal/frontend"
)

// An inPlace engine runs programs in this process.
type inPlace struct {
	host host
	keep stream // for whoever started the run; the rest of the output is lost then
	// last hears of a run after which this instance ends. It does not return to
	// whoever started the run.
	last func(engine.Result, error)
}

// Name implements engine.Engine.
func (inPlace) Name() string { return engine.Interpreter{}.Name() }

// Run implements engine.Engine. Memory and time are not bounded here.
func (e inPlace) Run(_ context.Context, p *frontend.Program, stdin []byte, limits engine.Limits) (engine.Result, error) {
	lowered, err := interpret.Lower(p, limits.Steps)
	if err != nil {
		return engine.Result{}, e.declined(err.Error())
	}
	before := runtime.NumGoroutine()
	e.host.begin(stdin, limits.Output, e.keep)
	r := &run{inPlace: e, begun: time.Now()}
	err = r.run(lowered)
	var raised *interpret.Panic
	if err != nil && !errors.As(err, &raised) && !p.MayVary() {
		err = r.again(p, limits.Steps, err)
	}
	result, err := r.result(err)
	if p.MayChangeLibrary() || runtime.NumGoroutine() > before || !usable(os.Stdin) || !usable(os.Stdout) || !usable(os.Stderr) {
		e.leave(result, err)
	}
	return result, err
}

// leave ends this instance.
func (e inPlace) leave(result engine.Result, err error) {
	e.last(result, err)
	os.Exit(0)
}

func (e inPlace) declined(reason string) error {
	return &engine.Declined{Engine: e.Name(), Reason: reason}
}

// usable reports whether a program has left a standard stream open.
func usable(stream *os.File) bool {
	_, err := stream.Write(nil)
	return !errors.Is(err, os.ErrClosed)
}

// A run is the interpret.Host of one program.
type run struct {
	inPlace
	begun time.Time
	steps int64
}

func (r *run) run(p interpret.Program) error {
	os.Args = []string{interpret.ProgramName}
	return interpret.Run(p, r)
}

// again runs a program once more that ended by a run-time error which the
// interpreter has no words for: slower, and for the words only, since it prints
// what it has printed before.
func (r *run) again(p *frontend.Program, steps int64, unclear error) error {
	exact, err := interpret.LowerExactly(p, steps)
	if err != nil {
		return unclear
	}
	r.host.again()
	if err := r.run(exact); err != nil {
		return err
	}
	return unclear
}

// result is what became of a run that main has left.
func (r *run) result(err error) (engine.Result, error) {
	result := engine.Result{Steps: r.steps, Time: time.Since(r.begun)}
	r.take(&result)
	var raised *interpret.Panic
	switch {
	case errors.As(err, &raised):
		result.How, result.ExitCode = engine.Crashed, 2
		result.Failure = &engine.Failure{Message: raised.Message, Line: raised.Line}
	case err != nil:
		return result, r.declined(err.Error())
	}
	return result, nil
}

// Done implements interpret.Host, as do the others.
func (r *run) Done(n int64) { r.steps = n }

func (r *run) Exit(n int64, code int) { r.stop(n, engine.Result{ExitCode: code}) }

func (r *run) Stop(n int64) { r.stop(n, engine.Result{How: engine.StepLimit}) }

func (r *run) Decline(reason string) {
	r.host.end()
	r.leave(engine.Result{}, r.declined(reason))
}

func (r *run) stop(n int64, result engine.Result) {
	result.Steps, result.Time = n, time.Since(r.begun)
	r.take(&result)
	r.leave(result, nil)
}

// take ends a run and takes what was kept of its output.
func (r *run) take(result *engine.Result) {
	kept := r.host.end()
	switch r.keep {
	case stdout:
		result.Stdout = kept
	case stderr:
		result.Stderr = kept
	}
}
