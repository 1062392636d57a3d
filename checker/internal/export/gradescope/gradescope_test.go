package gradescope_test

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"flag"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export/exporttest"
	"nqueens/checker/internal/export/gradescope"
)

var full = flag.Bool("full", false, "put the checker as it is exported into the package, not this test")

// TestMain makes this test binary the checker of the package, too.
func TestMain(m *testing.M) { exporttest.Main(m) }

// ownChecker is the checker that the exported package has, or this test. A test that
// puts a program of its own in its place takes noChecker.
func ownChecker(t *testing.T, root string) []byte { return exporttest.Checker(t, root, *full) }

func noChecker(*testing.T, string) []byte { return []byte("#!/bin/sh\nexit 2\n") }

// An autograder is a root folder laid out as Gradescope does it.
type autograder struct {
	t       *testing.T
	course  *course.Course
	root    string
	environ []string
}

// lay makes the package of an exercise, with that checker, and lays a root out with it.
func lay(t *testing.T, exercise string, checker func(t *testing.T, root string) []byte) *autograder {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("Gradescope's machines run Linux")
	}
	c, err := course.Open(".")
	require.NoError(t, err)
	e, err := c.Exercise(exercise)
	require.NoError(t, err)
	var packed bytes.Buffer
	require.NoError(t, gradescope.Write(&packed, e, checker(t, c.Root), "go1.26.0"))

	a := &autograder{t: t, course: c, root: filepath.Join(t.TempDir(), "autograder")}
	unzip(t, packed.Bytes(), filepath.Join(a.root, "source"))
	for _, folder := range []string{"submission", "results"} {
		require.NoError(t, os.MkdirAll(filepath.Join(a.root, folder), 0o755))
	}
	script, err := os.ReadFile(filepath.Join(a.root, "source", "run_autograder"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(a.root, "run_autograder"), script, 0o755))
	a.environ = append(os.Environ(), "AUTOGRADER_ROOT="+a.root)
	return a
}

// useCaches has the scripts use what has been compiled on this machine, which need not be
// again. The checker keeps that in a folder that the scripts name. The exported one fills
// a new folder, as on an image.
func (a *autograder) useCaches() {
	a.t.Helper()
	cache, err := exec.Command("go", "env", "GOCACHE").Output()
	require.NoError(a.t, err)
	a.environ = append(a.environ, "GOCACHE="+strings.TrimSpace(string(cache)))
	if !*full {
		cache, err := os.UserCacheDir()
		require.NoError(a.t, err)
		require.NoError(a.t, os.MkdirAll(cache, 0o755))
		require.NoError(a.t, os.Symlink(cache, filepath.Join(a.root, "cache")))
	}
}

func unzip(t *testing.T, packed []byte, dir string) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	require.NoError(t, err)
	for _, f := range z.File {
		path := filepath.Join(dir, filepath.FromSlash(f.Name))
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		from, err := f.Open()
		require.NoError(t, err)
		text, err := io.ReadAll(from)
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(path, text, f.Mode()))
	}
}

// run starts a script as Gradescope does and gives its exit status and what it said.
func (a *autograder) run(script string) (int, string) {
	a.t.Helper()
	cmd := exec.Command("bash", script)
	cmd.Dir, cmd.Env = a.root, a.environ
	said, _ := cmd.CombinedOutput()
	return cmd.ProcessState.ExitCode(), string(said)
}

type results struct {
	Score  float64 `json:"score"`
	Output string  `json:"output"`
	Tests  []struct {
		Name       string `json:"name"`
		Status     string `json:"status"`
		Visibility string `json:"visibility"`
	} `json:"tests"`
}

