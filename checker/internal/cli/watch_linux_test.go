package cli_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// A typist runs the checker in a terminal, or through pipes, reads along and
// presses keys.
type typist struct {
	t      *testing.T
	cmd    *exec.Cmd
	course string
	keys   *os.File

	mu   sync.Mutex
	seen strings.Builder
}

func newTypist(t *testing.T, screen bool, args ...string) *typist {
	t.Helper()
	return newTypistAt(t, screen, "xterm", args...)
}

// newTypistAt is newTypist at a terminal of a kind.
func newTypistAt(t *testing.T, screen bool, kind string, args ...string) *typist {
	t.Helper()
	checker := newTerminal(t, args...)
	checker.Env = append(checker.Env, "TERM="+kind, "NO_COLOR=1", "TMPDIR="+t.TempDir())
	ty := &typist{t: t, cmd: checker.Cmd, course: checker.Dir}
	var out *os.File
	if screen {
		var tty *os.File
		ty.keys, tty = openTerminal(t, 80, 24)
		ty.cmd.Stdin, ty.cmd.Stdout, ty.cmd.Stderr = tty, tty, tty
		ty.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
		out = ty.keys
		defer tty.Close()
	} else {
		in, keys, err := os.Pipe()
		require.NoError(t, err)
		read, write, err := os.Pipe()
		require.NoError(t, err)
		ty.cmd.Stdin, ty.cmd.Stdout, ty.cmd.Stderr = in, write, write
		ty.keys, out = keys, read
		defer in.Close()
		defer write.Close()
	}
	require.NoError(t, ty.cmd.Start())
	t.Cleanup(func() { ty.cmd.Process.Kill(); ty.keys.Close() })
	go func() {
		chunk := make([]byte, 4096)
		for {
			n, err := out.Read(chunk)
			ty.mu.Lock()
			ty.seen.Write(chunk[:n])
			ty.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	return ty
}

// openTerminal makes a pseudo-terminal: the side of the person and that of the
// program.
func openTerminal(t *testing.T, columns, lines uint16) (person, program *os.File) {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skip("there are no pseudo-terminals here:", err)
	}
	fd := int(person.Fd())
	require.NoError(t, unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0))
	number, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	require.NoError(t, err)
	program, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|unix.O_NOCTTY, 0)
	require.NoError(t, err)
	require.NoError(t, unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Col: columns, Row: lines}))
	return person, program
}

// expect waits until something is shown that was not shown before, and gives all
// that was new up to then.
func (ty *typist) expect(pattern string) string {
	ty.t.Helper()
	re := regexp.MustCompile(pattern)
	var fresh string
	ok := assert.Eventually(ty.t, func() bool {
		ty.mu.Lock()
		defer ty.mu.Unlock()
		fresh = ty.seen.String()
		if !re.MatchString(fresh) {
			return false
		}
		ty.seen.Reset()
		return true
	}, patience, 10*time.Millisecond)
	require.True(ty.t, ok, "waiting for %q; there is:\n%s", pattern, fresh)
	return fresh
}

func (ty *typist) press(keys string) {
	ty.t.Helper()
	_, err := ty.keys.WriteString(keys)
	require.NoError(ty.t, err)
}

// save writes a learner's file.
func (ty *typist) save(exercise, text string) {
	ty.t.Helper()
	require.NoError(ty.t, os.WriteFile(filepath.Join(ty.course, "exercises", exercise, "main.go"), []byte(text), 0o644))
}

func (ty *typist) solution(exercise string) string {
	ty.t.Helper()
	text, err := os.ReadFile(filepath.Join(ty.course, "solutions", exercise, "main.go"))
	require.NoError(ty.t, err)
	return string(text)
}

func (ty *typist) ends() {
	ty.t.Helper()
	assert.NoError(ty.t, ty.cmd.Wait())
}

// An evening at the terminal, on a screen of 80 by 24 and through pipes.
func TestWatch(t *testing.T) {
	for name, screen := range map[string]bool{"on a screen": true, "through pipes": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ty := newTypist(t, screen, "watch")
			ty.expect(`(?s)exercises/01-count/main\.go.*wrong answer`) // one may come right after the other

			ty.save("01-count", "package main\n\nfunc main() {\n\tx := \n}\n")
			ty.expect(`syntax error`)
			ty.save("01-count", endless)
			time.Sleep(200 * time.Millisecond)
			ty.save("01-count", "package main\n\nfunc main() {\n\tx := 1\n}\n")
			ty.expect(`declared and not used: x`)

			ty.press("h\n")
			ty.expect(`hints\.md is missing`)
			ty.press("l\n")
			ty.expect(`next\s+01-count`)

			ty.save("01-count", ty.solution("01-count"))
			ty.expect(`(?s)Next: One board.*exercises/02-board/main\.go|exercises/02-board/main\.go.*Next: One board`)
			ty.save("02-board", ty.solution("02-board"))
			ty.expect(`All exercises are solved`)
			ty.press("n\n")
			ty.expect(`exercises/01-count/main\.go`)
			ty.press("q\n")
			ty.ends()
		})
	}
}

