package actions_test

import (
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"go.yaml.in/yaml/v3"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export/actions"
	"nqueens/checker/internal/export/exporttest"
)

var full = flag.Bool("full", false, "build the checker as the workflow does, in a copy of the repository")

// TestMain makes this test binary the checker that the workflow builds, too.
func TestMain(m *testing.M) { exporttest.Main(m) }

type workflow struct {
	Permissions map[string]string
	Jobs        map[string]struct {
		Permissions map[string]string
		Env         map[string]string
		Steps       []step
	}
}

type step struct {
	Name, Uses, Run string
	With            map[string]any
}

func read(t *testing.T) []byte {
	t.Helper()
	file, err := actions.Write(t.TempDir())
	require.NoError(t, err)
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	return text
}

// The schema is the one that editors use, from schemastore.org (Apache License 2.0,
// beside it).
func TestSchema(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile("testdata/github-workflow.schema.json")
	require.NoError(t, err)
	valid := func(text string) error {
		var document any
		require.NoError(t, yaml.Unmarshal([]byte(text), &document))
		asJSON, err := json.Marshal(document)
		require.NoError(t, err)
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(string(asJSON)))
		require.NoError(t, err)
		return schema.Validate(value)
	}
	text := string(read(t))
	require.NoError(t, valid(text))
	assert.Error(t, valid(strings.Replace(text, "runs-on", "run-on", 1)))
	assert.Error(t, valid(strings.Replace(text, "contents: read", "contents: some", 1)))
}

// It may only read, and runs no actions but GitHub's own, each of a stated version.
func TestLeastPrivileges(t *testing.T) {
	var w workflow
	require.NoError(t, yaml.Unmarshal(read(t), &w))
	assert.Equal(t, map[string]string{"contents": "read"}, w.Permissions)
	for _, job := range w.Jobs {
		assert.Empty(t, job.Permissions)
		for _, s := range job.Steps {
			if s.Uses != "" {
				assert.Regexp(t, `^actions/[a-z-]+@v[0-9]+$`, s.Uses)
			}
			if strings.HasPrefix(s.Uses, "actions/checkout@") {
				assert.Equal(t, false, s.With["persist-credentials"])
			}
			if strings.HasPrefix(s.Uses, "actions/setup-go@") {
				assert.Equal(t, "go.mod", s.With["go-version-file"])
			}
			assert.NotContains(t, s.Run, "${{", "no text of an event becomes a part of a command")
		}
	}
}

// A repository is a class repository, checked out for a run of the workflow.
type repository struct {
	t         *testing.T
	dir, temp string
	job       []step
	environ   []string
}

func checkOut(t *testing.T, c *course.Course) *repository {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("the workflow runs on Linux")
	}
	r := &repository{t: t, dir: filepath.Join(t.TempDir(), "class"), temp: t.TempDir()}
	parts := []string{"exercises", "solutions"}
	if *full {
		parts = append(parts, "checker", "lessons")
	}
	for _, part := range parts {
		require.NoError(t, os.CopyFS(filepath.Join(r.dir, part), os.DirFS(filepath.Join(c.Root, part))))
	}
	for _, file := range []string{"go.mod", "go.sum"} {
		text, err := os.ReadFile(filepath.Join(c.Root, file))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(r.dir, file), text, 0o644))
	}
	file, err := actions.Write(r.dir)
	require.NoError(t, err)
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	var w workflow
	require.NoError(t, yaml.Unmarshal(text, &w))
	job := w.Jobs["grade"]
	r.job = job.Steps
	r.environ = append(os.Environ(), "RUNNER_TEMP="+r.temp, "GITHUB_STEP_SUMMARY="+filepath.Join(r.temp, "summary.md"))
	for name, value := range job.Env {
		r.environ = append(r.environ, name+"="+value)
	}
	return r
}

// run executes the steps as the runner does and gives the last one's status and what
// the steps said.
func (r *repository) run() (int, string) {
	r.t.Helper()
	var all strings.Builder
	for _, s := range r.job {
		if s.Run == "" || s.Name == "Build the checker" && !*full {
			continue
		}
		script := filepath.Join(r.temp, "script.sh")
		require.NoError(r.t, os.WriteFile(script, []byte(s.Run), 0o644))
		cmd := exec.Command("bash", "-e", script)
		cmd.Dir, cmd.Env = r.dir, r.environ
		said, _ := cmd.CombinedOutput()
		all.Write(said)
		if status := cmd.ProcessState.ExitCode(); status != 0 {
			return status, all.String()
		}
	}
	return 0, all.String()
}

func (r *repository) summary() string {
	text, err := os.ReadFile(filepath.Join(r.temp, "summary.md"))
	require.NoError(r.t, err)
	return string(text)
}

func TestSteps(t *testing.T) {
	c, err := course.Open(".")
	require.NoError(t, err)
	r := checkOut(t, c)
	if !*full {
		program := exporttest.Checker(t, c.Root, false)
		require.NoError(t, os.WriteFile(filepath.Join(r.temp, "checker"), program, 0o755))
	}
	// The learner has begun nothing.
	for _, e := range c.Exercises {
		starter, err := os.ReadFile(filepath.Join(c.Root, "checker", "internal", "starter", "files", e.Name+".txt"))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(r.dir, "exercises", e.Name, "main.go"), starter, 0o644))
	}
	status, said := r.run()
	assert.Equal(t, 0, status, said)
	assert.Contains(t, said, "no exercise has been begun yet")

	// One program is broken.
	main := filepath.Join(r.dir, "exercises", "05-two-colours", "main.go")
	require.NoError(t, os.WriteFile(main, []byte("package main\n\nfunc main() { x++ }\n"), 0o644))
	status, said = r.run()
	assert.Equal(t, 1, status, said)
	assert.Equal(t, "::error file=exercises/05-two-colours/main.go,line=3,col=15,title=05-two-colours%3A compile error::undefined: x\n", said)
	assert.Contains(t, r.summary(), "| compile error |")

	// It is right now.
	require.NoError(t, os.CopyFS(filepath.Join(r.temp, "right"), os.DirFS(filepath.Join(c.Root, "solutions", "05-two-colours"))))
	require.NoError(t, os.Rename(filepath.Join(r.temp, "right", "main.go"), main))
	status, said = r.run()
	assert.Equal(t, 0, status, said)
	assert.Contains(t, said, "::notice file=exercises/05-two-colours/main.go,title=05-two-colours%3A accepted::AC accepted, ")
	assert.Contains(t, r.summary(), "| accepted |")
}

func TestWriteLeavesWhatIsThere(t *testing.T) {
	dir := t.TempDir()
	file, err := actions.Write(dir)
	require.NoError(t, err)
	_, err = actions.Write(dir)
	require.NoError(t, err, "the same again")
	require.NoError(t, os.WriteFile(file, []byte("name: mine\n"), 0o644))
	_, err = actions.Write(dir)
	assert.ErrorContains(t, err, "grade.yml is there already and is not overwritten: move it away first")
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, "name: mine\n", string(text))
	_, err = actions.Write(filepath.Join(dir, "nosuch"))
	assert.ErrorContains(t, err, "name the folder of the class repository")
}
