// Package judge says what a submission is worth: it runs each test of an
// exercise, compares what came out with the answer, and gives a verdict with a
// sentence or two that explain it.
//
// It has two parts. Compare is pure and knows only text. The Grader decides which
// engine runs a test and whose word counts. Package diagnosis turns a wrong
// output into words. Where a statement has many right answers, package rules
// takes the place of the answer.
//
// The package never prints anything and never judges a program by a clock: a
// verdict depends on the program, the test and its limits. Answers of tests
// that are not samples do not leave it in a message, but for the first line
// that differs, or a solution that is missing. The command line calls it; package report shows its results.
package judge

import (
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
)

// A Verdict is what a test or a submission came to, by its usual short name.
type Verdict string

// The verdicts.
const (
	Accepted          Verdict = "AC"
	PresentationError Verdict = "PE" // the right tokens, laid out differently
	WrongAnswer       Verdict = "WA"
	TimeLimit         Verdict = "TLE" // too many steps, or neither running nor ending
	MemoryLimit       Verdict = "MLE"
	OutputLimit       Verdict = "OLE"
	RuntimeError      Verdict = "RTE" // panic, fatal error or an exit status other than 0
	CompileError      Verdict = "CE"
	Restricted        Verdict = "RF"        // refused by the policy
	InternalError     Verdict = "IE"        // the checker's own fault
	Undecided         Verdict = "undecided" // this machine cannot tell
)

// Verdicts lists every verdict there is.
func Verdicts() []Verdict {
	return []Verdict{Accepted, PresentationError, WrongAnswer, TimeLimit, MemoryLimit, OutputLimit,
		RuntimeError, CompileError, Restricted, InternalError, Undecided}
}

var words = map[Verdict]string{
	Accepted:          "accepted",
	PresentationError: "presentation error",
	WrongAnswer:       "wrong answer",
	TimeLimit:         "time limit",
	MemoryLimit:       "memory limit",
	OutputLimit:       "output limit",
	RuntimeError:      "run-time error",
	CompileError:      "compile error",
	Restricted:        "restricted function",
	InternalError:     "internal error",
	Undecided:         "undecided",
}

// Words is the verdict in plain English, such as "wrong answer".
func (v Verdict) Words() string { return words[v] }

// TestResult is what one test came to.
type TestResult struct {
	Name    string
	Verdict Verdict
	Engine  string // "yaegi" or "go": the engine whose run counted, "" if none ran
	Steps   int64  // of that run; 0 if unknown
	Time    time.Duration
	Message string // the explanation; "" if accepted. It may quote the learner's output
	Words   string // what in Message the program itself said when it crashed; "" if that is nothing

	Test       *course.Test // judged by rules, for PE: with the output's own words as its answer
	Output     []byte       // what the program printed; nil if accepted
	Difference *Difference  // where the output leaves the answer, for WA and PE only; nil for a broken rule
	Line       int          // line of the learner's file that an RTE names, 0 if none

	err       error // why an engine failed, for IE only
	byStreams bool  // Message is what the bytes say that the program wrote, see aboutStreams
}

// Result is what one submission came to.
type Result struct {
	Exercise string // as "04-bitmasks"
	Title    string
	File     string // as the caller named it
	Source   []byte

	Verdict     Verdict
	Score       float64 // share of tests accepted, 0 to 1; meaningless for IE
	Diagnostics []frontend.Diagnostic
	Tests       []TestResult // in the order of the exercise's tests; none for CE and RF
	Err         error        // why the checker could not do its job, for IE only
}

// Accepted counts the tests that were accepted.
func (r Result) Accepted() int {
	n := 0
	for _, t := range r.Tests {
		if t.Verdict == Accepted {
			n++
		}
	}
	return n
}

// FirstFailing is the test that gave the submission its verdict, nil if there
// is none.
func (r Result) FirstFailing() *TestResult {
	for i := range r.Tests {
		if r.Tests[i].Verdict == r.Verdict && r.Verdict != Accepted {
			return &r.Tests[i]
		}
	}
	return nil
}
