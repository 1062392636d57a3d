package selfcheck_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/author"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/starter"
)

func readFile(t *testing.T, parts ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(parts...))
	require.NoError(t, err)
	return string(text)
}

func TestEveryExerciseIsWhole(t *testing.T) {
	c := openCourse(t)
	require.NotEmpty(t, c.Exercises)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		t.Run(e.Name, func(t *testing.T) {
			require.NoError(t, e.Err)
			assert.Empty(t, author.Faults(c, e))
		})
	}
}

// starterOf is what a learner begins with; exercises/*/main.go may hold a
// solution by now.
func starterOf(t *testing.T, e *course.Exercise) string {
	t.Helper()
	text, err := starter.Of(e.Name)
	require.NoError(t, err)
	return string(text)
}

func samples(e *course.Exercise) int {
	n := 0
	for _, test := range e.Tests {
		if test.Sample {
			n++
		}
	}
	return n
}

func TestExercisesAndSolutionsMirrorEachOther(t *testing.T) {
	root := openCourse(t).Root
	assert.Equal(t, folders(t, root, "exercises"), folders(t, root, "solutions"))
}

func folders(t *testing.T, root, part string) []string {
	t.Helper()
	entries, err := os.ReadDir(filepath.Join(root, part))
	require.NoError(t, err)
	var names []string
	for _, entry := range entries {
		if entry.IsDir() {
			names = append(names, entry.Name())
		}
	}
	return names
}

// The samples of the first five exercises are those of the published problems;
// they must stay as they are, to the byte.
func TestPublishedSamples(t *testing.T) {
	tests := []struct{ exercise, sample, input, answer string }{
		{"01", "sample-1", "", "方案1:1 5 8 6 3 7 2 4\n方案2:1 6 8 3 7 4 2 5\n方案3:1 7 4 6 8 2 5 3\n"},
		{"02", "sample-1", "4\n", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"},
		{"03", "sample-1", "6\n", "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n4\n"},
		{"04", "sample-1", "1\n8\n5\n0\n", "1\n92\n10\n"},
		{"05", "sample-1", "4\n1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n", "2\n"},
		{"05", "sample-2", "4\n1 0 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n", "0\n"},
	}
	for _, want := range tests {
		t.Run(want.exercise+"/"+want.sample, func(t *testing.T) {
			for _, test := range testsOf(t, want.exercise) {
				if test.Name == want.sample {
					assert.Equal(t, want.input, string(test.Input))
					assert.Equal(t, want.answer, string(test.Answer))
					return
				}
			}
			assert.Fail(t, "there is no such sample")
		})
	}
}
