//go:build js && wasm

package main

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"syscall/js"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// grade judges a submission. Its runs are made one after the other; when one takes
// the instance with it, the next instance gets the same request and what is known
// of the runs so far.
func grade(h host, request js.Value) {
	ex := exerciseOf(request.Get("exercise"))
	number, _, _ := strings.Cut(ex.Name, "-")
	g := judge.Grader{Only: &grading{host: h, exercise: &ex, ran: request.Get("ran")}, Elsewhere: "go run ./checker check " + number, Jobs: 1}
	result := g.Grade(context.Background(), &ex, "exercises/"+ex.Name+"/main.go", []byte(request.Get("source").String()))
	var text strings.Builder
	if err := report.Text(report.Writer(&text, nil), []judge.Result{result}, report.Options{}); err != nil {
		panic(err) // a Builder does not fail
	}
	h.post(map[string]any{"kind": "result", "report": valueOf(reflect.ValueOf(report.Of(result))), "text": text.String()})
}

// pageSteps is how many steps a test may take in a page, where a step takes one to
// five microseconds. Once endlessTests have needed more, a submission does not look
// as if it came to an end in the others.
const (
	pageSteps    = 10_000_000
	endlessTests = 2
)

// A grading is the engine of one submission.
type grading struct {
	host     host
	exercise *course.Exercise
	ran      js.Value // what became of the first runs, in other instances
	runs     int      // so far
	endless  int      // of them
}

// Name implements engine.Engine.
func (*grading) Name() string { return inPlace{}.Name() }

// Run implements engine.Engine for the next test.
func (g *grading) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits engine.Limits) (engine.Result, error) {
	at := g.runs
	g.runs++
	if g.ran.Truthy() && at < g.ran.Length() {
		r, err := known(g.ran.Index(at))
		return g.settled(p, r, err)
	}
	g.host.post(map[string]any{"kind": "progress", "done": at, "total": len(g.exercise.Tests)})
	switch {
	case g.exercise.Tests[at].Heavy:
		return engine.Result{}, g.tell(engine.Result{}, g.declined("this test takes more steps than a page is made for"))
	case g.endless >= endlessTests:
		return engine.Result{}, g.tell(engine.Result{}, g.declined("it was not tried, as tests before did not end"))
	}
	limits.Steps = min(limits.Steps, pageSteps)
	e := inPlace{host: g.host, keep: stdout, last: func(r engine.Result, err error) { g.tell(r, err) }}
	r, err := e.Run(ctx, p, stdin, limits)
	return g.settled(p, r, g.tell(r, err))
}

// settled is a run as it counts. One that was cut short may end in another place.
func (g *grading) settled(p *frontend.Program, r engine.Result, err error) (engine.Result, error) {
	if r.How != engine.StepLimit {
		return r, err
	}
	g.endless++
	switch {
	case p.Concurrent():
		// The goroutines take turns of any length here.
		return engine.Result{}, g.declined("its goroutines did not come to an end")
	case g.exercise.Tests[g.runs-1].Limits.Steps <= pageSteps:
		return r, err
	}
	return engine.Result{}, g.declined("it did not end within " + figures.Thousands(pageSteps) + " steps, which is all that a page gives a test")
}

func (g *grading) declined(reason string) error {
	return &engine.Declined{Engine: g.Name(), Reason: reason}
}

// tell has the host know what became of a run. It gives back the error.
func (g *grading) tell(r engine.Result, err error) error {
	g.host.ran(told(r, err))
	return err
}

// told and known carry a run over to the next instance.
func told(r engine.Result, err error) map[string]any {
	var declined *engine.Declined
	switch {
	case errors.As(err, &declined):
		return map[string]any{"declined": declined.Reason}
	case err != nil:
		return map[string]any{"declined": err.Error()}
	}
	run := map[string]any{"how": hows[r.How], "exit": r.ExitCode, "steps": float64(r.Steps), "kept": bytes(r.Stdout), "ns": float64(r.Time)}
	if r.Failure != nil {
		run["message"], run["line"] = r.Failure.Message, r.Failure.Line
	}
	return run
}

func known(run js.Value) (engine.Result, error) {
	if reason := run.Get("declined"); reason.Type() == js.TypeString {
		return engine.Result{}, &engine.Declined{Engine: inPlace{}.Name(), Reason: reason.String()}
	}
	r := engine.Result{ExitCode: run.Get("exit").Int(), Steps: int64(run.Get("steps").Float()),
		Stdout: content(run.Get("kept")), Time: time.Duration(run.Get("ns").Float())}
	for how, words := range hows {
		if words == run.Get("how").String() {
			r.How = how
		}
	}
	if message := run.Get("message"); message.Type() == js.TypeString {
		r.Failure = &engine.Failure{Message: message.String(), Line: run.Get("line").Int()}
	}
	return r, nil
}

// exerciseOf reads an exercise as the site has it.
func exerciseOf(v js.Value) course.Exercise {
	ex := course.Exercise{
		Name: v.Get("name").String(), Title: v.Get("title").String(),
		Output: course.Layout(v.Get("output").String()), Cells: v.Get("cells").Bool(), Limits: testLimits(v.Get("limits")), TooSlow: v.Get("too_slow").String(),
	}
	tests := v.Get("tests")
	for i := range tests.Length() {
		t := tests.Index(i)
		ex.Tests = append(ex.Tests, course.Test{
			Name: t.Get("name").String(), Input: []byte(t.Get("input").String()), Answer: []byte(t.Get("answer").String()),
			Head: t.Get("head").Bool(), Sample: t.Get("sample").Bool(), Heavy: t.Get("heavy").Bool(), Limits: testLimits(t.Get("limits")),
		})
	}
	return ex
}

func testLimits(v js.Value) course.Limits {
	return course.Limits{Steps: int64(v.Get("steps").Float()), MemoryMiB: v.Get("memory_mib").Int(), OutputKiB: v.Get("output_kib").Int()}
}