// Every screen of watch fits into 24 lines and 80 columns.
func TestWatchFitsTheScreen(t *testing.T) {
	ty := newTypist(t, true, "watch", "1")
	ty.expect(`wrong answer`)
	ty.mu.Lock()
	ty.seen.Reset()
	ty.mu.Unlock()
	ty.press("r")
	shown := ty.expect(`(?s)\x1b\[H.*q quit.*\x1b\[H.*q quit`)
	for _, screen := range strings.Split(shown, "\x1b[H")[1:] {
		lines := strings.Split(screen, "\r\n")
		assert.LessOrEqual(t, len(lines), 24)
		for _, line := range lines {
			plain := regexp.MustCompile(`\x1b\[[?0-9;]*[a-zA-Z]`).ReplaceAllString(line, "")
			assert.LessOrEqual(t, len([]rune(plain)), 80, plain)
		}
	}
	ty.press("\x03")
	ty.ends()
}

// What is no program is not graded, and a pipe is not waited for.
func TestWatchWithoutAProgram(t *testing.T) {
	ty := newTypist(t, false, "watch", "1")
	ty.expect(`wrong answer`)
	file := filepath.Join(ty.course, "exercises", "01-count", "main.go")
	require.NoError(t, os.Remove(file))
	ty.expect(`There is no exercises/01-count/main\.go`)
	ty.press("r\n")
	require.NoError(t, unix.Mkfifo(file, 0o644))
	shown := ty.expect(`cannot read exercises/01-count/main\.go: it is no file but a pipe or a device`)
	assert.NotContains(t, shown, "CE")
	ty.press("q\n")
	ty.ends()
}

// A terminal that can only write on gets lines, and no sequences.
func TestWatchOnADumbTerminal(t *testing.T) {
	ty := newTypistAt(t, true, "dumb", "watch", "1")
	assert.NotContains(t, ty.expect(`(?s)wrong answer`), "\x1b")
	ty.press("q\n")
	ty.ends()
}

// A terminal that is made narrower is written anew, and still shows all keys.
func TestWatchFollowsTheSize(t *testing.T) {
	ty := newTypist(t, true, "watch", "1")
	ty.expect(`(?s)wrong answer.*   q quit`)
	require.NoError(t, unix.IoctlSetWinsize(int(ty.keys.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Col: 40, Row: 12}))
	ty.expect(` h hint l list n next r again q quit *↓`)
	ty.press("q")
	ty.ends()
}

// An exercise that is solved already is stayed with until the learner saves it.
func TestWatchStaysWithASolvedExercise(t *testing.T) {
	ty := newTypist(t, true, "watch", "2")
	ty.expect(`wrong answer`)
	ty.save("02-board", ty.solution("02-board"))
	ty.expect(`(?s)exercises/01-count/main\.go.*accepted`)
	ty.press("n")
	ty.expect(`(?s)exercises/02-board/main\.go.*accepted.*Solved\. Go on changing it if you like; n goes to the next exercise`)
	ty.save("02-board", ty.solution("02-board")+"\n")
	ty.expect(`(?s)exercises/01-count/main\.go.*accepted`)
	ty.press("q")
	ty.ends()
}

// A lesson in a terminal stops at its question until it is told to go on.
func TestLessonWaitsForTheReader(t *testing.T) {
	ty := newTypist(t, true, "lesson", "1")
	first := ty.expect(`q: leave`)
	assert.Contains(t, first, "Count the ways")
	assert.NotContains(t, first, "index out of range")
	for range 10 {
		ty.press(" ")
		if strings.Contains(ty.expect(`q: leave`), "index out of range") {
			ty.press("q")
			ty.ends()
			return
		}
	}
	assert.Fail(t, "the answer never came")
}

// Ended from outside, the checker gives the terminal back as it was.
func TestEndedFromOutside(t *testing.T) {
	for _, args := range [][]string{{"watch", "1"}, {"lesson", "1"}} {
		for _, end := range []os.Signal{syscall.SIGTERM, syscall.SIGHUP} {
			t.Run(args[0]+" "+end.String(), func(t *testing.T) {
				skipIgnored(t, end)
				t.Parallel()
				ty := newTypist(t, true, args...)
				ty.expect(`q quit|q: leave`)
				assert.False(t, ty.echoes())
				require.NoError(t, ty.cmd.Process.Signal(end))
				ty.ends()
				assert.True(t, ty.echoes())
			})
		}
	}
}

// echoes reports whether the terminal shows what is typed, as a shell expects it.
func (ty *typist) echoes() bool {
	mode, err := unix.IoctlGetTermios(int(ty.keys.Fd()), unix.TCGETS)
	require.NoError(ty.t, err)
	return mode.Lflag&unix.ECHO != 0
}
