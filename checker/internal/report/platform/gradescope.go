package platform

import (
	"io"
	"math"
	"strings"

	"nqueens/checker/internal/judge"
)

// The results.json of a Gradescope autograder, as its "Autograder Specifications"
// describe it (gradescope-autograders.readthedocs.io, page specs). Every text is
// marked as plain text, which Gradescope escapes.
type gradescopeResults struct {
	Score            float64          `json:"score"` // 0 to 100; it counts, whatever the tests add up to
	Output           string           `json:"output"`
	OutputFormat     string           `json:"output_format"`
	TestOutputFormat string           `json:"test_output_format"`
	TestNameFormat   string           `json:"test_name_format"`
	Visibility       string           `json:"visibility"`
	StdoutVisibility string           `json:"stdout_visibility"`
	ExtraData        gradescopeExtra  `json:"extra_data"`
	Tests            []gradescopeTest `json:"tests"`
}

type gradescopeExtra struct {
	Exercise string        `json:"exercise"`
	Verdict  judge.Verdict `json:"verdict"`
}

type gradescopeTest struct {
	Score      float64 `json:"score"`
	MaxScore   float64 `json:"max_score"`
	Status     string  `json:"status"` // passed or failed
	Name       string  `json:"name"`
	Output     string  `json:"output"`
	Visibility string  `json:"visibility"`
}

// writeGradescope reports a submission out of 100 points. Tests that are no samples
// are hidden from the learner, who sees the total and, above the samples, the
// judge's words about the test that the verdict comes from.
func writeGradescope(w io.Writer, r judge.Result) error {
	doc := gradescopeResults{Score: marks(r), Output: feedback(r),
		OutputFormat: "text", TestOutputFormat: "text", TestNameFormat: "text",
		Visibility: "visible", StdoutVisibility: "hidden",
		ExtraData: gradescopeExtra{line(r.Exercise), r.Verdict}, Tests: []gradescopeTest{}}
	each := 0.0
	if len(r.Tests) > 0 {
		each = math.Round(fullMarks*100/float64(len(r.Tests))) / 100
	}
	for _, t := range r.Tests {
		test := gradescopeTest{MaxScore: each, Status: "failed", Name: line(t.Name), Visibility: "hidden"}
		if t.Verdict == judge.Accepted {
			test.Score, test.Status = each, "passed"
		}
		test.Output = strings.TrimSpace(explanation(r, t))
		if t.Test != nil && t.Test.Sample {
			test.Visibility = "visible"
		}
		doc.Tests = append(doc.Tests, test)
	}
	return encode(w, doc)
}
