package prairielearn_test

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export/exporttest"
	"nqueens/checker/internal/export/prairielearn"
	"nqueens/checker/internal/folder"
)

var full = flag.Bool("full", false, "put the checker as it is exported into the package, not this test")

// TestMain makes this test binary the checker of the package, too.
func TestMain(m *testing.M) { exporttest.Main(m) }

func checker(t *testing.T, root string) []byte { return exporttest.Checker(t, root, *full) }

// question is what these tests read of an info.json.
type question struct {
	UUID                   string
	Title, Topic, Type     string
	GradingMethod          string
	ExternalGradingOptions struct {
		Enabled           bool
		Image             string
		Entrypoint        []string
		ServerFilesCourse []string
		Timeout           int
	}
}

// A grader is the folder /grade of a question, laid out as PrairieLearn does it.
type grader struct {
	t          *testing.T
	root       string
	entrypoint []string
	environ    []string
}

func lay(t *testing.T, c *course.Course, program []byte, name string) *grader {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("PrairieLearn grades in containers of Linux")
	}
	files, err := prairielearn.Files(c, program, prairielearn.Image)
	require.NoError(t, err)
	dir := filepath.Join(t.TempDir(), "course")
	require.NoError(t, folder.Kind{Name: "a test", List: "list.txt", Command: "test"}.Write(dir, files))
	var q question
	require.NoError(t, json.Unmarshal(files["questions/nqueens/"+name+"/info.json"], &q))
	options := q.ExternalGradingOptions

	g := &grader{t: t, root: filepath.Join(t.TempDir(), "grade")}
	copyTree(t, filepath.Join(dir, "questions", "nqueens", name, "tests"), filepath.Join(g.root, "tests"))
	for _, shared := range options.ServerFilesCourse {
		copyTree(t, filepath.Join(dir, "serverFilesCourse", shared), filepath.Join(g.root, "serverFilesCourse", shared))
	}
	for i, word := range options.Entrypoint {
		if i == 0 {
			word = filepath.Join(g.root, strings.TrimPrefix(word, "/grade/"))
			require.NoError(t, os.Chmod(word, 0o755), "the grading process itself does this")
		}
		g.entrypoint = append(g.entrypoint, word)
	}
	g.environ = append(os.Environ(), "GRADE_ROOT="+g.root)
	return g
}

func copyTree(t *testing.T, from, to string) {
	t.Helper()
	require.NoError(t, os.CopyFS(to, os.DirFS(from)))
}

type results struct {
	Gradable     *bool
	Score        float64
	FormatErrors []string `json:"format_errors"`
	Tests        []struct{ Points, MaxPoints int }
}

// grade hands a program in and reads the results.
func (g *grader) grade(program string) results {
	g.t.Helper()
	require.NoError(g.t, os.RemoveAll(filepath.Join(g.root, "results")))
	require.NoError(g.t, os.MkdirAll(filepath.Join(g.root, "student"), 0o755))
	require.NoError(g.t, os.WriteFile(filepath.Join(g.root, "student", "main.go"), []byte(program), 0o644))
	return g.run()
}

func (g *grader) run() results {
	g.t.Helper()
	cmd := exec.Command(g.entrypoint[0], g.entrypoint[1:]...)
	cmd.Env = g.environ
	said, err := cmd.CombinedOutput()
	require.NoError(g.t, err, string(said))
	text, err := os.ReadFile(filepath.Join(g.root, "results", "results.json"))
	require.NoError(g.t, err, string(said))
	var r results
	require.NoError(g.t, json.Unmarshal(text, &r), string(text))
	require.NotNil(g.t, r.Gradable)
	return r
}

func read(t *testing.T, c *course.Course, path ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{c.Root}, path...)...))
	require.NoError(t, err)
	return string(text)
}

// A right, a wrong, a broken and an empty program go through the entry point that
// the question names. They are for an exercise whose programs are judged quickly.
func TestGrading(t *testing.T) {
	c, err := course.Open(".")
	require.NoError(t, err)
	g := lay(t, c, checker(t, c.Root), "05-two-colours")

	r := g.grade(read(t, c, "solutions", "05-two-colours", "main.go"))
	assert.True(t, *r.Gradable)
	assert.Equal(t, 1.0, r.Score)
	assert.Len(t, r.Tests, 14)

	r = g.grade(read(t, c, "checker", "internal", "mistakes", "testdata", "e05_black_stays_after_white.go"))
	assert.True(t, *r.Gradable)
	assert.InDelta(t, 6.0/14, r.Score, 1e-9, "6 tests of 14 have no way")

	r = g.grade("package main\n\nfunc main() { x++ }\n")
	assert.False(t, *r.Gradable)
	require.Len(t, r.FormatErrors, 1)
	assert.Regexp(t, "main.go:3:15: undefined: x$", r.FormatErrors[0])

	r = g.grade("")
	assert.False(t, *r.Gradable)
	assert.Regexp(t, "main.go:1:1: ", r.FormatErrors[0])

	r = g.grade(strings.Repeat("// queens\n", 200_000))
	assert.False(t, *r.Gradable)
	assert.Regexp(t, "less than 1 MiB", r.FormatErrors[0])
}

