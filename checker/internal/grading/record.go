package grading

import (
	"errors"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// Graded is what a submission came to, as far as reports of a class show it.
type Graded struct {
	judge.Result        // without source, inputs, outputs and times; File is that of the submission
	Feedback     string // what is wrong, as check says it, without a style; "" if accepted
}

// A record is a result as it is kept. Nothing in it depends on when, where or for
// whom it was made.
type record struct {
	Verdict     judge.Verdict         `json:"verdict"`
	Score       float64               `json:"score"`
	Diagnostics []frontend.Diagnostic `json:"diagnostics,omitempty"`
	Tests       []testRecord          `json:"tests,omitempty"`
	Feedback    string                `json:"feedback,omitempty"`

	err string // of IE, which is not kept
}

type testRecord struct {
	Name    string        `json:"name"`
	Verdict judge.Verdict `json:"verdict"`
	Engine  string        `json:"engine,omitempty"`
	Steps   int64         `json:"steps,omitempty"`
	Message string        `json:"message,omitempty"`
	Line    int           `json:"line,omitempty"`
}

// feedbackWidth is that of a page that is read on a screen of any kind.
const feedbackWidth = 80

func recordOf(r judge.Result) record {
	kept := record{Verdict: r.Verdict, Score: r.Score, Diagnostics: r.Diagnostics,
		Feedback: report.Feedback(r, report.Options{Width: feedbackWidth})}
	if r.Err != nil {
		kept.err = r.Err.Error()
	}
	for _, t := range r.Tests {
		kept.Tests = append(kept.Tests, testRecord{t.Name, t.Verdict, t.Engine, t.Steps, t.Message, t.Line})
	}
	return kept
}

// graded is the result that was kept, for a submission.
func (r record) graded(exercise, title, file string) Graded {
	g := Graded{Feedback: r.Feedback, Result: judge.Result{Exercise: exercise, Title: title, File: file,
		Verdict: r.Verdict, Score: r.Score, Diagnostics: r.Diagnostics}}
	if r.err != "" {
		g.Err = errors.New(r.err)
	}
	for _, t := range r.Tests {
		g.Tests = append(g.Tests, judge.TestResult{Name: t.Name, Verdict: t.Verdict, Engine: t.Engine, Steps: t.Steps,
			Message: t.Message, Line: t.Line})
	}
	return g
}
