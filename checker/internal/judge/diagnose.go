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
	return diagnosis.Explain(diagnosis.Case{
		Exercise: ex, Test: t,
		Want: Lines(t.Answer), Got: Lines(r.Output),
		Line: r.Difference.Line, Column: r.Difference.Column,
		LayoutOnly: r.Verdict == PresentationError,
		MayShow:    MayShow(t),
	})
}
