package differential

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

const (
	corpusDir    = "testdata/corpus"
	expectedFile = corpusDir + "/expected.json"
)

// An outcome is what compiled Go makes of a program.
type outcome struct {
	Exit   int    `json:"exit"`
	Stdout string `json:"stdout"`
	Crash  string `json:"crash,omitempty"` // Go's words for what ended the program
	Line   int    `json:"line,omitempty"`  // where it crashed
	Steps  int64  `json:"steps,omitempty"` // 0 if goroutines, the order of a map or a crash make it uncertain

	// Errors are the lines LINE:COLUMN: MESSAGE of a program that must not
	// compile; all else is then zero.
	Errors []string `json:"errors,omitempty"`
}

// A program is one file of the corpus.
type program struct {
	name   string
	source []byte
	stdin  []byte
}

// readCorpus lists the programs in order of their names.
func readCorpus(t *testing.T) []program {
	t.Helper()
	files, err := filepath.Glob(corpusDir + "/*.go")
	require.NoError(t, err)
	var programs []program
	for _, file := range files {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		stdin, err := os.ReadFile(strings.TrimSuffix(file, ".go") + ".in")
		if !errors.Is(err, os.ErrNotExist) {
			require.NoError(t, err)
		}
		programs = append(programs, program{strings.TrimSuffix(filepath.Base(file), ".go"), source, stdin})
	}
	return programs
}

func readExpected(t *testing.T) map[string]outcome {
	t.Helper()
	data, err := os.ReadFile(expectedFile)
	require.NoError(t, err)
	expected := map[string]outcome{}
	require.NoError(t, json.Unmarshal(data, &expected))
	return expected
}

// updateExpected makes the expected results of the programs that match anew,
// and drops those of programs that are gone.
func updateExpected(t *testing.T, match *regexp.Regexp) {
	t.Helper()
	expected, old := map[string]outcome{}, readExpected(t)
	var programs []program
	for _, p := range readCorpus(t) {
		if o, ok := old[p.name]; ok && !match.MatchString(p.name) {
			expected[p.name] = o
		} else {
			programs = append(programs, p)
		}
	}
	outcomes(t, programs, expected)
	var out bytes.Buffer
	encoder := json.NewEncoder(&out)
	encoder.SetEscapeHTML(false)
	encoder.SetIndent("", " ")
	require.NoError(t, encoder.Encode(expected))
	require.NoError(t, os.WriteFile(expectedFile, out.Bytes(), 0o644))
}

// outcomes puts into expected what the plain Go toolchain makes of each program.
// Only the steps come from the checker's own compiled engine, as nothing else
// counts them.
func outcomes(t *testing.T, programs []program, expected map[string]outcome) {
	t.Helper()
	dir := t.TempDir()
	refused := buildPlain(t, dir, programs)
	c := engine.NewCompiler()
	defer c.Close()
	for _, p := range programs {
		if errs, ok := refused[p.name]; ok {
			expected[p.name] = outcome{Errors: errs}
			continue
		}
		o := runPlain(t, filepath.Join(dir, "bin", p.name), p.stdin)
		if o.Crash == "" && !startsGoroutines(t, p.source) {
			o.Steps = compiledSteps(t, c, p)
		}
		expected[p.name] = o
	}
}

var buildError = regexp.MustCompile(`(?m)^(?:\./)?(\w+)/main\.go:(\d+:\d+: .*(?:\n\t.*)*)`)

// buildPlain builds the programs as they are, each into dir/bin/NAME, and gives
// the errors of those that the compiler refuses.
func buildPlain(t *testing.T, dir string, programs []program) (refused map[string][]string) {
	t.Helper()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module corpus\n\ngo 1.26\n"), 0o644))
	require.NoError(t, os.Mkdir(filepath.Join(dir, "bin"), 0o755))
	for _, p := range programs {
		require.NoError(t, os.Mkdir(filepath.Join(dir, p.name), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(dir, p.name, "main.go"), p.source, 0o644))
	}
	// A pattern would build nothing at all when one program is refused.
	refused = map[string][]string{}
	var good []string
	for _, p := range programs {
		if !strings.HasPrefix(p.name, "bad_") {
			good = append(good, "./"+p.name)
			continue
		}
		out, err := goTool(dir, "build", "-o", os.DevNull, "./"+p.name)
		require.Error(t, err, "%s compiles", p.name)
		for _, m := range buildError.FindAllStringSubmatch(out, -1) {
			refused[p.name] = append(refused[p.name], neutral(strings.ReplaceAll(m[2], p.name+"/main.go", "main.go")))
		}
		refused[p.name] = slices.DeleteFunc(refused[p.name], tooMany)
		require.NotEmpty(t, refused[p.name], "%s: %s", p.name, out)
	}
	out, err := goTool(dir, append([]string{"build", "-trimpath", "-o", "bin/"}, good...)...)
	require.NoError(t, err, out)
	return refused
}

