package platform

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/judge"
)

// validateGradescope knows the keys and values of Gradescope's page "Autograder
// Specifications".
func validateGradescope(t testing.TB, document string) {
	t.Helper()
	var doc struct {
		Score            *float64       `json:"score"`
		ExecutionTime    *float64       `json:"execution_time"`
		Output           string         `json:"output"`
		OutputFormat     string         `json:"output_format"`
		TestOutputFormat string         `json:"test_output_format"`
		TestNameFormat   string         `json:"test_name_format"`
		Visibility       string         `json:"visibility"`
		StdoutVisibility string         `json:"stdout_visibility"`
		ExtraData        map[string]any `json:"extra_data"`
		Tests            []struct {
			Score        *float64       `json:"score"`
			MaxScore     *float64       `json:"max_score"`
			Status       string         `json:"status"`
			Name         string         `json:"name"`
			NameFormat   string         `json:"name_format"`
			Number       string         `json:"number"`
			Output       string         `json:"output"`
			OutputFormat string         `json:"output_format"`
			Tags         []string       `json:"tags"`
			Visibility   string         `json:"visibility"`
			ExtraData    map[string]any `json:"extra_data"`
		} `json:"tests"`
	}
	decode(t, document, &doc)
	visibilities := []string{"hidden", "after_due_date", "after_published", "visible"}
	// A page may run what is not plain text.
	require.Equal(t, []string{"text", "text", "text"}, []string{doc.OutputFormat, doc.TestOutputFormat, doc.TestNameFormat})
	require.Contains(t, visibilities, doc.Visibility)
	require.Contains(t, visibilities, doc.StdoutVisibility)
	require.NotNil(t, doc.Score)
	require.GreaterOrEqual(t, *doc.Score, 0.0)
	require.LessOrEqual(t, *doc.Score, 100.0)
	for _, test := range doc.Tests {
		require.Contains(t, []string{"passed", "failed"}, test.Status)
		require.Contains(t, visibilities, test.Visibility)
		require.NotNil(t, test.Score)
		require.NotNil(t, test.MaxScore)
		require.LessOrEqual(t, *test.Score, *test.MaxScore)
	}
}

func TestGradescope(t *testing.T) {
	assert.Equal(t, `{
  "score": 50,
  "output": "WA wrong answer, 1 of 2 tests passed\n\nmany-queries: wrong answer\n\n1 < 2",
  "output_format": "text",
  "test_output_format": "text",
  "test_name_format": "text",
  "visibility": "visible",
  "stdout_visibility": "hidden",
  "extra_data": {
    "exercise": "04-bitmasks",
    "verdict": "WA"
  },
  "tests": [
    {
      "score": 50,
      "max_score": 50,
      "status": "passed",
      "name": "sample-1",
      "output": "accepted",
      "visibility": "visible"
    },
    {
      "score": 0,
      "max_score": 50,
      "status": "failed",
      "name": "many-queries",
      "output": "wrong answer\n\n1 < 2",
      "visibility": "hidden"
    }
  ]
}
`, document(t, "gradescope", submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, "1 < 2"))))
}

// validatePrairieLearn knows the keys and rules of the section "Grading results" of
// PrairieLearn's page "External Grading".
func validatePrairieLearn(t testing.TB, document string) {
	t.Helper()
	require.Less(t, len(document), 1_000_000, "the file is limited to 1 MB")
	var doc struct {
		Gradable     *bool    `json:"gradable"`
		Score        *float64 `json:"score"`
		Message      string   `json:"message"`
		Output       string   `json:"output"`
		FormatErrors []string `json:"format_errors"`
		Tests        []struct {
			Name        string   `json:"name"`
			Description string   `json:"description"`
			Points      *float64 `json:"points"`
			MaxPoints   *float64 `json:"max_points"`
			Message     string   `json:"message"`
			Output      string   `json:"output"`
		} `json:"tests"`
	}
	decode(t, document, &doc)
	gradable := doc.Gradable == nil || *doc.Gradable
	require.Equal(t, gradable, doc.FormatErrors == nil, "format errors belong to what is not gradable")
	if gradable {
		require.NotNil(t, doc.Score)
		require.GreaterOrEqual(t, *doc.Score, 0.0)
		require.LessOrEqual(t, *doc.Score, 1.0)
	}
	for _, test := range doc.Tests {
		require.NotNil(t, test.Points)
		require.NotNil(t, test.MaxPoints)
		require.LessOrEqual(t, *test.Points, *test.MaxPoints)
	}
}

