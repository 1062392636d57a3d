package judge

import (
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
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
		r.Verdict, r.Message = verdict, explain(s.exercise, t, run)
	case run.ExitCode != 0:
		r.Verdict, r.Message = RuntimeError, explain(s.exercise, t, run)
	default:
		s.judgeOutput(&r, run.Stdout)
		if r.Verdict == WrongAnswer {
			said := aboutStreams(r.Message, s.exercise, t, run)
			r.Message, r.byStreams = said, said != r.Message
		}
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
