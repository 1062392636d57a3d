package platform

import (
	"io"

	"nqueens/checker/internal/judge"
)

// The results.json of a PrairieLearn external grader, as its documentation
// describes it (docs/externalGrading.md, "Grading results").
type prairieLearnResults struct {
	Gradable     bool               `json:"gradable"`
	Score        float64            `json:"score"` // 0 to 1
	Message      string             `json:"message"`
	FormatErrors []string           `json:"format_errors,omitempty"`
	Tests        []prairieLearnTest `json:"tests"`
}

type prairieLearnTest struct {
	Name      string `json:"name"`
	Points    int    `json:"points"`
	MaxPoints int    `json:"max_points"`
	Message   string `json:"message"`
}

// writePrairieLearn reports a submission. One that could not be run, or not be
// judged here, is not gradable, so it costs the learner no attempt; the reasons are
// its format errors.
func writePrairieLearn(w io.Writer, r judge.Result) error {
	doc := prairieLearnResults{Gradable: true, Score: r.Score, Message: feedback(r), Tests: []prairieLearnTest{}}
	switch r.Verdict {
	case judge.CompileError, judge.Restricted:
		doc.FormatErrors = diagnostics(r)
	case judge.InternalError, judge.Undecided:
		doc.FormatErrors = []string{feedback(r)}
	}
	if doc.FormatErrors != nil {
		doc.Gradable, doc.Score = false, 0
	}
	if len(doc.FormatErrors) > mostFormatErrors {
		doc.FormatErrors = append(doc.FormatErrors[:mostFormatErrors:mostFormatErrors], "and more")
	}
	for _, t := range r.Tests {
		test := prairieLearnTest{Name: line(t.Name), MaxPoints: 1, Message: explanation(r, t)}
		if t.Verdict == judge.Accepted {
			test.Points = 1
		}
		doc.Tests = append(doc.Tests, test)
	}
	return encode(w, doc)
}

// mostFormatErrors keeps the document well below the 1 MB that PrairieLearn takes.
const mostFormatErrors = 20
