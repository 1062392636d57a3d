package course_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"nqueens/checker/internal/course"
)

// unpack writes the files of an archive of testdata into a new folder.
func unpack(t *testing.T, archive string) string {
	t.Helper()
	parsed, err := txtar.ParseFile(filepath.Join("testdata", archive))
	require.NoError(t, err)
	root := t.TempDir()
	for _, f := range parsed.Files {
		write(t, filepath.Join(root, filepath.FromSlash(f.Name)), string(f.Data))
	}
	return root
}

func write(t *testing.T, path, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o777))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o666))
}

func open(t *testing.T) *course.Course {
	t.Helper()
	c, err := course.Open(unpack(t, "course.txtar"))
	require.NoError(t, err)
	return c
}

func TestOpenListsTheFolders(t *testing.T) {
	c := open(t)
	var lessons, exercises []string
	for _, l := range c.Lessons {
		lessons = append(lessons, l.Name+": "+l.Title)
	}
	for _, e := range c.Exercises {
		exercises = append(exercises, e.Name+": "+e.Title)
	}
	assert.Equal(t, []string{"02-diagonal-arrays: Diagonal arrays", "04-bitmasks: Bitmasks", "05-untitled: "}, lessons)
	assert.Equal(t, []string{"01-pairwise-check: Eight queens", "02-diagonal-arrays: Every board", "03-broken: ", "04-bitmasks: Count for each query"}, exercises)
}

// A listed course gives what an open one does, and reads only what is asked for.
func TestListReadsWhatIsAskedFor(t *testing.T) {
	whole := open(t)
	c, err := course.List(whole.Root)
	require.NoError(t, err)
	for _, path := range []string{"exercises/01-pairwise-check/README.md", "lessons/02-diagonal-arrays/README.md"} {
		require.NoError(t, os.Remove(filepath.Join(whole.Root, filepath.FromSlash(path)))) // nothing notices
	}
	for i := range whole.Exercises {
		assert.Equal(t, whole.Exercises[i].Name, c.Exercises[i].Name)
		assert.Empty(t, c.Exercises[i].Title)
	}
	e, err := c.Exercise("4")
	require.NoError(t, err)
	assert.Equal(t, whole.Exercises[3], *e)
	_, err = c.Exercise("3")
	require.EqualError(t, err, "exercise 03-broken cannot be used: "+whole.Exercises[2].Err.Error())
	of, ok := c.ExerciseOf(filepath.Join(whole.Root, "solutions", "02-diagonal-arrays", "main.go"))
	require.True(t, ok)
	assert.Equal(t, whole.Exercises[1], *of)
	l, err := c.Lesson("bitmasks")
	require.NoError(t, err)
	assert.Equal(t, whole.Lessons[1], *l)
	assert.Empty(t, c.Lessons[0].Title)
}

func TestOpenFromAFolderBelow(t *testing.T) {
	root := unpack(t, "course.txtar")
	c, err := course.Open(filepath.Join(root, "exercises", "04-bitmasks"))
	require.NoError(t, err)
	assert.Equal(t, root, c.Root)
}

func TestOpenLooksPastOtherModules(t *testing.T) {
	root := unpack(t, "course.txtar")
	inner := filepath.Join(root, "solutions", "mine")
	write(t, filepath.Join(inner, "go.mod"), "module mine\n\nrequire nqueens v0.0.0\n")
	c, err := course.Open(inner)
	require.NoError(t, err)
	assert.Equal(t, root, c.Root)
}

func TestOpenOutsideTheCourse(t *testing.T) {
	dir := t.TempDir()
	_, err := course.Open(dir)
	require.EqualError(t, err, dir+" is not inside the course: no folder above it has a go.mod with `module nqueens`; go to the course's folder and try again")
}

func TestOpenWithoutFolders(t *testing.T) {
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module nqueens\n")
	c, err := course.Open(dir)
	require.NoError(t, err)
	_, err = c.Exercise("1")
	require.EqualError(t, err, `there is no exercise "1"; the course has no exercises yet`)
}

