package cli_test

import (
	"bufio"
	"bytes"
	"io"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// newServer is a checker that serves this repository, as the server is built from it.
func newServer(t *testing.T, args ...string) (terminal, *bytes.Buffer) {
	t.Helper()
	checker := newTerminal(t, append([]string{"serve"}, args...)...)
	var err error
	checker.Dir, err = filepath.Abs("../../..")
	require.NoError(t, err)
	said := &bytes.Buffer{}
	checker.Stderr = said
	return checker, said
}

// served starts a checker and gives the address that it prints.
func served(t *testing.T, checker terminal, said *bytes.Buffer) string {
	t.Helper()
	stdout, err := checker.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, checker.Start())
	t.Cleanup(func() { checker.Process.Kill(); io.Copy(io.Discard, stdout); checker.Wait() })
	lines := bufio.NewScanner(stdout)
	for lines.Scan() {
		if address := regexp.MustCompile(`http://127\.0\.0\.1:\d+/\?token=\w+`).FindString(lines.Text()); address != "" {
			return address
		}
	}
	require.Fail(t, "no address", said.String())
	return ""
}

// skipIgnored leaves a signal out that these tests were told to ignore, as nohup does:
// what they start ignores it, too.
func skipIgnored(t *testing.T, s os.Signal) {
	t.Helper()
	if signal.Ignored(s) {
		t.Skipf("%v is ignored here", s)
	}
}

// However the checker is ended, the server ends with it.
func TestServe(t *testing.T) {
	ends := []syscall.Signal{syscall.SIGINT, syscall.SIGKILL}
	if *full {
		ends = append(ends, syscall.SIGTERM, syscall.SIGHUP) // as SIGINT
	}
	for _, end := range ends {
		t.Run(end.String(), func(t *testing.T) {
			skipIgnored(t, end)
			checker, said := newServer(t)
			address, err := url.Parse(served(t, checker, said))
			require.NoError(t, err)
			response, err := http.Get("http://" + address.Host)
			require.NoError(t, err)
			require.NoError(t, response.Body.Close())
			assert.Equal(t, http.StatusUnauthorized, response.StatusCode)
			require.Len(t, session(checker.Process.Pid), 2)

			require.NoError(t, checker.Process.Signal(end))
			err = checker.Wait()
			assert.Eventually(t, func() bool { return len(session(checker.Process.Pid)) == 0 }, patience, 50*time.Millisecond)
			_, refused := http.Get("http://" + address.Host)
			require.ErrorIs(t, refused, syscall.ECONNREFUSED)
			if end != syscall.SIGKILL {
				require.NoError(t, err)
				assert.NotContains(t, said.String(), "checker:")
				checker.assertGone(t)
			}
		})
	}
}

// The server's own failure is the checker's.
func TestServeOnATakenPort(t *testing.T) {
	first, said := newServer(t)
	address, err := url.Parse(served(t, first, said))
	require.NoError(t, err)
	second, said := newServer(t, "--port", address.Port())
	require.Error(t, second.Run())
	assert.Equal(t, 2, second.ProcessState.ExitCode())
	assert.Contains(t, said.String(), "checker: port "+address.Port()+" is taken: choose another with --port, or leave it out for one that is free\n")
	require.NoError(t, first.Process.Signal(os.Interrupt))
	require.NoError(t, first.Wait())
	first.assertGone(t)
}

// A web server with all that it needs is a fifth of the checker's first build.
func TestTheCheckerIsBuiltWithoutAWebServer(t *testing.T) {
	list := exec.Command("go", "list", "-deps", "nqueens/checker")
	list.Env = append(os.Environ(), "GOFLAGS=")
	packages, err := list.Output()
	require.NoError(t, err)
	assert.Contains(t, strings.Fields(string(packages)), "nqueens/checker/internal/cli")
	assert.NotContains(t, strings.Fields(string(packages)), "net/http")
}
