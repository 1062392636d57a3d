package judge

import (
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/diagnosis"
)

// MayShow reports whether the line of a test's answer that differs may be shown
// to the learner: always of a sample, else only if it is not the whole answer.
func MayShow(t *course.Test) bool { return t.Sample || len(Lines(t.Answer)) > 1 }

// diagnose explains a PE or WA.
func diagnose(ex *course.Exercise, t *course.Test, r TestResult) string {
	return diagnosis.Explain(asCase(ex, t, r))
}

func asCase(ex *course.Exercise, t *course.Test, r TestResult) diagnosis.Case {
	return diagnosis.Case{
		Exercise: ex, Test: t,
		Want: Lines(t.Answer), Got: Lines(r.Output),
		Line: r.Difference.Line, Column: r.Difference.Column,
		LayoutOnly: r.Verdict == PresentationError,
		MayShow:    MayShow(t),
	}
}

// diagnoseFlood explains an output that was cut off, "" if it may just never end.
func diagnoseFlood(ex *course.Exercise, t *course.Test, output []byte) string {
	_, difference := Compare(ex, t, output)
	if difference == nil {
		return ""
	}
	return diagnosis.Attacked(asCase(ex, t, TestResult{Verdict: WrongAnswer, Output: output, Difference: difference}))
}

// diagnoseAll explains each wrong answer of one number, or of lines with one, anew, with
// all tests in view. Of what its streams have explained there is nothing more to say.
func diagnoseAll(ex *course.Exercise, results []TestResult) {
	if ex.Output != course.Number && ex.Output != course.Lines {
		return
	}
	var cases []diagnosis.Case
	for _, r := range results {
		switch r.Verdict {
		case Accepted:
			cases = append(cases, diagnosis.Case{Exercise: ex, Test: r.Test, Want: Lines(r.Test.Answer), Got: Lines(r.Test.Answer)})
		case WrongAnswer:
			cases = append(cases, asCase(ex, r.Test, r))
		}
	}
	program := diagnosis.NewProgram(cases)
	for i, r := range results {
		if r.Verdict == WrongAnswer && !r.byStreams {
			c := asCase(ex, r.Test, r)
			c.Program = program
			results[i].Message = diagnosis.Explain(c)
		}
	}
}