func TestAnExercise(t *testing.T) {
	c := open(t)
	e, err := c.Exercise("2")
	require.NoError(t, err)
	dir := filepath.Join(c.Root, "exercises", "02-diagonal-arrays")
	own := course.Limits{Steps: 1000, MemoryMiB: 64, OutputKiB: 32}
	assert.Equal(t, &course.Exercise{
		Number: 2, Name: "02-diagonal-arrays", Dir: dir,
		Title: "Every board", Source: "AcWing 843", Output: course.Boards, Cells: true, Limits: own,
		Tests: []course.Test{
			{Name: "sample-1", Input: []byte("4\n"), Answer: []byte(".Q..\n\n"), Sample: true, Limits: own},
			{Name: "sample-2", Input: []byte("2\n"), Answer: []byte(""), Sample: true, Limits: course.Limits{Steps: 10, MemoryMiB: 64, OutputKiB: 32}},
			{Name: "n", Input: []byte("5\n"), Answer: []byte("five\n"), Limits: own},
			{Name: "n-is-1", Input: []byte("1\n"), Answer: []byte("Q\n"), Limits: course.Limits{Steps: 1000, MemoryMiB: 64, OutputKiB: 1}},
			{Name: "n-is-9", Input: []byte("9\n"), Answer: []byte("many\n"), Limits: course.Limits{Steps: 5000, MemoryMiB: 64, OutputKiB: 32}, Long: true, Heavy: true},
		},
	}, e)
	assert.Equal(t, filepath.Join(dir, "main.go"), e.Starter())
	assert.Equal(t, filepath.Join(c.Root, "solutions", "02-diagonal-arrays", "main.go"), c.Solution(e))
}

func TestDefaultsAndHeads(t *testing.T) {
	c := open(t)
	e, err := c.Exercise("pairwise-check")
	require.NoError(t, err)
	assert.Equal(t, course.Limits{Steps: 20_000_000, MemoryMiB: 256, OutputKiB: 1024}, e.Limits)
	assert.Equal(t, "", e.Source)
	assert.False(t, e.Cells)
	require.Len(t, e.Tests, 2)
	assert.Equal(t, course.Test{Name: "sample-1", Answer: []byte("1 5 8\n1 6 8\n"), Head: true, Sample: true, Limits: e.Limits}, e.Tests[0])
	assert.Equal(t, course.Test{Name: "all", Input: []byte{}, Answer: []byte("1 5 8\n1 6 8\n1 7 4\n"), Limits: e.Limits}, e.Tests[1])
}

func TestReferences(t *testing.T) {
	c := open(t)
	t.Chdir(filepath.Join(c.Root, "lessons"))
	dir := filepath.Join(c.Root, "exercises", "04-bitmasks")
	for _, ref := range []string{
		"4", "04", "bitmasks", "04-bitmasks", "Bitmasks",
		dir, dir + string(filepath.Separator), filepath.Join(dir, "main.go"),
		"../exercises/04-bitmasks", "../exercises/04-bitmasks/", "../exercises/04-bitmasks/main.go", "../lessons/../exercises/04-bitmasks",
		"exercises/04-bitmasks", "exercises/04-bitmasks/main.go", "04-bitmasks/main.go", "./exercises/04-bitmasks",
		`exercises\04-bitmasks`, `.\exercises\04-bitmasks\main.go`,
	} {
		e, err := c.Exercise(ref)
		if assert.NoError(t, err, ref) {
			assert.Equal(t, "04-bitmasks", e.Name, ref)
		}
	}
	const none = `; there are 01-pairwise-check, 02-diagonal-arrays, 03-broken, 04-bitmasks`
	for _, ref := range []string{"", "9", "+4", "4.0", "bi", ".", "04-bitmasks/other.go", "lessons/04-bitmasks", "exercises/04-bitmasks/tests/main.go", "solutions/04-bitmasks/main.go", "../../x"} {
		_, err := c.Exercise(ref)
		assert.EqualError(t, err, `there is no exercise "`+ref+`"`+none)
	}
	for ref, near := range map[string]string{"bit": "04-bitmasks", "Arrays": "02-diagonal-arrays", "4-bitmaks": "04-bitmasks"} {
		_, err := c.Exercise(ref)
		assert.EqualError(t, err, `there is no exercise "`+ref+`"; did you mean `+near+`?`)
	}
	t.Chdir(dir)
	for _, ref := range []string{".", "main.go", "./main.go", "../04-bitmasks"} {
		e, err := c.Exercise(ref)
		if assert.NoError(t, err, ref) {
			assert.Equal(t, "04-bitmasks", e.Name, ref)
		}
	}
}