var stdPath = regexp.MustCompile(`(is not in std) \(.*\)`)

// neutral drops from the compiler's words what depends on where things are.
func neutral(words string) string {
	return stdPath.ReplaceAllString(strings.ReplaceAll(words, "./main.go", "main.go"), "$1")
}

// tooMany reports whether a line only says that there are more.
func tooMany(line string) bool { return strings.HasSuffix(line, ": too many errors") }

func goTool(dir string, args ...string) (output string, err error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=", "GOWORK=off")
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// plainTime is how long a plainly built program may run, on a machine that does much else.
const plainTime = 5 * time.Minute

var (
	crashWords = regexp.MustCompile(`(?m)^(panic|fatal error): `)
	crashLine  = regexp.MustCompile(`(?m)^\tcorpus/\w+/main\.go:(\d+)`)
	signalLine = regexp.MustCompile(`(?m)^\[signal .*\n?`)
)

func runPlain(t *testing.T, binary string, stdin []byte) outcome {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), plainTime)
	defer cancel()
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, binary)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(stdin), &stdout, &stderr
	err := cmd.Run()
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) {
		require.NoError(t, err, binary)
	}
	require.NoError(t, ctx.Err(), "%s does not end", binary)
	o := outcome{Exit: cmd.ProcessState.ExitCode(), Stdout: stdout.String()}
	require.True(t, utf8.ValidString(o.Stdout), "%s prints what JSON cannot hold", binary)
	if at := crashWords.FindStringIndex(stderr.String()); o.Exit == 2 && at != nil {
		words, trace, _ := strings.Cut(stderr.String()[at[0]:], "\n\n")
		o.Crash = strings.TrimSpace(signalLine.ReplaceAllString(words, ""))
		if m := crashLine.FindStringSubmatch(trace); m != nil {
			o.Line, _ = strconv.Atoi(m[1])
		}
	}
	return o
}

// compiledSteps are those of a program, 0 if they are not the same in every run.
func compiledSteps(t *testing.T, c *engine.Compiler, p program) int64 {
	t.Helper()
	checked, err := frontend.Check(p.source)
	require.NoError(t, err, p.name)
	runs := 1
	if checked.MayVary() {
		runs = 50
	}
	steps := map[int64]bool{}
	for range runs {
		r, err := c.Run(t.Context(), checked, p.stdin, engine.Limits{})
		require.NoError(t, err, p.name)
		steps[r.Steps] = true
	}
	if len(steps) > 1 {
		return 0
	}
	return slices.Collect(maps.Keys(steps))[0]
}

// startsGoroutines reports whether the program may run code of its own on
// several goroutines, so that its steps may depend on their timing.
func startsGoroutines(t *testing.T, source []byte) bool {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "main.go", source, parser.SkipObjectResolution)
	require.NoError(t, err)
	found := false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			found = true
		case *ast.SelectorExpr:
			found = found || n.Sel.Name == "Go" || n.Sel.Name == "AfterFunc"
		}
		return true
	})
	return found
}

// TestCorpusIsWhole says that every program has a result and every result a
// program, and that the corpus is as large as it is meant to be.
func TestCorpusIsWhole(t *testing.T) {
	programs := readCorpus(t)
	var names []string
	for _, p := range programs {
		names = append(names, p.name)
	}
	require.Equal(t, names, slices.Sorted(maps.Keys(readExpected(t))), "run `go test -update .` after adding or removing a program")
	require.GreaterOrEqual(t, len(programs), 300)
}
