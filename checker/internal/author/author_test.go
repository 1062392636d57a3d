package author

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
)

// emptyCourse is a course without exercises, whose lists are there.
func emptyCourse(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	write(t, root, "go.mod", "module nqueens\n")
	write(t, root, "exercises/README.md", "# Exercises\n")
	write(t, root, "solutions/README.md", "# Solutions\n")
	return root
}

func write(t *testing.T, root, name, text string) {
	t.Helper()
	file := filepath.Join(root, filepath.FromSlash(name))
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
}

func open(t *testing.T, root string) *course.Course {
	t.Helper()
	c, err := course.Open(root)
	require.NoError(t, err)
	return c
}

// faultsOf are the faults of the only exercise of a course, as they are shown.
func faultsOf(t *testing.T, root string) []string {
	t.Helper()
	c := open(t, root)
	require.Len(t, c.Exercises, 1)
	var shown []string
	for _, f := range Faults(c, &c.Exercises[0]) {
		shown = append(shown, f.String())
	}
	return shown
}

func TestNewExercise(t *testing.T) {
	root := emptyCourse(t)
	name, files, err := New(open(t, root), "knights")
	require.NoError(t, err)
	assert.Equal(t, "01-knights", name)
	assert.ElementsMatch(t, []string{
		"exercises/01-knights/README.md", "exercises/01-knights/exercise.yaml", "exercises/01-knights/hints.md", "exercises/01-knights/main.go",
		"solutions/01-knights/README.md", "solutions/01-knights/main.go",
	}, files)
	assert.DirExists(t, filepath.Join(root, "exercises", "01-knights", "tests"))

	c := open(t, root)
	require.NoError(t, c.Exercises[0].Err, "what is new can be read at once")
	assert.Equal(t, "Knights", c.Exercises[0].Title)
	faults := faultsOf(t, root)
	assert.Contains(t, faults, "exercises/01-knights/README.md:3: waits to be written: what is asked, in two or three sentences, and the terms that it uses.")
	assert.Contains(t, faults, "exercises/01-knights/tests: holds 0 of at least 6 tests: a pair NAME.in and NAME.ans each, named for the mistake that it catches")
	assert.Contains(t, faults, "exercises/README.md: does not list 01-knights: add a row to its table")
	assert.Contains(t, faults, "checker/internal/starter/files/01-knights.txt: is missing: when main.go is ready, run `go generate ./checker/internal/starter`, so that reset can put it back")
}

func TestNewRefuses(t *testing.T) {
	root := emptyCourse(t)
	_, _, err := New(open(t, root), "07-knights")
	require.NoError(t, err)
	require.NoError(t, os.Mkdir(filepath.Join(root, "solutions", "09-kings"), 0o755))
	c := open(t, root)
	for name, want := range map[string]string{
		"knights":    "there is an exercise 07-knights already",
		"07-rooks":   "there is an exercise 07-knights already",
		"Rooks":      "is no name of an exercise",
		"../rooks":   "is no name of an exercise",
		"7-rooks":    "is no name of an exercise",
		"rooks-":     "is no name of an exercise",
		"":           "is no name of an exercise",
		"00-rooks":   "from 01 to 99",
		"09-kings":   "solutions/09-kings is there already",
		"09-kings/x": "is no name of an exercise",
	} {
		_, files, err := New(c, name)
		assert.ErrorContains(t, err, want, name)
		assert.Empty(t, files)
	}
	assert.NoDirExists(t, filepath.Join(root, "exercises", "09-kings"))
	name, _, err := New(c, "rooks")
	require.NoError(t, err)
	assert.Equal(t, "08-rooks", name, "the number after the largest")
}

// whole makes a course whose only exercise lacks nothing.
func whole(t *testing.T) string {
	t.Helper()
	root := emptyCourse(t)
	_, files, err := New(open(t, root), "knights")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
		require.NoError(t, err)
		write(t, root, file, strings.ReplaceAll(string(text), marker, "Written:"))
	}
	starter, err := os.ReadFile(filepath.Join(root, "exercises", "01-knights", "main.go"))
	require.NoError(t, err)
	write(t, root, "checker/internal/starter/files/01-knights.txt", string(starter))
	for _, test := range []string{"a", "b", "c", "d", "e", "f"} {
		write(t, root, "exercises/01-knights/tests/"+test+".in", "1\n")
		write(t, root, "exercises/01-knights/tests/"+test+".ans", "1\n")
	}
	write(t, root, "exercises/README.md", "[01](01-knights/README.md)\n")
	write(t, root, "solutions/README.md", "[01](01-knights/README.md)\n")
	return root
}

