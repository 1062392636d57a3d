package platform

import (
	"io"
	"strings"
	"unicode/utf8"

	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

// The results.json of an Exercism test runner, version 3, as "The Test Runner
// Interface" describes it (exercism/docs, building/tooling/test-runners). No test
// has a task_id: an exercise here is one task, and the interface wants one only
// where an exercise has several.
type exercismResults struct {
	Version int            `json:"version"`
	Status  string         `json:"status"`  // pass, fail, or error where no test could be judged
	Message *string        `json:"message"` // null unless the status is error
	Tests   []exercismTest `json:"tests"`
}

type exercismTest struct {
	Name     string  `json:"name"`
	Status   string  `json:"status"` // pass, fail or error
	Message  *string `json:"message"`
	Output   string  `json:"output,omitempty"` // at most 500 characters
	TestCode string  `json:"test_code"`
}

// The limits of the interface.
const (
	exercismOutput  = 500       // characters
	exercismMessage = 1<<16 - 1 // bytes
)

// outputCut ends an output that was longer, in the interface's own words.
const outputCut = "\nOutput was truncated. Please limit to 500 chars"

func writeExercism(w io.Writer, r judge.Result) error {
	doc := exercismResults{Version: 3, Status: "fail", Tests: []exercismTest{}}
	switch r.Verdict {
	case judge.Accepted:
		doc.Status = "pass"
	case judge.CompileError, judge.Restricted, judge.InternalError, judge.Undecided:
		said := bounded(feedback(r), exercismMessage)
		doc.Status, doc.Message = "error", &said
	}
	for _, t := range r.Tests {
		doc.Tests = append(doc.Tests, exercismTestOf(r, t))
	}
	return encode(w, doc)
}

func exercismTestOf(r judge.Result, t judge.TestResult) exercismTest {
	test := exercismTest{Name: line(t.Name), Status: "fail", TestCode: testCode(t)}
	switch t.Verdict {
	case judge.Accepted:
		test.Status = "pass"
		return test
	case judge.RuntimeError, judge.InternalError, judge.Undecided:
		test.Status = "error"
	}
	said := bounded(explanation(r, t), exercismMessage)
	test.Message = &said
	if t.Test != nil && t.Test.Sample {
		test.Output = shortOutput(t.Output)
	}
	return test
}

// shortOutput is what a program printed, cut to the interface's limit.
func shortOutput(output []byte) string {
	shown := report.Plain(string(output[:min(len(output), longest)]))
	if utf8.RuneCountInString(shown) <= exercismOutput && len(output) <= longest {
		return shown
	}
	return string([]rune(shown)[:exercismOutput-utf8.RuneCountInString(outputCut)]) + outputCut
}

// testCode is how the test is run by hand: a sample with its input, any other test
// by the name of its file.
func testCode(t judge.TestResult) string {
	if t.Test == nil || !t.Test.Sample {
		return "go run main.go < tests/" + line(t.Name) + ".in"
	}
	input := text(string(t.Test.Input))
	if strings.TrimSpace(input) == "" {
		return "go run main.go < /dev/null"
	}
	return "go run main.go << END\n" + strings.TrimRight(input, "\n") + "\nEND"
}
