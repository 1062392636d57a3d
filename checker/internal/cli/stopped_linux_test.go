package cli_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

const (
	endless = "package main\n\nfunc main() {\n\tfor {\n\t}\n}\n"
	flood   = "package main\n\nimport (\n\t\"fmt\"\n\t\"strings\"\n)\n\nfunc main() {\n\tfor {\n\t\tfmt.Println(strings.Repeat(\"Q\", 1000))\n\t}\n}\n"
	sleeps  = "package main\n\nimport (\n\t\"fmt\"\n\t\"time\"\n)\n\nfunc main() {\n\tfmt.Println(\"asleep\")\n\ttime.Sleep(time.Hour)\n}\n"
)

// patience is how long something may take that happens at once where nothing else runs.
const patience = 60 * time.Second

// A terminal is a checker in a session of its own, so that all processes that
// come of it can be told from others.
type terminal struct {
	*exec.Cmd
	temp string
}

func newTerminal(t *testing.T, args ...string) terminal {
	t.Helper()
	course := filepath.Join(t.TempDir(), "course")
	require.NoError(t, unpack(filepath.Join("testdata", "course.txtar"), course))
	temp := t.TempDir()
	cmd := exec.Command("checker", args...)
	cmd.Dir = course
	cmd.Env = append(os.Environ(), "TMPDIR="+temp, "XDG_STATE_HOME="+t.TempDir())
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	return terminal{cmd, temp}
}

// assertGone fails if a process of the session is left, or a file in the folder
// for temporary ones.
func (c terminal) assertGone(t *testing.T) {
	t.Helper()
	assert.Eventually(t, func() bool { return len(session(c.Process.Pid)) == 0 }, patience, 50*time.Millisecond, "processes are left")
	left, err := os.ReadDir(c.temp)
	require.NoError(t, err)
	assert.Empty(t, left, "temporary files are left")
}

// session lists the command lines of the processes of a session, the dead that
// nobody has waited for among them.
func session(id int) []string {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	var found []string
	for _, path := range stats {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // it has just ended
		}
		// The name in parentheses may hold anything; state, parent, group and session follow it.
		fields := strings.Fields(string(text[bytes.LastIndexByte(text, ')')+1:]))
		if len(fields) > 3 && fields[3] == strconv.Itoa(id) {
			found = append(found, string(text))
		}
	}
	return found
}

func TestStoppedProgramsAreGone(t *testing.T) {
	const (
		steps = "Stopped after " // a number of steps, or of bytes
		clock = "Stopped long before its steps ran out: the program neither ran nor ended."
	)
	// One after the other, so that what one has built the next has not to build.
	for _, tc := range []struct{ name, program, engine, verdict, message string }{
		{"endless loop, compiled", endless, "go", "TLE", steps},
		{"endless loop, both engines", endless, "auto", "TLE", steps},
		{"endless loop, interpreted", endless, "yaegi", "TLE", steps},
		{"flood of lines, compiled", flood, "go", "OLE", steps},
		{"flood of lines, both engines", flood, "auto", "OLE", steps},
		{"flood of lines, interpreted", flood, "yaegi", "OLE", steps},
		{"sleep", sleeps, "go", "TLE", clock},
	} {
		t.Run(tc.name, func(t *testing.T) {
			checker := newTerminal(t, "check", "--exercise", "1", "-", "--engine", tc.engine, "--format", "json", "--test", "sample-1")
			checker.Stdin = strings.NewReader(tc.program)
			out, err := checker.Output()
			var exit *exec.ExitError
			require.ErrorAs(t, err, &exit)
			assert.Equal(t, 1, exit.ExitCode())

			var report struct {
				Results []struct {
					Tests []struct{ Verdict, Message string }
				}
			}
			require.NoError(t, json.Unmarshal(out, &report))
			test := report.Results[0].Tests[0]
			assert.Equal(t, tc.verdict, test.Verdict)
			assert.Contains(t, test.Message, tc.message, "stopped by a count where there is one, and not by a clock")
			checker.assertGone(t)
		})
	}
}