// Whatever is missing, there are results that cost no attempt.
func TestWhatIsMissing(t *testing.T) {
	c, err := course.Open(".")
	require.NoError(t, err)
	g := lay(t, c, []byte("#!/bin/sh\nkill -KILL $$\n"), "04-bitmasks")
	r := g.run()
	assert.False(t, *r.Gradable)
	assert.Equal(t, []string{"There is no main.go in what was handed in."}, r.FormatErrors)
	r = g.grade("package main")
	assert.False(t, *r.Gradable)
	assert.Regexp(t, "this is not your fault", r.FormatErrors[0])
	require.NoError(t, os.Remove(filepath.Join(g.root, "serverFilesCourse", "nqueens", "go.mod")))
	r = g.grade("package main")
	assert.False(t, *r.Gradable)
	assert.Regexp(t, "The grader is not complete", r.FormatErrors[0])
}

// validateInfo knows the rules of PrairieLearn's schema of info.json as far as an
// externally graded question goes: required, known and typed properties.
func validateInfo(t *testing.T, text []byte) {
	t.Helper()
	known := func(keys map[string]json.RawMessage, required []string, optional ...string) {
		for _, key := range required {
			assert.Contains(t, keys, key)
		}
		for key := range keys {
			assert.True(t, slices.Contains(required, key) || slices.Contains(optional, key), "%s is not in the schema", key)
		}
	}
	var keys, options map[string]json.RawMessage
	require.NoError(t, json.Unmarshal(text, &keys))
	known(keys, []string{"uuid", "type", "title", "topic"}, "tags", "gradingMethod", "singleVariant", "showCorrectAnswer", "partialCredit", "externalGradingOptions")
	require.NoError(t, json.Unmarshal(keys["externalGradingOptions"], &options))
	known(options, []string{"image", "entrypoint"}, "enabled", "serverFilesCourse", "timeout", "enableNetworking", "environment")
	var q question
	require.NoError(t, json.Unmarshal(text, &q))
	assert.Regexp(t, `^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$`, q.UUID)
	assert.Equal(t, "v3", q.Type)
	assert.Equal(t, "External", q.GradingMethod)
	assert.NotEmpty(t, q.Title)
	assert.NotEmpty(t, q.Topic)
	assert.True(t, q.ExternalGradingOptions.Enabled)
	assert.Less(t, q.ExternalGradingOptions.Timeout, 600, "PrairieLearn allows no more seconds")
}

func TestQuestions(t *testing.T) {
	c, err := course.Open(".")
	require.NoError(t, err)
	files, err := prairielearn.Files(c, []byte("program"), "registry/nqueens:1")
	require.NoError(t, err)
	uuids := map[string]bool{}
	for _, e := range c.Exercises {
		t.Run(e.Name, func(t *testing.T) {
			dir := "questions/nqueens/" + e.Name + "/"
			validateInfo(t, files[dir+"info.json"])
			var q question
			require.NoError(t, json.Unmarshal(files[dir+"info.json"], &q))
			assert.False(t, uuids[q.UUID], "two questions have one identity")
			uuids[q.UUID] = true
			assert.Equal(t, "registry/nqueens:1", q.ExternalGradingOptions.Image)
			assert.Equal(t, read(t, c, "exercises", e.Name, "exercise.yaml"), string(files[dir+"tests/exercise.yaml"]))
			assert.NotEmpty(t, files[dir+"starter.go"])
			validatePage(t, string(files[dir+"question.html"]))
		})
	}
	for path := range files {
		assert.NotContains(t, path, "hints.md")
		assert.NotContains(t, path, "solutions/")
	}
	// An export made anew is the same course.
	again, err := prairielearn.Files(c, []byte("program"), "registry/nqueens:1")
	require.NoError(t, err)
	assert.Equal(t, files, again)
}

var mustache = regexp.MustCompile(`\{\{|\}\}`)

// validatePage wants every element closed, and nothing in it that PrairieLearn or a
// browser would look for elsewhere.
func validatePage(t *testing.T, page string) {
	t.Helper()
	assert.NotRegexp(t, mustache, page)
	assert.Contains(t, page, "<h2>")
	assert.NotContains(t, page, "go run ./checker")
	d := xml.NewDecoder(strings.NewReader("<page>" + page + "</page>"))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		require.NoError(t, err, page)
		if start, ok := token.(xml.StartElement); ok {
			assert.NotContains(t, []string{"script", "img"}, start.Name.Local)
			for _, a := range start.Attr {
				if a.Name.Local == "href" {
					assert.Regexp(t, "^https?://", a.Value)
				}
			}
		}
	}
}
