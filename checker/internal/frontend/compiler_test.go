package frontend

import (
	"go/version"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// goTool skips the test where there is no toolchain of the version whose words
// this package speaks.
func goTool(t *testing.T) string {
	t.Helper()
	tool, err := exec.LookPath("go")
	if err != nil {
		t.Skip("needs the go command on the PATH")
	}
	out, err := exec.Command(tool, "env", "GOVERSION").Output()
	require.NoError(t, err)
	if got := version.Lang(strings.TrimSpace(string(out))); got != goVersion {
		t.Skipf("needs the words of %s, and the go command here is %s", goVersion, got)
	}
	return tool
}

// TestCompilerAgrees holds what Check says against what `go build` says of the
// same file.
func TestCompilerAgrees(t *testing.T) {
	tool := goTool(t)
	sources := compileErrors(t)
	for _, odd := range oddFiles {
		// The go command does not object to other packages, and says of foreign
		// modules how to get them.
		if odd.syntax {
			sources[strings.ReplaceAll(odd.name, " ", "-")] = odd.src
		}
	}
	said := build(t, tool, sources)
	for name, src := range sources {
		t.Run(name, func(t *testing.T) {
			r := rejected(t, src)
			if r.Syntax {
				line, _, _ := strings.Cut(said[name], ":")
				assert.Equal(t, line+": syntax error", r.words(), "go build: %s", said[name])
				return
			}
			// The go command lists imports by their paths.
			assert.ElementsMatch(t, strings.Split(said[name], "\n"), strings.Split(r.Error(), "\n"))
			if !strings.Contains(said[name], " is not in std") {
				assert.Equal(t, said[name], r.Error())
			}
		})
	}
}

// build gives what the go command says of each program. It compiles none as long as it
// finds a fault in any before, so those in which it does are left out of a second build.
func build(t *testing.T, tool string, sources map[string]string) map[string]string {
	t.Helper()
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module learner\n\ngo 1.26\n")
	for name, src := range sources {
		write(t, filepath.Join(dir, name, "main.go"), src)
	}
	args := []string{"build", "-o", t.TempDir()}
	said := map[string]string{}
	for line := range strings.Lines(run(t, tool, dir, append(args, "./..."))) {
		// The line above one that is indented says only whose it is.
		if name, _, ok := strings.Cut(strings.TrimPrefix(line, "\t"), "/main.go:"); ok {
			said[name] += plain(name, strings.TrimPrefix(line, "\t")) + "\n"
		}
	}
	for name := range sources {
		if words, ok := said[name]; ok {
			said[name] = strings.TrimSuffix(words, "\n")
		} else {
			args = append(args, "./"+name)
		}
	}
	for _, part := range strings.Split(run(t, tool, dir, args), "# learner/")[1:] {
		name, lines, _ := strings.Cut(part, "\n")
		said[name] = plain(name, lines)
	}
	return said
}

func write(t *testing.T, file, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
}

func run(t *testing.T, tool, dir string, args []string) string {
	t.Helper()
	cmd := exec.Command(tool, args...)
	cmd.Dir = dir
	// A compiler with one thread does as much for a short program, with less work.
	cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off", "GOPROXY=off", "CGO_ENABLED=0", "GOMAXPROCS=1")
	out, err := cmd.CombinedOutput()
	require.Error(t, err, "it builds")
	return string(out)
}

// besides are parts of the go command's output that say where the build takes
// place.
var besides = regexp.MustCompile(`(?m)^\./main\.go:| \([^()]*src[^()]*\)$|^runtime\.main_main·f: |\n\z`)

// plain is the output for one program without what only the go command knows.
func plain(name, out string) string {
	out = strings.ReplaceAll(out, name+"/main.go:", "./main.go:")
	out = strings.ReplaceAll(out, "././", "./")
	out = besides.ReplaceAllString(out, "")
	return strings.Replace(out, "function main is", "0:0: function main is", 1)
}