func TestPrairieLearn(t *testing.T) {
	assert.JSONEq(t, `{"gradable": true, "score": 0.5, "message": "WA wrong answer, 1 of 2 tests passed\n\nmany-queries: wrong answer\n\nwords", "tests": [
		{"name": "sample-1", "points": 1, "max_points": 1, "message": "accepted"},
		{"name": "many-queries", "points": 0, "max_points": 1, "message": "wrong answer\n\nwords"}]}`,
		document(t, "prairielearn", submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, "words"))))
	assert.JSONEq(t, `{"gradable": false, "score": 0, "message": "RF restricted function\n\n-:3:8: package net is not allowed",
		"format_errors": ["-:3:8: package net is not allowed"], "tests": []}`, document(t, "prairielearn", cases()["restricted"]))
	assert.Contains(t, document(t, "prairielearn", cases()["fault of all"]), `"gradable": false`, "the checker's fault costs no attempt")
	assert.Contains(t, document(t, "prairielearn", cases()["undecided"]), `"gradable": false`)
}

// validateExercism knows the keys and rules of Exercism's page "The Test Runner
// Interface" for version 3.
func validateExercism(t testing.TB, document string) {
	t.Helper()
	var doc struct {
		Version int     `json:"version"`
		Status  string  `json:"status"`
		Message *string `json:"message"`
		Tests   []struct {
			Name     *string `json:"name"`
			TestCode *string `json:"test_code"`
			Status   string  `json:"status"`
			Message  *string `json:"message"`
			Output   string  `json:"output"`
			TaskID   *int    `json:"task_id"`
		} `json:"tests"`
	}
	decode(t, document, &doc)
	require.Equal(t, 3, doc.Version)
	require.Contains(t, []string{"pass", "fail", "error"}, doc.Status)
	require.Equal(t, doc.Status == "error", doc.Message != nil && *doc.Message != "")
	require.NotNil(t, doc.Tests)
	passed := true
	for _, test := range doc.Tests {
		require.NotNil(t, test.Name)
		require.NotNil(t, test.TestCode)
		require.Contains(t, []string{"pass", "fail", "error"}, test.Status)
		require.LessOrEqual(t, utf8.RuneCountInString(test.Output), 500)
		if test.Message != nil {
			require.LessOrEqual(t, len(*test.Message), 65535)
		}
		passed = passed && test.Status == "pass"
	}
	if doc.Message != nil {
		require.LessOrEqual(t, len(*doc.Message), 65535)
	}
	if doc.Status != "error" {
		require.NotEmpty(t, doc.Tests)
		require.Equal(t, passed, doc.Status == "pass")
	}
}

func TestExercism(t *testing.T) {
	assert.JSONEq(t, `{"version": 3, "status": "fail", "message": null, "tests": [
		{"name": "sample-1", "status": "pass", "message": null, "test_code": "go run main.go << END\n4\nEND"},
		{"name": "many-queries", "status": "fail", "message": "wrong answer\n\nwords", "test_code": "go run main.go < tests/many-queries.in"}]}`,
		document(t, "exercism", submission(passed("sample-1", true), failedHidden(judge.WrongAnswer, "words"))))
	assert.JSONEq(t, `{"version": 3, "status": "error", "message": "RF restricted function\n\n-:3:8: package net is not allowed", "tests": []}`,
		document(t, "exercism", cases()["restricted"]))
}

func TestShortOutput(t *testing.T) {
	assert.Equal(t, strings.Repeat("方", 500), shortOutput([]byte(strings.Repeat("方", 500))))
	for _, output := range []string{strings.Repeat("方", 501), strings.Repeat("\x00", 126), strings.Repeat("a", 1<<20)} {
		got := shortOutput([]byte(output))
		assert.Equal(t, 500, utf8.RuneCountInString(got))
		assert.True(t, strings.HasSuffix(got, "\nOutput was truncated. Please limit to 500 chars"))
	}
}

