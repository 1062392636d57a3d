package selfcheck_test

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/judge"
)

// forEachExercise runs a test for every exercise of the course, side by side.
func forEachExercise(t *testing.T, test func(t *testing.T, c *course.Course, e *course.Exercise)) {
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		t.Run(e.Name, func(t *testing.T) {
			t.Parallel()
			test(t, c, e)
		})
	}
}

// forEachWay runs a test for every program that the course has for an exercise.
func forEachWay(t *testing.T, test func(t *testing.T, e *course.Exercise, w course.Way)) {
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		ways, err := c.Ways(e)
		require.NoError(t, err)
		for _, w := range ways {
			t.Run(e.Name+"/"+w.Name, func(t *testing.T) { test(t, e, w) })
		}
	}
}

// The limits of an exercise exclude no method that is meant to pass.
func TestSolutionsAreAccepted(t *testing.T) {
	t.Parallel()
	forEachWay(t, func(t *testing.T, e *course.Exercise, w course.Way) {
		t.Parallel()
		r := grade(t, e, w.Path)
		assert.Equal(t, judge.Accepted, r.Verdict, story(r))
	})
}

// Which tests are compiled at once goes by what they take the reference: those that take
// it a million steps, or else none of the exercise.
func TestLongTestsAreLong(t *testing.T) {
	t.Parallel()
	forEachExercise(t, func(t *testing.T, c *course.Course, e *course.Exercise) {
		isLong := func(t course.Test) bool { return t.Long }
		for _, r := range grade(t, e, c.Solution(e)).Tests {
			switch {
			case r.Test.Long:
				assert.GreaterOrEqual(t, r.Steps, int64(1_000_000), r.Name)
			case !slices.ContainsFunc(e.Tests, isLong):
				assert.Less(t, r.Steps, int64(1_000_000), "%s takes long: name it below tests: in exercise.yaml, with its steps", r.Name)
			}
		}
	})
}

func TestWaysHaveShortTitlesOfTheirOwn(t *testing.T) {
	taken := map[string]string{}
	forEachWay(t, func(t *testing.T, e *course.Exercise, w course.Way) {
		assert.Less(t, utf8.RuneCountInString(w.Title), 40, w.Title)
		assert.Empty(t, taken[e.Name+w.Title], "the title %q is taken", w.Title)
		taken[e.Name+w.Title] = w.Name
	})
}

// In a solution's folder there are the reference, its README.md, and folders
// with one program each, to which the README.md leads.
func TestEverySolutionHasItsFiles(t *testing.T) {
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		dir := filepath.Dir(c.Solution(e))
		ways, err := c.Ways(e)
		require.NoError(t, err)
		want := []string{"README.md", "main.go"}
		for _, w := range ways[1:] {
			want = append(want, w.Name)
			assert.Equal(t, []string{"main.go"}, names(t, filepath.Dir(w.Path)), "%s/%s", e.Name, w.Name)
			assert.Contains(t, readFile(t, dir, "README.md"), "]("+w.Name+"/main.go)", "a link in the README.md of %s", e.Name)
		}
		assert.ElementsMatch(t, want, names(t, dir), e.Name)
	}
}

// names are the files and folders of a folder.
func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var list []string
	for _, entry := range entries {
		list = append(list, entry.Name())
	}
	return list
}
