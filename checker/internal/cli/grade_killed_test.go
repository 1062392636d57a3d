package cli_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// programs are templates for programs of one verdict: the number makes each of them
// another one. Interpreted only, the one for MLE is undecided, since memory is for
// the compiled program to say; compiled, the one that is undecided is WA.
var programs = []struct{ verdict, exercise, text string }{
	{"AC", "01", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar n int\n\tfmt.Scan(&n)\n\tfmt.Println([]int{1, 1, 0, 0, 2, 10, 4, %d}[n])\n}\n"},
	{"WA", "01", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tfmt.Println(%d)\n}\n"},
	{"PE", "02", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tif %d > 0 {\n\t\tfmt.Print(\". Q . .\\n. . . Q\\nQ . . .\\n. . Q .\\n\")\n\t}\n}\n"},
	{"TLE", "01", "package main\n\nfunc main() {\n\tfor n := %d; ; n++ {\n\t}\n}\n"},
	{"MLE", "01", "package main\n\nimport \"fmt\"\n\nfunc main() {\n\tvar kept [][]byte\n\tfor i := range 500 {\n\t\tkept = append(kept, make([]byte, 4<<20))\n\t\tkept[i][%d] = 1\n\t}\n\tfmt.Println(len(kept))\n}\n"},
	{"OLE", "01", "package main\n\nimport (\n\t\"fmt\"\n\t\"strings\"\n)\n\nfunc main() {\n\tfmt.Println(%d, strings.Repeat(\"queen \", 100_000))\n}\n"},
	{"RTE", "01", "package main\n\nimport \"os\"\n\nfunc main() {\n\tos.Exit(1 + %d%%7)\n}\n"},
	{"CE", "01", "package main\n\nfunc main() {\n\tn := %d\n}\n"},
	{"RF", "01", "package main\n\nimport \"os\"\n\nfunc main() {\n\tos.Exit(%d)\n\tos.Remove(\"x\")\n}\n"},
	{"undecided", "01", "package main\n\nimport (\n\t\"fmt\"\n\t\"reflect\"\n)\n\nfunc main() {\n\tfmt.Println(reflect.ValueOf(%d).Type())\n}\n"},
}

// makeClass writes a class of so many submissions, every eleventh of them a copy of
// the first, and a course whose limits are reached quickly and that has one test an
// exercise.
func makeClass(t *testing.T, size int) (course string) {
	t.Helper()
	course = filepath.Join(t.TempDir(), "course")
	require.NoError(t, unpack(filepath.Join("testdata", "course.txtar"), course))
	exercise := filepath.Join(course, "exercises", "01-count")
	limits := "title: Count\nlimits: {steps: 20000, output_kib: 64, memory_mib: 256}\noutput: number\n"
	require.NoError(t, os.WriteFile(filepath.Join(exercise, "exercise.yaml"), []byte(limits), 0o644))
	require.NoError(t, os.RemoveAll(filepath.Join(exercise, "tests")))
	for i := range size {
		p, n := programs[i%len(programs)], i+1
		if isCopy(i) {
			p, n = programs[0], 1
		}
		dir := filepath.Join(course, "class", fmt.Sprintf("student%05d", i), p.exercise)
		require.NoError(t, os.MkdirAll(dir, 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(dir, "main.go"), fmt.Appendf(nil, p.text, n), 0o644))
	}
	return course
}

// isCopy reports whether a submission is a copy of the first.
func isCopy(i int) bool { return i%11 == 10 }

// reports are the files that a run writes, by format.
var reports = []string{"text", "json", "csv", "html", "junit"}

// gradeCommand is a run that keeps its results in a folder and writes every report
// into another.
func gradeCommand(course, engine, state, out string) *exec.Cmd {
	args := []string{"grade", "class", "--engine", engine, "--state", state, "--output", filepath.Join(out, "text")}
	for _, format := range reports[1:] {
		args = append(args, "--report", format+"="+filepath.Join(out, format))
	}
	cmd := exec.Command("checker", args...)
	cmd.Dir = course
	return cmd
}

// kept counts the results in a store.
func kept(t *testing.T, state string) int {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(state, "??", "*"))
	require.NoError(t, err)
	return len(files)
}

var known = regexp.MustCompile(`graded (\d+) of \d+ \((\d+) known already\)\n$`)

// A run that is killed at any moment loses at most what was under way: each run goes
// on where the last was stopped, and the reports in the end are those of a run that
// nobody disturbed, byte by byte.
func TestGradeIsKilled(t *testing.T) {
	if !*full {
		gradeAndKill(t, "yaegi", 22, 2)
		return
	}
	gradeAndKill(t, "yaegi", 10_000, 20)
	gradeAndKill(t, "auto", 300, 20)
}

func gradeAndKill(t *testing.T, engine string, size, kills int) {
	course, state, out := makeClass(t, size), t.TempDir(), t.TempDir()
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	r := rand.New(rand.NewPCG(seed, 0))
	all := 0 // different programs
	for i := range size {
		if !isCopy(i) {
			all++
		}
	}
	for i, early := 0, 0; i < kills; i++ {
		more := 1 + r.IntN(max(1, (all-kept(t, state))/(kills-i+1)))
		if !killed(t, gradeCommand(course, engine, state, out), state, more, r) || kept(t, state) == all {
			early++
			require.Less(t, early, 20, "it is always done before it is killed")
			i, state, out = -1, t.TempDir(), t.TempDir()
			continue
		}
		left, err := os.ReadDir(out)
		require.NoError(t, err)
		assert.Empty(t, left, "no report before all is graded")
	}
	before := kept(t, state)
	assert.Less(t, before, all)
	cmd := gradeCommand(course, engine, state, out)
	var said bytes.Buffer
	cmd.Stderr = &said
	assert.Error(t, cmd.Run(), "not all is accepted")
	assert.Equal(t, 1, cmd.ProcessState.ExitCode(), said.String())
	m := known.FindStringSubmatch(said.String())
	require.NotNil(t, m, said.String())
	assert.Equal(t, fmt.Sprint(size), m[1])
	assert.Equal(t, fmt.Sprint(size-(all-before)), m[2], "only what was not there is graded")

	undisturbed := t.TempDir()
	require.Error(t, gradeCommand(course, engine, t.TempDir(), undisturbed).Run())
	for _, format := range reports {
		want, err := os.ReadFile(filepath.Join(undisturbed, format))
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join(out, format))
		require.NoError(t, err)
		assert.True(t, bytes.Equal(want, got), "the report as %s is another one", format)
	}
	assertVerdicts(t, filepath.Join(out, "json"), engine)
}

