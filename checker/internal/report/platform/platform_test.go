package platform

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

const source = "package main\n\nfunc main() {\n\tprintln(1)\n}\n"

// Texts that stand only where a document must never show them.
const (
	secretInput  = "7777 secret input"
	secretAnswer = "8888 secret answer"
	secretOutput = "9999 secret output"
)

func submission(tests ...judge.TestResult) judge.Result {
	r := judge.Result{Exercise: "04-bitmasks", Title: "Count for each query", File: "exercises/04-bitmasks/main.go",
		Source: []byte(source), Verdict: judge.Accepted, Tests: tests}
	for _, t := range tests {
		if t.Verdict != judge.Accepted {
			r.Verdict = t.Verdict
			break
		}
	}
	r.Score = float64(r.Accepted()) / float64(len(tests))
	return r
}

func passed(name string, sample bool) judge.TestResult {
	return judge.TestResult{Name: name, Verdict: judge.Accepted, Engine: "yaegi", Steps: 2057, Time: 3 * time.Millisecond,
		Test: &course.Test{Name: name, Sample: sample, Input: []byte("4\n"), Answer: []byte("2\n")}}
}

func failedSample(output, message string) judge.TestResult {
	test := course.Test{Name: "sample-1", Sample: true, Input: []byte("1\n8\n"), Answer: []byte("1\n92\n")}
	verdict, d := judge.Compare(&course.Exercise{}, &test, []byte(output))
	return judge.TestResult{Name: test.Name, Verdict: verdict, Engine: "go", Message: message, Test: &test, Output: []byte(output), Difference: d}
}

func failedHidden(verdict judge.Verdict, message string) judge.TestResult {
	return judge.TestResult{Name: "many-queries", Verdict: verdict, Engine: "go", Message: message, Line: 4, Output: []byte(secretOutput + "\n"),
		Test: &course.Test{Name: "many-queries", Input: []byte(secretInput + "\n"), Answer: []byte(secretAnswer + "\n")}}
}

func refused(verdict judge.Verdict, ds ...frontend.Diagnostic) judge.Result {
	return judge.Result{Exercise: "04-bitmasks", File: "-", Source: []byte(source), Verdict: verdict, Diagnostics: ds}
}

const hostile = "\x00\x1b[31m]]><script>alert('x')</script> & \"q\" ::error::no %0A\r\n::add-mask::s\n##[error]\n{\"scores\": {\"x\": 1}}\n| a | `b` [c](d) </pre> \xff\ufffe\u202e方案"

// cases are results of every kind, which tests may not change.
var cases = sync.OnceValue(func() map[string]judge.Result {
	strange := submission(passed(hostile, false), failedSample(hostile, hostile), failedHidden(judge.RuntimeError, hostile))
	strange.File = "a,b:c\n" + hostile + ".go"
	strange.Exercise = "04-" + hostile
	long := submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, strings.Repeat("方", 1<<20)), failedSample(strings.Repeat("\x00方", 1<<20), strings.Repeat(hostile, 1<<14)))
	return map[string]judge.Result{
		"accepted":       submission(passed("sample-1", true), passed("many-queries", false)),
		"wrong sample":   submission(failedSample("1\n93\n", "The count in output line 2 is wrong."), passed("many-queries", false)),
		"wrong hidden":   submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, "Output line 7 is the first that is wrong.")),
		"run-time error": submission(passed("sample-1", true), failedHidden(judge.RuntimeError, "panic: index out of range, at line 4.")),
		"undecided":      submission(passed("sample-1", true), failedHidden(judge.Undecided, "There is no Go toolchain on this machine.")),
		"fault of one":   submission(passed("sample-1", true), failedHidden(judge.InternalError, "the go engine failed")),
		"fault of all":   {Exercise: "04-bitmasks", File: "main.go", Verdict: judge.InternalError, Err: errors.New("exercise 04-bitmasks has no tests")},
		"compile error":  refused(judge.CompileError, frontend.Diagnostic{Line: 3, Column: 6, Message: "declared and not used: x"}, frontend.Diagnostic{Message: "function main is undeclared in the main package"}),
		"many errors":    refused(judge.CompileError, make([]frontend.Diagnostic, 500)...),
		"restricted":     refused(judge.Restricted, frontend.Diagnostic{Line: 3, Column: 8, Message: "package net is not allowed"}),
		"hostile":        strange,
		"very long":      long,
	}
})

// surroundings are those of an autograder of Classroom 50.
func surroundings() Surroundings {
	environ := map[string]string{"CLASSROOM": "search", "ASSIGNMENT": "bitmasks", "OWNER": "ada", "SUBMISSION_TAG": "submit/2026-06-01T14-32-05Z-a1b2c3d",
		"COMMIT_URL": "https://github.com/o/r/commit/a1b2c3d", "RELEASE_URL": "https://github.com/o/r/releases/tag/x"}
	return Surroundings{Getenv: func(name string) string { return environ[name] },
		Now: func() time.Time { return time.Date(2026, 6, 1, 16, 32, 1, 5, time.FixedZone("", 7200)) }}
}

