package icpc

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/folder"
)

var full = flag.Bool("full", false, "judge the submissions of all packages, which takes minutes")

// usual are the folders of which the usual run judges one submission, by packages: one
// package for each kind of output validator, and with the package's own a submission of
// which some outputs are right.
var usual = map[string][]string{
	"02-diagonal-arrays":   {"accepted"},
	"09-very-large-boards": {"wrong_answer"},
}

// Every submission builds with the official toolchain alone and gets the verdict of its
// folder: on each test that or AC, and that at least once.
func TestSubmissionsGetTheVerdictsOfTheirFolders(t *testing.T) {
	c := openCourse(t)
	for i := range c.Exercises {
		e := &c.Exercises[i]
		t.Run(e.Name, func(t *testing.T) {
			if usual[e.Name] == nil && !*full {
				t.Skip("takes long; run with -full")
			}
			k, err := readKit(c, e)
			require.NoError(t, err)
			files := packageOf(t, c, e, Legacy)
			j := newOtherJudge(t, unpack(t, files), files, time.Duration(k.timeLimit)*time.Second)
			judged := map[string]bool{}
			for _, name := range below(files, "submissions").Paths() {
				t.Run(name, func(t *testing.T) {
					dir := path.Dir(name)
					if (!slices.Contains(usual[e.Name], dir) || judged[dir]) && !*full {
						t.Skip("takes long; run with -full")
					}
					judged[dir] = true
					want := map[string]string{"accepted": "AC", "wrong_answer": "WA", "run_time_error": "RTE", "time_limit_exceeded": "TLE"}[dir]
					var got []string
					for test, verdict := range j.judge(t, name) {
						if verdict == nearLimit && want == "TLE" {
							continue // here or there
						}
						assert.Contains(t, []string{"AC", want}, verdict, test)
						got = append(got, verdict)
					}
					assert.Contains(t, got, want)
				})
			}
		})
	}
}

// An otherJudge judges as the format says, with its default output validator or the
// package's own.
type otherJudge struct {
	dir       string // of the package
	limit     time.Duration
	tests     []string // paths of the inputs without .in, from dir
	validator string   // of outputs; empty for the default one
}

func newOtherJudge(t *testing.T, dir string, files folder.Files, limit time.Duration) *otherJudge {
	t.Helper()
	j := &otherJudge{dir: dir, limit: limit}
	for _, name := range files.Paths() {
		if base, ok := strings.CutSuffix(name, ".in"); ok {
			j.tests = append(j.tests, base)
		}
	}
	if len(below(files, "output_validators")) > 0 {
		j.validator = validatorIn(t, files, "output_validators")
	}
	require.NotEmpty(t, j.tests)
	return j
}

// judge builds a submission and returns its verdict on each test.
func (j *otherJudge) judge(t *testing.T, submission string) map[string]string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program.exe")
	build := exec.Command("go", "build", "-o", program, path.Base(submission))
	build.Dir = filepath.Join(j.dir, "submissions", filepath.FromSlash(path.Dir(submission)))
	build.Env = append(os.Environ(), "GO111MODULE=off") // no module is near, and none is needed
	said, err := build.CombinedOutput()
	require.NoError(t, err, string(said))
	verdicts := map[string]string{}
	var open []string
	var outputs []outputCase
	for _, test := range j.tests {
		verdict, output := j.run(t, program, test)
		if verdict == "" {
			open, outputs = append(open, test), append(outputs, output)
			continue
		}
		verdicts[test] = verdict
	}
	for i, right := range j.right(t, outputs) {
		verdicts[open[i]] = map[bool]string{true: "AC", false: "WA"}[right]
	}
	return verdicts
}

// nearLimit stands for a run that is neither clearly quick enough nor clearly too slow.
const nearLimit = "near the limit"

// run runs a program on a test, and leaves it open whether the output of one that ends
// in order is right. Its time is the processor's: half of the limit is quick
// enough, and the limit and half as much again is too slow, as 2025-09 has it.
func (j *otherJudge) run(t *testing.T, program, test string) (verdict string, open outputCase) {
	t.Helper()
	input, err := os.ReadFile(filepath.Join(j.dir, filepath.FromSlash(test)+".in"))
	require.NoError(t, err)
	answer, err := os.ReadFile(filepath.Join(j.dir, filepath.FromSlash(test)+".ans"))
	require.NoError(t, err)
	output, took, err := j.start(t, program, input)
	var exit *exec.ExitError
	switch {
	case took >= j.limit*3/2:
		return "TLE", open
	case took*2 > j.limit:
		return nearLimit, open
	case errors.As(err, &exit):
		return "RTE", open
	}
	require.NoError(t, err)
	return "", outputCase{input, answer, output}
}

// right reports which outputs are right.
func (j *otherJudge) right(t *testing.T, outputs []outputCase) []bool {
	t.Helper()
	var all []bool
	if j.validator == "" {
		for _, o := range outputs {
			all = append(all, slices.Equal(strings.Fields(string(o.output)), strings.Fields(string(o.answer))))
		}
		return all
	}
	for _, got := range judgeOutputs(t, j.validator, outputs) {
		assert.Contains(t, []int{validatorAccepts, validatorRefuses}, got.Status, got.Said)
		all = append(all, got.Status == validatorAccepts)
	}
	return all
}

// start runs a program until it ends or has taken what is too slow. On a busy machine
// more time passes by the clock, so a run that the clock cut short is done again.
func (j *otherJudge) start(t *testing.T, program string, input []byte) (output []byte, took time.Duration, err error) {
	t.Helper()
	for patience := 2 * j.limit; ; patience *= 2 {
		ctx, stop := context.WithTimeout(t.Context(), patience)
		command := exec.CommandContext(ctx, program)
		command.Stdin = bytes.NewReader(input)
		output, err = command.Output()
		cut := ctx.Err() != nil
		stop()
		took = command.ProcessState.UserTime() + command.ProcessState.SystemTime()
		if !cut || took >= j.limit*3/2 || patience > 100*j.limit {
			return output, took, err
		}
	}
}
