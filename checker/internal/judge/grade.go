package judge

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/rules"
)

// A Grader grades submissions. With Interpreter and Compiler set, both work
// together: what the interpreter accepts is accepted, everything else is
// confirmed on the compiled program, whose word counts. Where that cannot be
// had, a test is undecided. It is safe for concurrent use.
type Grader struct {
	Interpreter engine.Engine // nil: everything is compiled
	Compiler    engine.Engine // nil: what the interpreter does not accept is undecided
	Only        engine.Engine // if set, the one engine that is used, and its word is final
	Elsewhere   string        // the command that decides what Only declines, where no other engine is; "" if one may be
	Jobs        int           // tests that run at the same time; 0 means one for each processor

	// Explain gives the diagnostics of a rejected source in the compiler's words;
	// nil leaves them in the frontend's.
	Explain func(src []byte, r *frontend.Rejection) []frontend.Diagnostic
}

// Grade checks a source against the rules and then runs it on every test of the
// exercise. File is only the name to report. A fault of the checker itself is
// the verdict IE with Err set; Grade has no other way to fail.
func (g *Grader) Grade(ctx context.Context, ex *course.Exercise, file string, src []byte) (r Result) {
	r = Result{Exercise: ex.Name, Title: ex.Title, File: file, Source: src}
	defer func() {
		if why := recover(); why != nil {
			r = failed(r, BrokeDown(why))
		}
	}()
	switch {
	case ex.Err != nil:
		return failed(r, ex.Err)
	case len(ex.Tests) == 0:
		return failed(r, fmt.Errorf("exercise %s has no tests", ex.Name))
	}
	program, err := frontend.Check(src)
	var rejection *frontend.Rejection
	switch {
	case errors.As(err, &rejection):
		return refused(r, g.explained(src, rejection))
	case err != nil:
		return failed(r, err)
	}
	rule, err := ruleOf(ex)
	if err != nil {
		return failed(r, err)
	}
	if b, ok := g.Compiler.(builder); ok && g.Only == nil && isBuiltAnyway(ex) {
		go b.Build(ctx, program) // what comes of it is for the first run to meet
	}
	s := submission{exercise: ex, rule: rule, program: program, jobs: g.jobs(), elsewhere: g.Elsewhere}
	return total(r, s.runAll(ctx, g.attempts(ex)))
}

// BrokeDown is the error of a checker that panicked over a submission.
func BrokeDown(why any) error {
	return fmt.Errorf("the checker broke down over it (%v); please report it to the maintainers of the checker", why)
}

// A builder is an engine that can get ready for a program before its first run.
type builder interface {
	Build(ctx context.Context, p *frontend.Program) (string, error)
}

// total sums the tests of a submission up.
func total(r Result, tests []TestResult) Result {
	for _, t := range tests {
		if t.err == nil {
			continue
		}
		var rejection *frontend.Rejection
		if errors.As(t.err, &rejection) { // by the compiler, what the frontend let pass
			return refused(r, rejection)
		}
		if r.Err == nil {
			r.Err = t.err
		}
	}
	r.Tests, r.Verdict = tests, overall(tests)
	r.Score = float64(r.Accepted()) / float64(len(tests))
	return r
}

func (g *Grader) jobs() int {
	if g.Jobs > 0 {
		return g.Jobs
	}
	return runtime.GOMAXPROCS(0)
}

func (g *Grader) explained(src []byte, r *frontend.Rejection) *frontend.Rejection {
	if g.Explain == nil {
		return r
	}
	return &frontend.Rejection{Restricted: r.Restricted, Diagnostics: g.Explain(src, r)}
}

// refused is the result of a source that is not let run.
func refused(r Result, rejection *frontend.Rejection) Result {
	r.Verdict = CompileError
	if rejection.Restricted {
		r.Verdict = Restricted
	}
	r.Diagnostics = rejection.Diagnostics
	return r
}

func failed(r Result, err error) Result {
	r.Verdict, r.Err = InternalError, err
	return r
}

// overall is the verdict of a submission: that of the first test that failed
// for certain; undecided only if none did. Any fault of the checker spoils all.
func overall(tests []TestResult) Verdict {
	verdict := Accepted
	for _, t := range tests {
		switch {
		case t.Verdict == InternalError:
			return InternalError
		case t.Verdict == Accepted:
		case verdict == Accepted, verdict == Undecided:
			verdict = t.Verdict
		}
	}
	return verdict
}

// A submission is a program on its way through the tests of an exercise.
type submission struct {
	exercise *course.Exercise
	rule     rules.Rule // nil: judged by the answers
	program  *frontend.Program
	jobs     int

	elsewhere string // as in Grader
}

// runAll runs the tests that the interpreter can take together as a batch; then
// the one at which that ended, or the first, alone, to learn which attempts are in vain
// for this program; then all others side by side. That keeps what is reported the same
// from one check to the next, however the tests are scheduled. At last, wrong numbers
// are explained by those of all tests.
func (s submission) runAll(ctx context.Context, plan []*attempt) []TestResult {
	tests := s.exercise.Tests
	results := make([]TestResult, len(tests))
	known, pilot := s.batch(ctx, plan)
	var useful []*attempt
	results[pilot], useful = s.run(ctx, plan, &tests[pilot], known[pilot])

	free := make(chan struct{}, s.jobs)
	var wg sync.WaitGroup
	for i := range tests {
		if i == pilot {
			continue
		}
		free <- struct{}{}
		worth := useful
		if known[i] != nil {
			worth = plan // of which the first has been made
		}
		wg.Go(func() {
			results[i], _ = s.run(ctx, worth, &tests[i], known[i])
			<-free
		})
	}
	wg.Wait()
	diagnoseAll(s.exercise, results)
	return results
}