// However the checker itself is ended, the learner's program ends with it.
func TestInterruptedCheckerLeavesNothing(t *testing.T) {
	for _, tc := range []struct {
		engine string
		signal os.Signal
	}{
		{"go", os.Interrupt}, {"yaegi", os.Interrupt}, {"go", os.Kill}, {"yaegi", os.Kill},
	} {
		t.Run(tc.engine+" "+tc.signal.String(), func(t *testing.T) {
			t.Parallel()
			program := filepath.Join(t.TempDir(), "sleeps.go")
			require.NoError(t, os.WriteFile(program, []byte(sleeps), 0o644))
			checker := newTerminal(t, "run", "--engine", tc.engine, program)
			var said bytes.Buffer
			checker.Stderr = &said
			stdout, err := checker.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, checker.Start())
			line, err := bufio.NewReader(stdout).ReadString('\n')
			require.NoError(t, err)
			require.Equal(t, "asleep\n", line)
			assert.NotEmpty(t, session(checker.Process.Pid))

			require.NoError(t, checker.Process.Signal(tc.signal))
			io.Copy(io.Discard, stdout)
			checker.Wait()
			if tc.signal == os.Interrupt {
				assert.Equal(t, 125, checker.ProcessState.ExitCode())
				assert.Equal(t, "checker: interrupted\n", said.String())
				checker.assertGone(t)
				return
			}
			assert.Eventually(t, func() bool { return len(session(checker.Process.Pid)) == 0 }, patience, 50*time.Millisecond)
		})
	}
}

// A checker that waits for a program's text can be interrupted.
func TestInterruptedReading(t *testing.T) {
	for _, args := range [][]string{{"run", "-"}, {"run", "--trace", "-"}, {"check", "--exercise", "1", "-"}} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			t.Parallel()
			checker := newTerminal(t, args...)
			stdin, write, err := os.Pipe()
			require.NoError(t, err)
			defer stdin.Close()
			defer write.Close()
			checker.Stdin = stdin
			var said bytes.Buffer
			checker.Stderr = &said
			require.NoError(t, checker.Start())
			_, err = write.WriteString("package main\n") // and no more
			require.NoError(t, err)
			require.Eventually(t, func() bool {
				unread, err := unix.IoctlGetInt(int(stdin.Fd()), unix.TIOCINQ)
				return err == nil && unread == 0
			}, patience, time.Millisecond, "it does not begin to read")
			require.NoError(t, checker.Process.Signal(os.Interrupt))
			ended := make(chan error, 1)
			go func() { ended <- checker.Wait() }()
			select {
			case <-ended:
			case <-time.After(patience):
				checker.Process.Kill()
				t.Fatal("it goes on reading")
			}
			assert.Equal(t, "checker: interrupted\n", said.String())
			checker.assertGone(t)
		})
	}
}

// A class that is graded can be interrupted: what is done is kept, what is under way
// ends, no report is written, and the same command goes on.
func TestInterruptedGrade(t *testing.T) {
	checker := newTerminal(t, "grade", "class", "--exercise", "1", "--engine", "yaegi", "--state", "state", "--jobs", "1", "--output", "report.txt")
	quick := "package main\n\nfunc main() {\n}\n"
	for name, text := range map[string]string{"a.go": quick, "b.go": sleeps} {
		path := filepath.Join(checker.Dir, "class", name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	}
	said, err := checker.StderrPipe()
	require.NoError(t, err)
	require.NoError(t, checker.Start())
	lines := bufio.NewReader(said)
	line, err := lines.ReadString('\n')
	require.NoError(t, err)
	require.Equal(t, "graded 1 of 2\n", line)
	require.NoError(t, checker.Process.Signal(os.Interrupt))
	rest, err := io.ReadAll(lines)
	require.NoError(t, err)
	checker.Wait()
	assert.Equal(t, 2, checker.ProcessState.ExitCode())
	assert.Equal(t, "checker: interrupted: 1 of 2 submissions are graded and kept; the same command goes on from there\n", string(rest))
	checker.assertGone(t)
	assert.NoFileExists(t, filepath.Join(checker.Dir, "report.txt"))

	require.NoError(t, os.WriteFile(filepath.Join(checker.Dir, "class", "b.go"), []byte(quick+"// done\n"), 0o644))
	again := exec.Command("checker", checker.Args[1:]...)
	again.Dir = checker.Dir
	out, err := again.CombinedOutput()
	require.Error(t, err, "not all is accepted")
	assert.Contains(t, string(out), "graded 2 of 2 (1 known already)\n")
	assert.FileExists(t, filepath.Join(checker.Dir, "report.txt"))
}