// killed starts a run and kills it some time after it has kept so many results more.
// On a busy machine the run may be done before that is seen: then it reports false.
func killed(t *testing.T, cmd *exec.Cmd, state string, more int, r *rand.Rand) bool {
	t.Helper()
	goal := kept(t, state) + more
	require.NoError(t, cmd.Start())
	over := make(chan error, 1)
	go func() { over <- cmd.Wait() }()
	for kept(t, state) < goal {
		select {
		case <-over:
			require.Equal(t, 1, cmd.ProcessState.ExitCode(), "it ended by itself")
			return false
		case <-time.After(2 * time.Millisecond):
		}
	}
	time.Sleep(time.Duration(r.IntN(30)) * time.Millisecond)
	cmd.Process.Kill()
	assert.Error(t, <-over, "it was killed, or not all is accepted")
	if cmd.ProcessState.ExitCode() == 1 {
		return false
	}
	assert.GreaterOrEqual(t, kept(t, state), goal, "what was kept is there")
	return true
}

// assertVerdicts fails unless every verdict that an engine can come to is in a report.
func assertVerdicts(t *testing.T, file, engine string) {
	t.Helper()
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, p := range programs {
		if p.verdict == "MLE" && engine == "yaegi" || p.verdict == "undecided" && engine == "auto" {
			continue
		}
		assert.True(t, bytes.Contains(text, []byte(`"verdict": "`+p.verdict+`"`)), "no %s is among them", p.verdict)
	}
}