// A batcher is an engine that can run several tests in one process, which is
// much quicker where they are small.
type batcher interface {
	Batch(ctx context.Context, p *frontend.Program, trials []engine.Trial) ([]engine.Result, error)
}

// batch gives the runs of the plan's first attempt, by the index of the test, as
// far as the engine does them together, and the test at which they ended, 0 if none.
func (s submission) batch(ctx context.Context, plan []*attempt) (known []*engine.Result, end int) {
	known = make([]*engine.Result, len(s.exercise.Tests))
	first := plan[0]
	together, ok := first.engine.(batcher)
	if !ok || first.final {
		return known, 0
	}
	var apart []int            // tests whose inputs differ
	same := map[string][]int{} // tests by their input: one run serves all
	for i := range s.exercise.Tests {
		t := &s.exercise.Tests[i]
		if t.Long || t.Limits.Steps < first.steps {
			continue
		}
		if same[string(t.Input)] == nil {
			apart = append(apart, i)
		}
		same[string(t.Input)] = append(same[string(t.Input)], i)
	}
	// A test that passes the interpreter's bound ends the batch. How long the answer is
	// tells best, before a run, how much there is to do.
	slices.SortStableFunc(apart, func(a, b int) int { return len(s.exercise.Tests[a].Answer) - len(s.exercise.Tests[b].Answer) })
	var trials []engine.Trial
	for _, i := range apart {
		t := &s.exercise.Tests[i]
		trials = append(trials, engine.Trial{Stdin: t.Input, Limits: first.limits(t.Limits)})
	}
	// What fails here is run again by itself, and fails again if it must.
	runs, _ := together.Batch(ctx, s.program, trials)
	for k := range runs {
		for _, i := range same[string(s.exercise.Tests[apart[k]].Input)] {
			known[i] = &runs[k]
		}
	}
	if len(runs) < len(apart) {
		end = apart[len(runs)]
	}
	return known, end
}

// run works through a plan until a test is decided. It also gives back the plan
// without the attempts that can be no use to other tests of the same program.
// known is the run of the first attempt, if there has been one.
func (s submission) run(ctx context.Context, plan []*attempt, t *course.Test, known *engine.Result) (last TestResult, useful []*attempt) {
	last, useful = TestResult{Name: t.Name, Test: t}, plan
	defer func() {
		if why := recover(); why != nil { // in a goroutine it would end the checker
			last.Verdict, last.err = InternalError, BrokeDown(why)
			last.Message = last.err.Error()
		}
	}()
	var short *attempt // that its own bound cut short
	var declined []*engine.Declined
	var whole *engine.Result // of an attempt that went to its own end
	for _, a := range forTest(plan, t) {
		if a.resumes && short == nil && !t.Long {
			continue
		}
		run, err := s.attempt(ctx, a, t, &known)
		var no *engine.Declined
		if errors.As(err, &no) {
			declined = append(declined, no)
			useful = without(useful, a)
			continue
		}
		if err != nil {
			return internal(t, a.engine, err), useful
		}
		if whole != nil && s.disagree(*whole, run) && !s.varies(ctx, a, t, run) {
			return internal(t, a.engine, errors.New("it disagrees with the interpreter about this program; "+
				"please report it to the maintainers of the checker")), useful
		}
		last = s.judge(t, a.engine, run)
		if a.final && short != nil {
			useful = without(useful, short) // the other engine is ready, and quicker
		}
		if a.final || last.Verdict == Accepted {
			return last, useful
		}
		if a.cutShort(run, t.Limits) {
			short = a
			continue
		}
		whole = &run
		if last.Verdict == TimeLimit {
			useful = without(useful, a)
		}
	}
	return undecided(last, declined, s.elsewhere), useful
}

// attempt runs a test, unless its run is known already.
func (s submission) attempt(ctx context.Context, a *attempt, t *course.Test, known **engine.Result) (engine.Result, error) {
	if run := *known; run != nil {
		*known = nil
		return *run, nil
	}
	return a.engine.Run(ctx, s.program, t.Input, a.limits(t.Limits))
}

// disagree reports whether two engines that both ran the program to its end
// differ in what they saw, where the program leaves no room for it. That is never
// the learner's fault.
func (s submission) disagree(a, b engine.Result) bool {
	for _, r := range []engine.Result{a, b} {
		if r.How != engine.Exited && r.How != engine.Crashed || bytes.Contains(r.Stdout, []byte("0x")) {
			return false // stopped from outside, or an address was printed
		}
	}
	return !alike(a, b) && !s.program.MayVary() && !s.program.LeavesOpen()
}

// varies reports whether an engine that has run the program on a test sees something else
// when it does it again: an address in some other form, or the time.
func (s submission) varies(ctx context.Context, a *attempt, t *course.Test, run engine.Result) bool {
	again, err := a.engine.Run(ctx, s.program, t.Input, a.limits(t.Limits))
	return err == nil && !alike(run, again)
}

func alike(a, b engine.Result) bool {
	return a.How == b.How && a.ExitCode == b.ExitCode && bytes.Equal(a.Stdout, b.Stdout)
}

func internal(t *course.Test, e engine.Engine, err error) TestResult {
	err = fmt.Errorf("the %s engine failed: %w", e.Name(), err)
	return TestResult{Name: t.Name, Test: t, Engine: e.Name(), Verdict: InternalError, Message: err.Error(), err: err}
}
