package selfcheck_test

import (
	"encoding/csv"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/judge"
)

// grade grades a file as a submission for an exercise.
func grade(t *testing.T, e *course.Exercise, file string) judge.Result {
	t.Helper()
	source, err := os.ReadFile(file)
	require.NoError(t, err)
	r := grader().Grade(t.Context(), e, filepath.Base(file), source)
	require.NoError(t, r.Err)
	return r
}

// story is what a result says, for the message of a test that fails.
func story(r judge.Result) string {
	return string(r.Verdict) + "\n" + strings.Join(messages(r), "\n")
}

// messages are all that is said about what is wrong.
func messages(r judge.Result) []string {
	var said []string
	for _, d := range r.Diagnostics {
		said = append(said, d.Message)
	}
	for _, test := range r.Tests {
		if test.Verdict != judge.Accepted {
			said = append(said, test.Name+": "+string(test.Verdict)+": "+test.Message)
		}
	}
	return said
}

// A starter compiles and runs, and is not the solution.
func TestStartersAreUnfinished(t *testing.T) {
	t.Parallel()
	c := openCourse(t)
	unfinished := []judge.Verdict{judge.WrongAnswer, judge.PresentationError, judge.TimeLimit, judge.RuntimeError}
	for i := range c.Exercises {
		e := &c.Exercises[i]
		t.Run(e.Name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "main.go")
			require.NoError(t, os.WriteFile(file, []byte(starterOf(t, e)), 0o644))
			r := grade(t, e, file)
			assert.Contains(t, unfinished, r.Verdict, story(r))
		})
	}
}

// A mistake is a line of testdata/mistakes/INDEX.tsv: a program, the exercise it
// is for, the verdicts it may get, and words of which one must be said about it.
type mistake struct {
	file, exercise string
	verdicts       []string
	words          []string // empty: anything may be said
}

func readMistakes(t *testing.T) []mistake {
	t.Helper()
	f, err := os.Open(filepath.Join("testdata", "mistakes", "INDEX.tsv"))
	require.NoError(t, err)
	defer f.Close()
	table := csv.NewReader(f)
	table.Comma, table.LazyQuotes = '\t', true
	rows, err := table.ReadAll()
	require.NoError(t, err)
	require.Equal(t, []string{"file", "exercise", "verdict", "words", "what is wrong"}, rows[0])
	var list []mistake
	for _, row := range rows[1:] {
		m := mistake{file: row[0], exercise: row[1], verdicts: strings.Split(row[2], "|")}
		if row[3] != "" {
			m.words = strings.Split(row[3], "|")
		}
		list = append(list, m)
	}
	return list
}

var full = flag.Bool("full", false, "grade slow programs as well, which takes minutes")

// isSlow reports whether a program uses up all of a limit, or nearly.
func (m mistake) isSlow() bool {
	return slices.Contains(m.verdicts, "TLE") || slices.Contains(m.verdicts, "AC")
}

func TestMistakesGetTheirVerdicts(t *testing.T) {
	t.Parallel()
	c := openCourse(t)
	for _, m := range readMistakes(t) {
		t.Run(m.file, func(t *testing.T) {
			t.Parallel()
			if m.isSlow() && m.exercise != "04" && !*full {
				t.Skip("slow; run with -full")
			}
			e, err := c.Exercise(m.exercise)
			require.NoError(t, err)
			r := gradeToFirstFailure(t, e, filepath.Join("testdata", "mistakes", m.file))
			assert.Contains(t, m.verdicts, string(r.Verdict), story(r))
			said := strings.Join(messages(r), "\n")
			assert.True(t, m.words == nil || slices.ContainsFunc(m.words, func(w string) bool { return strings.Contains(said, w) }),
				"none of %q is said, but\n%s", m.words, said)
		})
	}
}

// gradeToFirstFailure grades the samples, and then one test after the other up to
// the first that fails: that gives the verdict.
func gradeToFirstFailure(t *testing.T, e *course.Exercise, file string) judge.Result {
	t.Helper()
	some := *e
	samples := samples(e)
	some.Tests = e.Tests[:samples]
	r := grade(t, &some, file)
	for i := samples; r.Verdict == judge.Accepted && i < len(e.Tests); i++ {
		some.Tests = e.Tests[i : i+1]
		r = grade(t, &some, file)
	}
	return r
}

func TestEveryMistakeIsInTheIndex(t *testing.T) {
	var listed, there []string
	for _, m := range readMistakes(t) {
		listed = append(listed, m.file)
	}
	programs, err := filepath.Glob(filepath.Join("testdata", "mistakes", "*.go"))
	require.NoError(t, err)
	for _, path := range programs {
		there = append(there, filepath.Base(path))
	}
	assert.ElementsMatch(t, there, listed)
}