// document is a result in a format.
func document(t testing.TB, format string, results ...judge.Result) string {
	t.Helper()
	f, ok := Find(format)
	require.True(t, ok, format)
	var b bytes.Buffer
	require.NoError(t, f.Write(&b, results, surroundings()))
	return b.String()
}

// validators hold a document against the rules of its format.
var validators = map[string]func(t testing.TB, document string){
	"junit":        validateJUnit,
	"github":       validateGitHub,
	"gradescope":   validateGradescope,
	"prairielearn": validatePrairieLearn,
	"exercism":     validateExercism,
	"classroom50":  validateClassroom50,
	"autolab":      validateAutolab,
}

func TestEveryFormatHasAValidator(t *testing.T) {
	for _, name := range Names() {
		assert.Contains(t, validators, name)
	}
	assert.Len(t, validators, len(Names()))
}

func TestEveryResultIsValidInEveryFormat(t *testing.T) {
	for format, validate := range validators {
		for name, r := range cases() {
			t.Run(format+"/"+name, func(t *testing.T) { validate(t, document(t, format, r)) })
		}
	}
}

// What a learner must not be told is in no document, whatever the format.
func TestHiddenTestsStayHidden(t *testing.T) {
	for format := range validators {
		for _, v := range judge.Verdicts() {
			doc := document(t, format, submission(passed("sample-1", true), failedHidden(v, "words")))
			for _, secret := range []string{secretInput, secretAnswer, secretOutput} {
				assert.NotContains(t, doc, secret, format, v)
			}
		}
		panicked := failedHidden(judge.RuntimeError, "panic: "+secretInput+", at line 4.")
		panicked.Words = secretInput
		doc := document(t, format, submission(passed("sample-1", true), panicked))
		assert.NotContains(t, doc, secretInput, format)
	}
}

// Of a sample everything may be shown, since the statement shows it.
func TestSamplesAreShown(t *testing.T) {
	for _, format := range []string{"junit", "gradescope", "prairielearn", "exercism", "autolab"} {
		doc := document(t, format, cases()["wrong sample"])
		assert.Contains(t, doc, "The count in output line 2 is wrong.", format)
		assert.Contains(t, doc, "│ 93", format)
	}
}

func TestSameResultsSameBytes(t *testing.T) {
	for format := range validators {
		slower := cases()["wrong hidden"]
		slower.Tests = slices.Clone(slower.Tests)
		for i := range slower.Tests {
			slower.Tests[i].Time = time.Hour
		}
		assert.Equal(t, document(t, format, cases()["wrong hidden"]), document(t, format, slower), format)
	}
}

func TestHowManySubmissionsAFormatTakes(t *testing.T) {
	r := cases()["accepted"]
	for _, name := range Names() {
		f, _ := Find(name)
		var b bytes.Buffer
		err := f.Write(&b, []judge.Result{r, r}, surroundings())
		if f.Several {
			assert.NoError(t, err, name)
			continue
		}
		assert.ErrorContains(t, err, "--format "+name+" reports one submission, and 2 are to be checked", name)
		assert.Empty(t, b.String(), name)
	}
	f, _ := Find("junit")
	assert.Error(t, f.Write(&bytes.Buffer{}, nil, surroundings()))
	_, ok := Find("xml")
	assert.False(t, ok)
}

// Any bytes may be in a name, an output or a message.
func FuzzEveryFormat(f *testing.F) {
	f.Add("main.go", "sample-1", "1\n", "words")
	f.Add(hostile, hostile, hostile, hostile)
	f.Add("]]>", "a\u2028b", "\xed\xa0\x80", "::stop-commands::x")
	f.Add("a\\", "\\|", "```", "</pre\n>")
	f.Fuzz(func(t *testing.T, file, name, output, message string) {
		sample := failedSample(output, message)
		sample.Name = name
		hidden := failedHidden(judge.RuntimeError, message)
		hidden.Name = name
		for _, r := range []judge.Result{
			submission(passed(name, true), sample, hidden),
			submission(hidden),
			refused(judge.CompileError, frontend.Diagnostic{Line: 1, Column: 1, Message: message}),
			{Exercise: "04-bitmasks", Verdict: judge.InternalError, Err: errors.New(message)},
		} {
			r.File = file
			for format, validate := range validators {
				validate(t, document(t, format, r))
			}
			validateSummary(t, r)
		}
	})
}

// decode reads a JSON document, which must have no key that a format does not know.
func decode(t testing.TB, document string, into any) {
	t.Helper()
	d := json.NewDecoder(strings.NewReader(document))
	d.DisallowUnknownFields()
	require.NoError(t, d.Decode(into))
	require.False(t, d.More())
}