// validateClassroom50 knows the rules of the schema that Classroom 50 publishes
// (result-v1.schema.json), and those that it leaves to code.
func validateClassroom50(t testing.TB, document string) {
	t.Helper()
	var fields map[string]json.RawMessage
	require.NoError(t, json.Unmarshal([]byte(document), &fields))
	for _, name := range []string{"schema", "classroom", "assignment", "assignment_type", "owner", "submission", "commit", "release",
		"review", "datetime", "score", "max-score", "tests"} {
		require.Contains(t, fields, name)
	}
	var doc struct {
		Schema         string            `json:"schema"`
		Classroom      string            `json:"classroom"`
		Assignment     string            `json:"assignment"`
		AssignmentType string            `json:"assignment_type"`
		Owner          string            `json:"owner"`
		Submission     string            `json:"submission"`
		Commit         string            `json:"commit"`
		Release        string            `json:"release"`
		Review         string            `json:"review"`
		Datetime       string            `json:"datetime"`
		GradedAt       string            `json:"graded_at"`
		Score          int               `json:"score"`
		MaxScore       int               `json:"max-score"`
		Tests          []json.RawMessage `json:"tests"`
	}
	decode(t, document, &doc)
	require.Equal(t, "classroom50/result/v1", doc.Schema)
	require.Contains(t, []string{"individual", "group"}, doc.AssignmentType)
	for _, value := range []string{doc.Classroom, doc.Assignment, doc.Owner, doc.Commit, doc.Release, doc.Review} {
		require.NotEmpty(t, value)
	}
	require.Regexp(t, `^submit/`, doc.Submission)
	require.Regexp(t, `^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$`, doc.Datetime)
	require.GreaterOrEqual(t, doc.Score, 0)
	require.LessOrEqual(t, doc.Score, doc.MaxScore)
	score, most := 0, 0
	for _, raw := range doc.Tests {
		var test struct {
			Name     string `json:"test-name"`
			Passed   *bool  `json:"passed"`
			Score    *int   `json:"score"`
			MaxScore *int   `json:"max-score"`
		}
		require.NoError(t, json.Unmarshal(raw, &test))
		require.NotEmpty(t, test.Name)
		require.NotNil(t, test.Passed)
		require.NotNil(t, test.Score)
		require.NotNil(t, test.MaxScore)
		require.LessOrEqual(t, *test.Score, *test.MaxScore)
		require.GreaterOrEqual(t, *test.Score, 0)
		score, most = score+*test.Score, most+*test.MaxScore
	}
	require.Equal(t, score, doc.Score)
	require.Equal(t, most, doc.MaxScore)
}

func TestClassroom50(t *testing.T) {
	doc := document(t, "classroom50", submission(passed("a", true), failedHidden(judge.WrongAnswer, "words"), passed("b", false)))
	assert.Contains(t, doc, `"datetime": "2026-06-01T14:32:01Z"`)
	assert.Contains(t, doc, `"review": "https://github.com/o/r/commit/a1b2c3d"`, "without a comparison the commit")
	assert.Contains(t, doc, "\"score\": 67,\n  \"max-score\": 100")

	f, _ := Find("classroom50")
	err := f.Write(&strings.Builder{}, []judge.Result{cases()["accepted"]}, Surroundings{Getenv: func(string) string { return "" }, Now: surroundings().Now})
	assert.EqualError(t, err, "--format classroom50 is for an autograder that Classroom 50's runner has started: "+
		"CLASSROOM, ASSIGNMENT, OWNER, SUBMISSION_TAG, COMMIT_URL, RELEASE_URL, REVIEW_URL not set")
}

func TestWholeMarks(t *testing.T) {
	for n := 1; n <= 120; n++ {
		sum := 0
		for i := range n {
			sum += wholeMarks(i, n)
		}
		assert.Equal(t, 100, sum, n)
	}
}

// validateAutolab knows what Autolab's "Guide for Lab Authors" says of an
// autoresult: it is the last line, and an object whose scores are numbers.
func validateAutolab(t testing.TB, document string) {
	t.Helper()
	require.True(t, strings.HasSuffix(document, "\n"))
	lines := strings.Split(strings.TrimSuffix(document, "\n"), "\n")
	var last struct {
		Scores     map[string]float64 `json:"scores"`
		Scoreboard []any              `json:"scoreboard"`
	}
	decode(t, lines[len(lines)-1], &last)
	require.NotNil(t, last.Scores)
	for _, score := range last.Scores {
		require.GreaterOrEqual(t, score, 0.0)
		require.LessOrEqual(t, score, 100.0)
	}
	for _, l := range lines[:len(lines)-1] {
		require.False(t, strings.HasPrefix(strings.TrimSpace(l), "{"), "only the last line is the platform's: %s", l)
	}
}

func TestAutolab(t *testing.T) {
	other := cases()["wrong hidden"]
	other.Exercise = "05-two-colours"
	doc := document(t, "autolab", cases()["accepted"], other)
	assert.True(t, strings.HasPrefix(doc, "04-bitmasks\nAC accepted, 2 of 2 tests passed\n"), doc)
	assert.True(t, strings.HasSuffix(doc, "\n{\"scores\":{\"04-bitmasks\":100,\"05-two-colours\":50}}\n"), doc)
	assert.True(t, strings.HasSuffix(document(t, "autolab", cases()["fault of all"]), "\n{\"scores\":{}}\n"))
}

func TestMarksAreRoundedDown(t *testing.T) {
	for score, want := range map[float64]float64{0: 0, 1.0 / 3: 33.33, 2.0 / 3: 66.66, 0.07: 7, 0.29: 29, 0.999999: 99.99, 1: 100} {
		assert.Equal(t, want, marks(judge.Result{Verdict: judge.WrongAnswer, Score: score}))
	}
	assert.Zero(t, marks(judge.Result{Verdict: judge.InternalError, Score: 0.5}))
}