func TestAWholeExerciseLacksNothing(t *testing.T) {
	assert.Empty(t, faultsOf(t, whole(t)))
}

// Each thing that is taken away is missed, and nothing else is.
func TestFaults(t *testing.T) {
	const statement = "exercises/01-knights/README.md"
	for _, tc := range []struct{ name, file, old, new, want string }{
		{"no statement", statement, "", "", "exercises/01-knights/README.md: is missing"},
		{"no input", statement, "**Input.**", "Input:", "lacks a paragraph that begins with `**Input.**`"},
		{"no place", statement, "## Where to write", "## Where", "lacks a section `## Where to write`"},
		{"another command", statement, "check 01", "check 02", "does not name the command `go run ./checker check 01`"},
		{"no link", statement, "(hints.md)", "(x.md)", "has no link to hints.md"},
		{"another limit", "exercises/01-knights/exercise.yaml", "20000000", "30000000", "does not say that sample-1 is limited to 30,000,000 steps"},
		{"a fault in the configuration", "exercises/01-knights/exercise.yaml", "output: lines", "output: pictures", `exercises/01-knights/exercise.yaml:4: unknown output "pictures"`},
		{"a line to write", "exercises/01-knights/hints.md", "Written: a question", "WRITE: a question", "hints.md:5: waits to be written: a question"},
		{"a limit to settle", "exercises/01-knights/exercise.yaml", "output: lines", "output: lines # WRITE: what the limit excludes", "exercise.yaml:4: waits to be written: what the limit excludes"},
		{"two hints", "exercises/01-knights/hints.md", "## Hint 3: nearly the code", "", "hints.md: must have the headings `## Hint 1: the idea`"},
		{"no place to write", "checker/internal/starter/files/01-knights.txt", place, "", "has the line `// Your code goes here.` 0 times"},
		{"a test less", "exercises/01-knights/tests/f.in", "", "", "f.in is missing"},
		{"no solution", "solutions/01-knights/main.go", "", "", "solutions/01-knights/main.go: is missing"},
		{"no method", "solutions/01-knights/main.go", "// Written: ", "// ", "the first line does not name the method"},
		{"no explanation", "solutions/01-knights/README.md", "", "", "solutions/01-knights/README.md: is missing"},
		{"not in the list", "solutions/README.md", "01-knights", "", "solutions/README.md: does not list 01-knights"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			root := whole(t)
			file := filepath.Join(root, filepath.FromSlash(tc.file))
			if tc.old == "" {
				require.NoError(t, os.Remove(file))
			} else {
				text, err := os.ReadFile(file)
				require.NoError(t, err)
				require.Contains(t, string(text), tc.old)
				write(t, root, tc.file, strings.ReplaceAll(string(text), tc.old, tc.new))
			}
			faults := faultsOf(t, root)
			require.NotEmpty(t, faults)
			assert.Contains(t, strings.Join(faults, "\n"), tc.want)
		})
	}
}

func TestALessonIsLinkedWhereThereIsOne(t *testing.T) {
	root := whole(t)
	write(t, root, "lessons/01-knights/README.md", "# Knights\n")
	assert.Equal(t, []string{"exercises/01-knights/README.md: has no link to ../../lessons/01-knights/README.md"}, faultsOf(t, root))
}

// A new exercise is there whole or not at all: here the second of its folders cannot be
// made.
func TestNewLeavesNothingHalfWritten(t *testing.T) {
	root := emptyCourse(t)
	solutions := filepath.Join(root, "solutions")
	require.NoError(t, os.RemoveAll(solutions))
	if err := os.Symlink(filepath.Join(root, "nowhere"), solutions); err != nil {
		t.Skip("needs links: ", err)
	}
	_, _, err := New(open(t, root), "knights")
	require.ErrorContains(t, err, "cannot write solutions/01-knights/README.md: ")
	require.ErrorContains(t, err, "; nothing was written: make room in the course's folder, or see that you may write there")
	assert.NoDirExists(t, filepath.Join(root, "exercises", "01-knights"))
}
