//go:build js && wasm

package main

import (
	"context"
	"io"
	"reflect"
	"strings"
	"syscall/js"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/trace"
)

// How much a page watches, which takes some seconds, and how much of it is played.
const (
	watchedSteps = 2_000_000 // of the traced program
	mostSearches = 20
	mostSteps    = 2_000 // of a search
)

// watch runs a program for its search to be shown. What the program prints is lost.
func watch(h host, request js.Value) {
	program, err := frontend.Check([]byte(request.Get("source").String()))
	if err != nil {
		done(h, nil, engine.Result{}, err)
		return
	}
	tracer, err := trace.Prepare(program, trace.Short)
	if err != nil {
		message := ending(nil, engine.Result{}, err)
		message["how"] = "unwatchable"
		h.post(message)
		return
	}
	w := watching{host: h, tracer: tracer, other: trace.OtherGame(request.Get("exercise").String())}
	stdin := optional(request.Get("stdin"), "")
	io.Copy(io.Discard, tracer.Stdin(strings.NewReader(stdin))) // it notes what it reads
	if ran := request.Get("ran"); ran.Truthy() && ran.Length() > 0 {
		// The run took its instance with it, and this is the next.
		r, err := known(ran.Index(0))
		r.Stderr = content(ran.Index(0).Get("kept"))
		w.done(r, err)
		return
	}
	limits := limitsOf(request.Get("limits"))
	limits.Steps = watchedSteps
	limits.Output += tracer.Output()
	e := inPlace{host: h, keep: stderr, last: w.done}
	w.done(e.Run(context.Background(), tracer.Program(), []byte(stdin), limits))
}

// A watching is a program whose search is to be shown.
type watching struct {
	host   host
	tracer *trace.Tracer
	other  string
}

// done tells the page what became of the run, with a record of the search if
// there is anything to tell.
func (w watching) done(r engine.Result, err error) {
	w.tracer.Stderr(io.Discard).Write(r.Stderr)
	r.Steps = 0 // those of the tracing are among them
	message := ending(nil, r, err)
	if r.How == engine.StepLimit {
		message["how"] = "stopped"
		message["message"] = "a page watches a program for " + figures.Thousands(watchedSteps) + " steps, those of the watching among them, and no longer"
	}
	if err == nil || w.tracer.Told() {
		record := w.tracer.Record(w.other)
		record.Shorten(mostSearches, mostSteps)
		message["record"] = valueOf(reflect.ValueOf(record))
	}
	w.host.post(message)
}