func TestLessonReferences(t *testing.T) {
	c := open(t)
	for _, ref := range []string{"4", "04", "bitmasks", "lessons/04-bitmasks", "lessons/04-bitmasks/README.md", "lessons/04-bitmasks/main.go"} {
		l, err := c.Lesson(ref)
		if assert.NoError(t, err, ref) {
			assert.Equal(t, "Bitmasks", l.Title)
		}
	}
	_, err := c.Lesson("1")
	assert.EqualError(t, err, `there is no lesson "1"; there are 02-diagonal-arrays, 04-bitmasks, 05-untitled`)
	_, err = c.Lesson("5")
	assert.EqualError(t, err, "lesson 05-untitled cannot be used: lessons/05-untitled/README.md has no title: start it with a line such as `# Bitmasks`")
}

func TestAmbiguousReference(t *testing.T) {
	root := unpack(t, "course.txtar")
	write(t, filepath.Join(root, "lessons", "04-second", "README.md"), "# Second\n")
	c, err := course.Open(root)
	require.NoError(t, err)
	_, err = c.Lesson("4")
	assert.EqualError(t, err, `"4" may mean more than one lesson: give its whole name; there are 02-diagonal-arrays, 04-bitmasks, 04-second, 05-untitled`)
	_, err = c.Lesson("04-second")
	assert.NoError(t, err)
}

func TestReferencesThroughLinks(t *testing.T) {
	root := unpack(t, "course.txtar")
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(root, link); err != nil {
		t.Skip("no symbolic links here:", err)
	}
	real, err := course.Open(root)
	require.NoError(t, err)
	linked, err := course.Open(link)
	require.NoError(t, err)
	assert.Equal(t, link, linked.Root)
	for _, c := range []*course.Course{real, linked} {
		for _, base := range []string{root, link} {
			e, err := c.Exercise(filepath.Join(base, "exercises", "04-bitmasks"))
			require.NoError(t, err)
			assert.Equal(t, 4, e.Number)
			e, ok := c.ExerciseOf(filepath.Join(base, "solutions", "04-bitmasks", "none", "main.go"))
			require.True(t, ok)
			assert.Equal(t, 4, e.Number)
		}
	}
}

func TestExerciseOf(t *testing.T) {
	c := open(t)
	t.Chdir(filepath.Join(c.Root, "exercises"))
	for _, path := range []string{
		"04-bitmasks/main.go", "04-bitmasks/mine/try.go", "../solutions/04-bitmasks/main.go", "./04-bitmasks/no-such.go",
		filepath.Join(c.Root, "solutions", "04-bitmasks", "main.go"),
	} {
		e, ok := c.ExerciseOf(filepath.FromSlash(path))
		if assert.True(t, ok, path) {
			assert.Equal(t, "04-bitmasks", e.Name)
		}
	}
	for _, path := range []string{"", ".", "04-bitmasks", "09-none/main.go", "../lessons/04-bitmasks/main.go", "../main.go", "../../main.go", filepath.Join(t.TempDir(), "main.go")} {
		_, ok := c.ExerciseOf(filepath.FromSlash(path))
		assert.False(t, ok, path)
	}
	e, ok := c.ExerciseOf("03-broken/main.go")
	require.True(t, ok)
	assert.Error(t, e.Err)
}
