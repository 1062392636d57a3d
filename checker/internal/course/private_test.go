package course_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

func TestWithTests(t *testing.T) {
	for _, below := range []string{"", "tests/"} {
		for _, ending := range []string{".ans", ".out"} {
			root := unpack(t, "course.txtar")
			for _, name := range []string{"b", "a"} {
				write(t, filepath.Join(root, "exercises", "04-bitmasks", "tests", name+".in"), "1\n")
				write(t, filepath.Join(root, "exercises", "04-bitmasks", "tests", name+".ans"), "1\n")
			}
			c, err := course.Open(root)
			require.NoError(t, err)
			before, err := c.Exercise("4")
			require.NoError(t, err)
			steps := before.Limits.Steps
			samples := len(before.Tests) - 2

			dir := filepath.Join(t.TempDir(), "tests [of a class") // whose name is no pattern
			write(t, filepath.Join(dir, "README.md"), "Not for learners.\n")
			own := filepath.Join(dir, "04-bitmasks")
			for name, input := range map[string]string{"b": "2", "z": "3", "y": "4"} {
				write(t, filepath.Join(own, below+name+".in"), input)
				write(t, filepath.Join(own, below+name+ending), "answer "+input)
			}
			write(t, filepath.Join(own, "exercise.yaml"), "limits: {output_kib: 7}\ntests:\n  y: {steps: 900000000}\n")
			with, err := c.WithTests(dir)
			require.NoError(t, err)
			e, err := with.Exercise("4")
			require.NoError(t, err)

			var names []string
			for _, test := range e.Tests[samples:] {
				names = append(names, test.Name)
			}
			assert.Equal(t, []string{"a", "b", "y", "z"}, names)
			replaced, heavy, added := e.Tests[samples+1], e.Tests[samples+2], e.Tests[samples+3]
			assert.Equal(t, "answer 2", string(replaced.Answer))
			assert.Equal(t, "answer 3", string(added.Answer))
			assert.Equal(t, 7, added.Limits.OutputKiB)
			assert.Equal(t, steps, added.Limits.Steps)
			assert.False(t, added.Heavy || added.Long)
			assert.True(t, replaced.Private && added.Private)
			assert.False(t, before.Tests[samples+1].Private)
			assert.EqualValues(t, 900000000, heavy.Limits.Steps)
			assert.True(t, heavy.Heavy && heavy.Long)
			assert.Equal(t, before.Tests[:samples+1], e.Tests[:samples+1], "samples and other tests stay")
			assert.Len(t, before.Tests, samples+2, "the course is left as it was")
			assert.Equal(t, "1\n", string(before.Tests[samples+1].Input))
		}
	}
}

// What is long goes by the exercise's own limit, whatever limits stand beside the tests.
func TestLongFurtherTests(t *testing.T) {
	c, err := course.Open(unpack(t, "course.txtar"))
	require.NoError(t, err)
	for _, tc := range []struct {
		limits      string
		long, heavy bool
	}{
		{"limits: {steps: 8}\n", true, true},
		{"limits: {steps: 3}\ntests:\n  z: {steps: 4}\n", false, false},
		{"limits: {steps: 3}\ntests:\n  z: {steps: 7}\n", true, false},
		{"limits: {output_kib: 7}\n", false, false},
	} {
		dir := t.TempDir()
		own := filepath.Join(dir, "04-bitmasks")
		write(t, filepath.Join(own, "z.in"), "3")
		write(t, filepath.Join(own, "z.ans"), "0")
		write(t, filepath.Join(own, "exercise.yaml"), tc.limits)
		with, err := c.WithTests(dir)
		require.NoError(t, err)
		e, err := with.Exercise("4")
		require.NoError(t, err)
		z := e.Tests[len(e.Tests)-1]
		assert.Equal(t, tc.long, z.Long, tc.limits)
		assert.Equal(t, tc.heavy, z.Heavy, tc.limits)
	}
}

func TestFaultsInFurtherTests(t *testing.T) {
	for _, tc := range []struct {
		name  string
		files []string
		err   string
	}{
		{"nothing", nil, "private has no folder with tests: give it one for each exercise, named as the exercise is, such as 04-bitmasks"},
		{"no exercise", []string{"bitmasks/a.in", "bitmasks/a.ans"}, "private/bitmasks is the folder of no exercise: give it the name of one, such as 04-bitmasks"},
		{"no tests", []string{"04-bitmasks/notes.txt"}, "private/04-bitmasks has no test: a test is a pair NAME.in and NAME.ans"},
		{"no answer", []string{"04-bitmasks/a.in", "04-bitmasks/b.in", "04-bitmasks/b.out"},
			"private/04-bitmasks/a.out is missing: a.in stands alone, and a test is a pair NAME.in and NAME.out"},
		{"no input", []string{"04-bitmasks/a.out"}, "private/04-bitmasks/a.in is missing: a.out stands alone, and a test is a pair NAME.in and NAME.out"},
		{"two endings", []string{"04-bitmasks/a.in", "04-bitmasks/a.out", "04-bitmasks/a.ans"},
			"private/04-bitmasks has answers that end in .ans and in .out: give all the same ending"},
		{"a sample's name", []string{"04-bitmasks/sample-1.in", "04-bitmasks/sample-1.ans"},
			"private/04-bitmasks/sample-1.in: names that begin with sample- belong to the samples of README.md; rename the test"},
		{"a title", []string{"04-bitmasks/a.in", "04-bitmasks/a.ans", "04-bitmasks/exercise.yaml title: Mine\n"},
			"private/04-bitmasks/exercise.yaml: beside further tests only limits and tests may stand; the rest is the exercise's own"},
		{"limits of no test", []string{"04-bitmasks/a.in", "04-bitmasks/a.ans", "04-bitmasks/exercise.yaml tests: {b: {steps: 1}}\n"},
			"private/04-bitmasks/exercise.yaml:1: there is no test b; there are a"},
		{"a broken exercise", []string{"03-broken/a.in", "03-broken/a.ans"}, "exercise 03-broken cannot be used: "},
	} {
		t.Run(tc.name, func(t *testing.T) {
			root := unpack(t, "course.txtar")
			dir := filepath.Join(root, "private")
			write(t, filepath.Join(dir, ".hidden", "x"), "")
			for _, f := range tc.files {
				name, text, _ := strings.Cut(f, " ")
				write(t, filepath.Join(dir, filepath.FromSlash(name)), text)
			}
			c, err := course.Open(root)
			require.NoError(t, err)
			_, err = c.WithTests(dir)
			assert.ErrorContains(t, err, tc.err)
		})
	}
	_, err := open(t).WithTests(filepath.Join(t.TempDir(), "none"))
	assert.ErrorContains(t, err, "none is missing")
}
