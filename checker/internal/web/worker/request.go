//go:build js && wasm

package main

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/lesson"
	"nqueens/checker/internal/notebook"
)

// serve answers a request of the page.
func serve(h host, request js.Value) {
	text := func(name string) []byte { return []byte(request.Get(name).String()) }
	switch op := request.Get("op").String(); op {
	case "run":
		program, err := frontend.Check(text("source"))
		execute(h, job{program: program, stdin: optional(request.Get("stdin"), ""), limits: limitsOf(request.Get("limits"))}, err)
	case "diagnose":
		_, err := frontend.Check(text("source"))
		done(h, nil, engine.Result{}, err)
	case "cell":
		cell, err := lesson.Open(cellsOf(request))
		if err != nil || cell.Declares() {
			done(h, cell, engine.Result{}, err)
			return
		}
		execute(h, job{program: cell.Program, cell: cell, stdin: optional(request.Get("stdin"), cell.Stdin), limits: limitsOf(request.Get("limits"))}, nil)
	case "diagnoseCell":
		cell, err := lesson.Open(cellsOf(request))
		done(h, cell, engine.Result{}, err)
	case "grade":
		grade(h, request)
	case "watch":
		watch(h, request)
	default:
		done(h, nil, engine.Result{}, fmt.Errorf("the engine does not know the request %q", op))
	}
}

// cellsOf are the cells that a page sends: the one to run is the last.
func cellsOf(request js.Value) []notebook.Source {
	sent := request.Get("cells")
	cells := make([]notebook.Source, sent.Length())
	for i := range cells {
		cells[i] = notebook.Source{Words: sent.Index(i).Get("words").String(), Text: sent.Index(i).Get("text").String()}
	}
	return cells
}

// A job is a program to run for someone to see.
type job struct {
	program *frontend.Program
	cell    *lesson.Cell // nil for a whole program
	stdin   string
	limits  engine.Limits
}

func execute(h host, j job, err error) {
	if err != nil {
		done(h, j.cell, engine.Result{}, err)
		return
	}
	e := inPlace{host: h, last: func(r engine.Result, err error) { done(h, j.cell, r, err) }}
	result, err := e.Run(context.Background(), j.program, []byte(j.stdin), j.limits)
	done(h, j.cell, result, err)
}

// hows are the words for how a run ended.
var hows = map[engine.How]string{engine.Exited: "exited", engine.Crashed: "crashed", engine.StepLimit: "step limit", engine.OutputLimit: "output limit"}

// done tells the page what became of a run or a check.
func done(h host, cell *lesson.Cell, r engine.Result, err error) { h.post(ending(cell, r, err)) }

// ending is what became of a run or a check, as the page is told.
func ending(cell *lesson.Cell, r engine.Result, err error) map[string]any {
	message := map[string]any{"kind": "done", "how": hows[r.How], "exit": r.ExitCode, "steps": float64(r.Steps), "diagnostics": []any{}}
	var rejection *frontend.Rejection
	var refused *lesson.Refused
	var declined *engine.Declined
	switch {
	case errors.As(err, &rejection):
		message["how"], message["diagnostics"] = "refused", diagnostics(rejection.Diagnostics)
	case errors.As(err, &refused):
		message["how"], message["diagnostics"], message["message"] = "refused", diagnostics(refused.Diagnostics), refused.Error()
	case errors.As(err, &declined):
		message["how"], message["message"] = "declined", declined.Reason
	case err != nil:
		message["how"], message["message"] = "declined", err.Error()
	case cell != nil:
		words, line := cell.Ending(r)
		message["message"] = words
		if line > 0 {
			message["line"] = line
		}
	case r.Failure != nil:
		message["message"] = r.Failure.Message
		if r.Failure.Line > 0 {
			message["line"] = r.Failure.Line
		}
	case r.How == engine.StepLimit:
		message["message"] = "stopped at the step limit"
	case r.ExitCode != 0:
		message["message"] = fmt.Sprintf("it ends with status %d", r.ExitCode)
	}
	return message
}

// limitsOf are the limits of a run, the course's own where the page gives none.
func limitsOf(v js.Value) engine.Limits {
	l := course.DefaultLimits()
	limits := engine.Limits{Steps: l.Steps, Output: int64(l.OutputKiB) << 10}
	if !v.Truthy() {
		return limits
	}
	if steps := v.Get("steps"); steps.Truthy() {
		limits.Steps = int64(steps.Float())
	}
	if output := v.Get("output"); output.Truthy() {
		limits.Output = int64(output.Float())
	}
	return limits
}

// optional is a text of the page's, if it gives one.
func optional(v js.Value, otherwise string) string {
	if v.Type() != js.TypeString {
		return otherwise
	}
	return v.String()
}
