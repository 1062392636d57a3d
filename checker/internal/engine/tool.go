package engine

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"nqueens/checker/internal/engine/builds"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/pattern"
)

// What a build may take. A small program takes a second, and less than 100 MiB in each
// process; one that is still compiled after the time may go on for hours.
const (
	buildLimit  = 5 * time.Minute // and as much processor time for each of its processes
	buildMemory = 1 << 30         // bytes of data in each of its processes
	buildFile   = 128 << 20       // bytes of each file that they write, the program above all
)

// pastLimits are words with which a process of the toolchain ends that is past the
// limits of memory or files, or finds more in the program than it links. That one cannot be started is none of the program's doing.
var pastLimits = pattern.New(`(?m)^(?:fatal error|runtime): .*(?:out of memory|cannot allocate memory)|^SIGXFSZ|: file too large$|: symbol too large \(|^too much data, |^SIG(?:SEGV|BUS): .*\nPC=`)

// isTooMuch reports whether the words with which a process of the toolchain ended say
// that the program is past those limits. Where the checker itself has been given less,
// they may be about that, and say nothing of the program.
func isTooMuch(words string) bool {
	return pastLimits().MatchString(words) && spacious(buildMemory, buildFile)
}

// tooMuch is the refusal of a program that is too much for the compiler.
func tooMuch() error {
	return &frontend.Rejection{Diagnostics: []frontend.Diagnostic{{Line: 1, Column: 1,
		Message: fmt.Sprintf("compiled, this program is larger than %d MiB, or the compiler needs more than %d MiB of memory for it: "+
			"is there a huge array with values in it?", buildFile>>20, buildMemory>>20)}}}
}

// runTool runs a command of the toolchain in a folder of a work folder. When the build
// ends early, so does all that the command has started. If the checker itself is
// killed, the command ends with it (on Linux); what the command had started comes to
// its own end or to its limits.
func (c *Compiler) runTool(stdout, stderr io.Writer, work *builds.Folder, dir, path string, args ...string) error {
	ctx, cancel := context.WithTimeout(c.ctx, buildLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Dir = dir
	cmd.Env = environment(work)
	cmd.Stdout, cmd.Stderr = stdout, stderr
	cmd.WaitDelay = reapDelay
	isolate(cmd)
	cmd.Cancel = func() error { killGroup(cmd); return nil }
	if err := cmd.Start(); err != nil {
		return err
	}
	bound(cmd.Process.Pid, buildMemory, buildFile, buildLimit)
	return cmd.Wait()
}

// environment is that of the go command and of its tools. Where there is no cache
// of theirs, as for a user without a home, they keep one beside the programs.
func environment(work *builds.Folder) []string {
	env := slices.Concat(os.Environ(), buildSettings, []string{"GOTMPDIR=" + work.Dir})
	cache := os.Getenv("GOCACHE")
	if cache == "" {
		if dir, err := os.UserCacheDir(); err == nil {
			cache = filepath.Join(dir, "go-build")
		}
	}
	if cache == "" || !builds.Writable(cache) {
		env = append(env, "GOCACHE="+filepath.Join(filepath.Dir(work.Dir), "go-build"))
	}
	return env
}

// tool runs the go command, or a part of the toolchain as the go command would, and
// gives what it prints. What it prints on standard error is in the error.
func (c *Compiler) tool(work *builds.Folder, dir, path string, args ...string) (string, error) {
	var out, words bytes.Buffer
	if err := c.runTool(&out, &words, work, dir, path, args...); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", filepath.Base(path), err, words.Bytes())
	}
	return out.String(), nil
}