// grade hands files in, by their paths, and reads the results.
func (a *autograder) grade(files map[string]string) results {
	a.t.Helper()
	submission := filepath.Join(a.root, "submission")
	require.NoError(a.t, os.RemoveAll(submission))
	require.NoError(a.t, os.MkdirAll(submission, 0o755))
	for name, text := range files {
		path := filepath.Join(submission, filepath.FromSlash(name))
		require.NoError(a.t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(a.t, os.WriteFile(path, []byte(text), 0o644))
	}
	status, said := a.run(filepath.Join(a.root, "run_autograder"))
	require.Equal(a.t, 0, status, said)
	text, err := os.ReadFile(filepath.Join(a.root, "results", "results.json"))
	require.NoError(a.t, err, said)
	var r results
	require.NoError(a.t, json.Unmarshal(text, &r), string(text))
	return r
}

func (a *autograder) read(path ...string) string {
	a.t.Helper()
	text, err := os.ReadFile(filepath.Join(append([]string{a.course.Root}, path...)...))
	require.NoError(a.t, err)
	return string(text)
}

// A right, a wrong, a broken and an empty program go through the scripts that
// Gradescope runs. They are for an exercise whose programs are judged quickly.
func TestPackage(t *testing.T) {
	a := lay(t, "05-two-colours", ownChecker)
	a.useCaches()
	status, said := a.run(filepath.Join(a.root, "source", "setup.sh"))
	require.Equal(t, 0, status, said)
	require.Contains(t, said, "exercise 05-two-colours")

	right := a.read("solutions", "05-two-colours", "main.go")
	r := a.grade(map[string]string{"my queens.go": right})
	assert.Equal(t, 100.0, r.Score)
	assert.Contains(t, r.Output, "AC accepted, 14 of 14 tests passed")
	require.Len(t, r.Tests, 14)
	for _, test := range r.Tests {
		assert.Equal(t, "passed", test.Status)
		assert.Equal(t, !strings.HasPrefix(test.Name, "sample-"), test.Visibility == "hidden", test.Name)
	}

	r = a.grade(map[string]string{"main.go": a.read("checker", "internal", "mistakes", "testdata", "e05_black_stays_after_white.go")})
	assert.Equal(t, 42.85, r.Score, "6 tests of 14 have no way")
	assert.Contains(t, r.Output, "WA wrong answer, 6 of 14 tests passed\n\nsample-1: wrong answer\n\n")

	r = a.grade(map[string]string{"main.go": "package main\n\nfunc main() { x++ }\n"})
	assert.Zero(t, r.Score)
	assert.Contains(t, r.Output, "main.go:3:15: undefined: x")

	r = a.grade(map[string]string{"main.go": ""})
	assert.Zero(t, r.Score)
	assert.Contains(t, r.Output, "CE compile error")

	r = a.grade(map[string]string{"main.go": strings.Repeat("// queens\n", 200_000)})
	assert.Zero(t, r.Score)
	assert.Contains(t, r.Output, "less than 1 MiB")
}

// keeper stands for the checker and keeps the program that it is to grade.
const keeper = `#!/bin/bash
[ "$1 $2 $3 $4 $5 $6" = "check --exercise 04-bitmasks --format gradescope --output" ] && cp -- "$8" "$AUTOGRADER_ROOT/graded" && echo '{"output": "graded"}' >"$7"
`

// What was handed in need not be what was asked for; there are results all the same.
func TestWhatIsHandedIn(t *testing.T) {
	a := lay(t, "04-bitmasks", noChecker)
	require.NoError(t, os.WriteFile(filepath.Join(a.root, "source", "checker"), []byte(keeper), 0o755))
	for _, tc := range []struct {
		name  string
		files map[string]string
		says  string // if the program "right" is not graded
	}{
		{"nothing", nil, "No Go program was handed in"},
		{"no program", map[string]string{"queens.py": "right"}, "No Go program was handed in"},
		{"only a Mac's shadow of one", map[string]string{"__MACOSX/main.go": "x", "._main.go": "x", ".git/main.go": "x"}, "No Go program was handed in"},
		{"a Mac's shadow beside it", map[string]string{"a/__MACOSX/main.go": "x", "a/queens.go": "right", "a/main_test.go": "x"}, ""},
		{"main.go among others", map[string]string{"main.go": "right", "old.go": "x"}, ""},
		{"several", map[string]string{"a.go": "right", "b.go": "right"}, "it is not clear which to grade"},
		{"two of the name main.go", map[string]string{"a/main.go": "right", "b/main.go": "right"}, "it is not clear which to grade"},
		{"the whole course", map[string]string{"repo/exercises/04-bitmasks/main.go": "right", "repo/exercises/05-two-colours/main.go": "x", "repo/checker/main.go": "x"}, ""},
		{"a strange name", map[string]string{"-x $(exit 1) 'a\n\"b\".go": "right"}, ""},
	} {
		t.Run(tc.name, func(t *testing.T) {
			a.t = t
			graded := filepath.Join(a.root, "graded")
			require.NoError(t, os.RemoveAll(graded))
			r := a.grade(tc.files)
			if tc.says != "" {
				assert.Zero(t, r.Score)
				assert.Contains(t, r.Output, tc.says)
				assert.NoFileExists(t, graded)
				return
			}
			text, err := os.ReadFile(graded)
			require.NoError(t, err)
			assert.Equal(t, "right", string(text))
		})
	}
}

// If the checker itself does not run, the learner is told whose fault that is.
func TestCheckerThatFails(t *testing.T) {
	a := lay(t, "04-bitmasks", noChecker)
	require.NoError(t, os.WriteFile(filepath.Join(a.root, "source", "checker"), []byte("#!/bin/sh\nkill -KILL $$\n"), 0o755))
	r := a.grade(map[string]string{"main.go": "package main\n\nfunc main() {}\n"})
	assert.Zero(t, r.Score)
	assert.Contains(t, r.Output, "this is not your fault")
}

// An image without Go, and without a way to get it, is not built.
func TestSetupWithoutGo(t *testing.T) {
	a := lay(t, "04-bitmasks", noChecker)
	tools := filepath.Join(t.TempDir(), "bin")
	require.NoError(t, os.Mkdir(tools, 0o755))
	for _, tool := range []string{"bash", "sort", "head", "sed", "chmod", "cat"} {
		path, err := exec.LookPath(tool)
		require.NoError(t, err)
		require.NoError(t, os.Symlink(path, filepath.Join(tools, tool)))
	}
	// One that is too old is none. (It hides a Go in /usr/local, too.)
	old := filepath.Join(a.root, "go", "bin")
	require.NoError(t, os.MkdirAll(old, 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(old, "go"), []byte("#!/bin/bash\necho go1.25.9\n"), 0o755))
	a.environ = append(a.environ, "PATH="+tools)
	status, said := a.run(filepath.Join(a.root, "source", "setup.sh"))
	assert.Equal(t, 1, status)
	assert.Contains(t, said, "Go 1.26 or later could not be put on this image.")
}

// The package is the same for the same course, holds what it needs, and keeps the
// course's hints and solutions to itself.
func TestFiles(t *testing.T) {
	c, err := course.Open(".")
	require.NoError(t, err)
	e, err := c.Exercise("01-pairwise-check")
	require.NoError(t, err)
	var first, second bytes.Buffer
	require.NoError(t, gradescope.Write(&first, e, []byte("program"), "devel go1.27-abc"))
	require.NoError(t, gradescope.Write(&second, e, []byte("program"), "devel go1.27-abc"))
	assert.Equal(t, first.Bytes(), second.Bytes())
	z, err := zip.NewReader(bytes.NewReader(first.Bytes()), int64(first.Len()))
	require.NoError(t, err)
	modes := map[string]fs.FileMode{}
	for _, f := range z.File {
		modes[f.Name] = f.Mode()
	}
	assert.Equal(t, map[string]fs.FileMode{"setup.sh": 0o755, "run_autograder": 0o755, "checker": 0o755, "exercise": 0o644, "course/go.mod": 0o644,
		"course/exercises/01-pairwise-check/README.md": 0o644, "course/exercises/01-pairwise-check/exercise.yaml": 0o644,
		"course/exercises/01-pairwise-check/main.go": 0o644, "course/exercises/01-pairwise-check/tests/all-92.in": 0o644,
		"course/exercises/01-pairwise-check/tests/all-92.ans": 0o644}, modes)
	setup, err := z.Open("setup.sh")
	require.NoError(t, err)
	text, err := io.ReadAll(setup)
	require.NoError(t, err)
	assert.Contains(t, string(text), "https://go.dev/dl/go1.26.0.linux-amd64.tar.gz", "a Go that is no release is not to be had there")
}
