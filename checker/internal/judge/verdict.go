package judge

import (
	"fmt"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
)

// stopped says what each end of a run means, but for a program that exited.
var stopped = map[engine.How]Verdict{
	engine.StepLimit:   TimeLimit,
	engine.TimeLimit:   TimeLimit,
	engine.Stalled:     TimeLimit,
	engine.MemoryLimit: MemoryLimit,
	engine.OutputLimit: OutputLimit,
	engine.Crashed:     RuntimeError,
}

// judge turns a run of a test into its result. Only the output of a program
// that ended in order is compared.
func (s submission) judge(t *course.Test, e engine.Engine, run engine.Result) TestResult {
	r := TestResult{Name: t.Name, Test: t, Engine: e.Name(), Steps: run.Steps, Time: run.Time, Output: run.Stdout}
	verdict, bad := stopped[run.How]
	switch {
	case bad:
		r.Verdict, r.Message = verdict, explain(run, t.Limits)
		if said := diagnoseFlood(s.exercise, t, run.Stdout); verdict == OutputLimit && said != "" {
			r.Message = fmt.Sprintf(saysFlood, figures.Thousands(int64(t.Limits.OutputKiB))) + " " + said
		}
	case run.ExitCode != 0:
		r.Verdict, r.Message = RuntimeError, explain(run, t.Limits)
	default:
		s.judgeOutput(&r, run.Stdout)
	}
	if r.Verdict == RuntimeError && run.Failure != nil {
		r.Line, r.Words = run.Failure.Line, wordsOf(strings.TrimSpace(run.Failure.Message))
		if t.Private {
			r.Message, r.Words = r.Discreet(), ""
		}
	}
	if r.Verdict == Accepted {
		r.Output = nil
	}
	return r
}

// saysFlood stands before what is wrong with the first solutions of an output.
const saysFlood = "Stopped after printing more than %s KiB, the limit of this test: far more is found than there is."

// explain says in a beginner's words why a run did not end in order.
func explain(run engine.Result, l course.Limits) string {
	switch run.How {
	case engine.StepLimit:
		return fmt.Sprintf("Stopped after %s steps, the limit of this test. A step is one call of a function or one "+
			"turn of a loop: either a loop or a recursion never ends (does it notice the end of input, or that "+
			"nothing is left to place?), or the "+
			"method tries far more than it needs to.", figures.Thousands(l.Steps))
	case engine.TimeLimit:
		return "Stopped for its processor time, long before its steps ran out: nearly all of it goes into the library or into copying. Does a loop " +
			"call the library without end, such as Scan after the end of input, or does a single call, or a copy, do far more than it needs to?"
	case engine.Stalled:
		return "Stopped long before its steps ran out: the program neither ran nor ended. It sleeps, or waits for " +
			"something that never comes."
	case engine.MemoryLimit:
		return fmt.Sprintf("It asked for more than the %d MiB of memory that this test allows. Look for a slice or a "+
			"map that keeps growing, or a copy of the board kept for every step.", l.MemoryMiB)
	case engine.OutputLimit:
		return fmt.Sprintf("Stopped after printing more than %s KiB, the limit of this test. Look for a loop that "+
			"prints and never ends, for example one that does not notice the end of input.", figures.Thousands(int64(l.OutputKiB)))
	case engine.Crashed:
		return crash(run.Failure)
	}
	return fmt.Sprintf("The program ended with exit status %d. One that did its work ends with status 0.", run.ExitCode)
}

// crashHints add a thought to Go's words, where there is one for most learners.
var crashHints = []struct{ sign, hint string }{
	{"index out of range [-", "An index went below 0: a difference such as row - column needs an offset, and a cell beside the board must be left out."},
	{"index out of range", "There is no such element: is the array long enough? n rows have 2n-1 diagonals each way."},
	{"integer divide by zero", "What it divides by is 0: is there a row in which nothing is left to choose?"},
	{"stack overflow", "A function calls itself without end: is there a case in which it returns?"},
	{"all goroutines are asleep", "Everything waits and nothing can wake it: a channel or a lock is never served."},
	{"range function continued", "The function that is ranged over must return as soon as yield gives false: the loop has been left."},
	{"nil map", "A map must be made with make before anything is stored in it."},
}

// crash gives Go's words, the learner's line and a hint.
func crash(f *engine.Failure) string {
	if f == nil {
		return "The program crashed and left no message."
	}
	var b strings.Builder
	b.WriteString(strings.TrimSpace(f.Message))
	if f.Line > 0 {
		fmt.Fprintf(&b, ", at line %d", f.Line)
	}
	b.WriteString(".")
	for _, h := range crashHints {
		if strings.Contains(f.Message, h.sign) {
			b.WriteString(" " + h.hint)
			break
		}
	}
	return b.String()
}

// seen says what the interpreter made of a test that it may not decide.
var seen = map[Verdict]string{
	PresentationError: "Interpreted, its output is laid out differently from the answer.",
	WrongAnswer:       "Interpreted, its output is not the answer.",
	TimeLimit:         "Interpreted, it did not end within the steps it was given.",
	MemoryLimit:       "Interpreted, it ran out of memory.",
	OutputLimit:       "Interpreted, it printed more than the limit.",
	RuntimeError:      "Interpreted, it did not end in order.",
}

// undecided is the result of a test on which no engine had the last word. Last
// is what the interpreter saw, if it ran at all. elsewhere is the command that
// decides it where no other engine can.
func undecided(last TestResult, declined []*engine.Declined, elsewhere string) TestResult {
	var said []string
	if s, ok := seen[last.Verdict]; ok {
		said = append(said, s+" Only a compiled run may decide against a program.")
	}
	advice := "To have it decided, check with --engine auto."
	for _, d := range declined {
		who := "The interpreter cannot be relied on here"
		switch {
		case elsewhere != "":
			who, advice = "It cannot be decided here", "To have it decided: "+elsewhere
		case d.Engine == "go":
			who, advice = "It cannot be compiled here", "Then check again."
		}
		said = append(said, who+": "+strings.TrimRight(d.Reason, ". \n")+".")
	}
	last.Verdict, last.Difference, last.Line, last.Words = Undecided, nil, 0, ""
	last.Message = strings.Join(append(said, advice), " ")
	return last
}
