package judge

import (
	"context"
	"slices"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

// HandoverSteps is where a program leaves the interpreter for the compiled
// program when both are there: about a third of a second of interpreting, which
// is what a build takes.
const HandoverSteps = 300_000

// builtHandoverSteps takes its place where the program is built in any case: a few
// milliseconds of interpreting, which is what the start of a compiled program takes.
const builtHandoverSteps = 20_000

// An attempt is one try of an engine at a test. The plan of a submission lists
// them in order; the first whose word counts decides the test.
type attempt struct {
	engine engine.Engine
	// steps bounds the run whatever the test allows; 0 bounds nothing.
	steps int64
	// final: what it finds counts. Otherwise only an acceptance does, since a
	// program that the interpreter mis-runs is not wrong.
	final bool
	// resumes: worth trying only if an attempt before was cut short by its own
	// bound and not by the test's, or there was none as the test is long.
	resumes bool
}

// attempts is the plan for a submission to an exercise. With an interpreter and a compiler the
// interpreter tries first and briefly, since most tests are small; then the
// compiled program has the last word. If this machine cannot compile, the
// interpreter goes on to the end: it may still accept.
func (g *Grader) attempts(ex *course.Exercise) []*attempt {
	if g.Only != nil {
		return []*attempt{{engine: g.Only, final: true}}
	}
	compiler := g.Compiler
	if compiler == nil {
		compiler = noCompiler{}
	}
	compiled := &attempt{engine: compiler, final: true}
	if g.Interpreter == nil {
		return []*attempt{compiled}
	}
	handover := int64(HandoverSteps)
	if isBuiltAnyway(ex) {
		handover = builtHandoverSteps
	}
	return []*attempt{
		{engine: g.Interpreter, steps: handover},
		compiled,
		{engine: g.Interpreter, resumes: true},
	}
}

// isBuiltAnyway reports whether some test needs the compiled program, whatever becomes
// of the others.
func isBuiltAnyway(ex *course.Exercise) bool {
	return slices.ContainsFunc(ex.Tests, func(t course.Test) bool { return t.Long })
}

// forTest is the part of a plan that suits a test. A long one is not interpreted
// briefly in vain, and a heavy one not at all.
func forTest(plan []*attempt, t *course.Test) []*attempt {
	var fit []*attempt
	for _, a := range plan {
		if a.final || !t.Heavy && (a.resumes || !t.Long) {
			fit = append(fit, a)
		}
	}
	return fit
}

// without is a plan less one trial. A final attempt stays, since it is the one
// that can say why a test is not decided.
func without(plan []*attempt, out *attempt) []*attempt {
	var kept []*attempt
	for _, a := range plan {
		if a.final || a != out {
			kept = append(kept, a)
		}
	}
	return kept
}

// limits are those of a test, within the attempt's own bound.
func (a *attempt) limits(l course.Limits) engine.Limits {
	steps := l.Steps
	if a.steps > 0 && a.steps < steps {
		steps = a.steps
	}
	return engine.Limits{Steps: steps, Memory: int64(l.MemoryMiB) << 20, Output: int64(l.OutputKiB) << 10}
}

// cutShort reports whether a run was stopped by the attempt's own bound, where
// the test would have let it go on.
func (a *attempt) cutShort(run engine.Result, l course.Limits) bool {
	return run.How == engine.StepLimit && a.limits(l).Steps < l.Steps
}

// noCompiler stands in for a compiler where none was given.
type noCompiler struct{}

func (noCompiler) Name() string { return "go" }

func (noCompiler) Run(context.Context, *frontend.Program, []byte, engine.Limits) (engine.Result, error) {
	return engine.Result{}, &engine.Declined{Engine: "go",
		Reason: "there is no Go toolchain on this machine; install Go (https://go.dev/dl/) and put it on the PATH"}
}
