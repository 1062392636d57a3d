package course_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

// TestFaults changes one file of exercise 4 at a time; an empty text removes it.
func TestFaults(t *testing.T) {
	const yaml = "exercise.yaml"
	tests := []struct{ name, file, text, err string }{
		{"no yaml", yaml, "", "exercises/04-bitmasks/exercise.yaml is missing"},
		{"no statement", "README.md", "", "exercises/04-bitmasks/README.md is missing"},
		{"no tests at all", "README.md", "# Nothing\n", "exercises/04-bitmasks/README.md has no test: give it an ```output fence under a `## Sample` heading"},
		{"no answer", "tests/a.in", "1\n", "exercises/04-bitmasks/tests/a.ans is missing: a.in stands alone, and a test is a pair NAME.in and NAME.ans"},
		{"no input", "tests/a.ans", "1\n", "exercises/04-bitmasks/tests/a.in is missing: a.ans stands alone, and a test is a pair NAME.in and NAME.ans"},
		{"a sample's name", "tests/sample-1.in", "1\n", "exercises/04-bitmasks/tests/sample-1.in: names that begin with sample- belong to the samples of README.md; rename the test"},
		{"no such rule", yaml, "title: A\noutput: rules\n", "exercises/04-bitmasks/exercise.yaml: output is rules, but there is no rule for bitmasks; package rules has one for the-same-search, very-large-boards"},
		{"limits of no test", yaml, "title: A\noutput: lines\ntests:\n  big: {steps: 1}\n", "exercises/04-bitmasks/exercise.yaml:4: there is no test big; there are sample-1"},
		{"a head without the whole", "README.md", "## Sample\n\n```output head\n1\n```\n", "exercises/04-bitmasks/README.md:3: sample-1 shows only the first lines; put the whole answer to its input into a pair tests/NAME.in and tests/NAME.ans"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			root := unpack(t, "course.txtar")
			path := filepath.Join(root, "exercises", "04-bitmasks", filepath.FromSlash(test.file))
			if test.text == "" {
				require.NoError(t, os.Remove(path))
			} else {
				write(t, path, test.text)
			}
			c, err := course.Open(root)
			require.NoError(t, err)
			_, err = c.Exercise("4")
			assert.EqualError(t, err, "exercise 04-bitmasks cannot be used: "+test.err)
			_, err = c.Exercise("2")
			assert.NoError(t, err, "the others can be used")
		})
	}
}

func TestCRLF(t *testing.T) {
	root := unpack(t, "course.txtar")
	dir := filepath.Join(root, "exercises", "04-bitmasks")
	for _, file := range []string{"README.md", "exercise.yaml"} {
		text, err := os.ReadFile(filepath.Join(dir, file))
		require.NoError(t, err)
		write(t, filepath.Join(dir, file), strings.ReplaceAll(string(text), "\n", "\r\n"))
	}
	c, err := course.Open(root)
	require.NoError(t, err)
	e, err := c.Exercise("4")
	require.NoError(t, err)
	assert.Equal(t, "Count for each query", e.Title)
	assert.Equal(t, int64(7), e.Limits.Steps)
	require.Len(t, e.Tests, 1)
	assert.Equal(t, "1\n8\n0\n", string(e.Tests[0].Input))
	assert.Equal(t, "1\n92\n", string(e.Tests[0].Answer))
}
