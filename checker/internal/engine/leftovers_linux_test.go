package engine

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// descriptors are those that this process has open, and what they lead to.
func descriptors(t *testing.T) []string {
	t.Helper()
	// What the runtime waits with it opens for the first pipe and never closes.
	r, w, err := os.Pipe()
	require.NoError(t, err)
	require.NoError(t, r.Close())
	require.NoError(t, w.Close())
	entries, err := os.ReadDir("/proc/self/fd")
	require.NoError(t, err)
	var open []string
	for _, e := range entries {
		target, err := os.Readlink("/proc/self/fd/" + e.Name())
		if err == nil && !strings.HasPrefix(target, "/proc/") {
			open = append(open, e.Name()+" "+target)
		}
	}
	return open
}

// Whatever a program does, its run leaves no descriptor, process or goroutine.
func TestNothingIsLeft(t *testing.T) {
	c := compilerOf(t)
	sources := []string{
		"package main\nfunc main() {}",
		"package main\nfunc main() { for {} }",
		"package main\nfunc main() { var p *int; *p = 1 }",
		"package main\nimport \"fmt\"\nfunc main() { for { fmt.Println() } }",
		"package main\nimport (\"os\"; \"time\")\nfunc main() { os.Stdout.Close(); time.Sleep(time.Hour) }",
	}
	all := func() {
		for _, source := range sources {
			p := checked(t, source)
			for _, e := range []Engine{c, Interpreter{}} {
				_, err := e.Run(t.Context(), p, []byte(strings.Repeat("8", 1<<20)), Limits{Waiting: 100 * time.Millisecond, Steps: 100_000, Output: 64 << 10})
				declined(t, err)
			}
		}
	}
	all()
	open, routines := descriptors(t), runtime.NumGoroutine()
	all()
	for end := time.Now().Add(time.Minute); runtime.NumGoroutine() > routines && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	assert.LessOrEqual(t, runtime.NumGoroutine(), routines, "goroutines are left")
	assert.Equal(t, open, descriptors(t))
	assert.Empty(t, processesOf(t, os.Getpid(), 4), "children are left")
}

// processesOf gives the processes whose field of that number in /proc/PID/stat,
// counted from 1, is this one. The dead that nobody has waited for are among them.
func processesOf(t *testing.T, id, field int) []string {
	t.Helper()
	paths, err := filepath.Glob("/proc/[0-9]*/stat")
	require.NoError(t, err)
	var found []string
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			continue // it has just ended
		}
		fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		if len(fields) > field-3 && fields[field-3] == strconv.Itoa(id) {
			found = append(found, string(text))
		}
	}
	return found
}

func TestKilledCheckerLeavesNothing(t *testing.T) {
	compilerOf(t)
	for _, when := range []string{"yaegi", "go", "build"} {
		t.Run(when, func(t *testing.T) {
			cache, temp := t.TempDir(), t.TempDir()
			checker := exec.Command("/proc/self/exe")
			checker.Env = append(os.Environ(), doomedVariable+"="+strings.Replace(when, "build", "go", 1), "TMPDIR="+temp,
				"XDG_CACHE_HOME="+cache, "GOCACHE="+goBuildCache(t))
			checker.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
			stdin, err := checker.StdinPipe()
			require.NoError(t, err)
			defer stdin.Close()
			stdout, err := checker.StdoutPipe()
			require.NoError(t, err)
			require.NoError(t, checker.Start())
			session := func() []string { return processesOf(t, checker.Process.Pid, 6) }
			if when == "build" {
				require.Eventually(t, func() bool { return len(session()) > 1 }, time.Minute, time.Millisecond)
			} else {
				said := make([]byte, len("running"))
				_, err := stdout.Read(said)
				require.NoError(t, err)
				require.Equal(t, "running", string(said))
			}
			require.NoError(t, checker.Process.Kill())
			checker.Wait()
			assert.Eventually(t, func() bool { return len(session()) == 0 }, time.Minute, 10*time.Millisecond, "processes are left")

			t.Setenv("XDG_CACHE_HOME", cache)
			next, err := NewCompiler().Store() // the next checker
			require.NoError(t, err)
			entries, err := os.ReadDir(next.Dir)
			require.NoError(t, err)
			for _, e := range entries {
				assert.False(t, e.IsDir(), e.Name())
			}
			entries, err = os.ReadDir(temp)
			require.NoError(t, err)
			assert.Empty(t, entries, "temporary files are left")
		})
	}
}
