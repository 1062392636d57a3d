package engine

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/frontend"
)

const nothing = "package main\n\nfunc main() {}\n"

func TestWithoutToolchain(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	c := NewCompiler()
	assert.False(t, c.Available())
	assert.Empty(t, c.Where())
	assert.Equal(t, "go", c.Name())

	_, err := c.Run(t.Context(), checked(t, nothing), nil, Limits{})
	var declined *Declined
	require.ErrorAs(t, err, &declined)
	assert.EqualError(t, err, "the go engine cannot run this: there is no Go toolchain on this machine; install Go and put it on the PATH")

	rejection := &frontend.Rejection{Syntax: true, Diagnostics: []frontend.Diagnostic{{Line: 4, Message: "syntax error: a"}}}
	assert.Equal(t, rejection.Diagnostics, c.Explain([]byte("package main\n\n{"), rejection))

	r, err := Interpreter{}.Run(t.Context(), checked(t, nothing), nil, Limits{})
	require.NoError(t, err, "the interpreter needs none")
	assert.EqualValues(t, 1, r.Steps)
	assert.NoError(t, c.Close())
}

func TestInterpreterDeclines(t *testing.T) {
	for name, src := range map[string]string{
		"a package of which it has no table": "package main\n\nimport \"log\"\n\nfunc main() { log.Default() }\n",
		"its own types":                      "package main\n\nimport (\n\t\"fmt\"\n\t\"reflect\"\n)\n\ntype queen struct{}\n\nfunc main() { fmt.Println(reflect.ValueOf(queen{}).Kind()) }\n",
	} {
		t.Run(name, func(t *testing.T) {
			_, err := Interpreter{}.Run(t.Context(), checked(t, src), nil, Limits{})
			var declined *Declined
			require.ErrorAs(t, err, &declined)
			assert.Equal(t, "yaegi", declined.Engine)
			assert.Contains(t, declined.Reason, "package ")
		})
	}
}

// The go command needs a cache of its own, which a user without a home lacks.
func TestWithoutAGoCache(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	s, err := compilerOf(t).Store()
	require.NoError(t, err)
	work, err := s.Work()
	require.NoError(t, err)
	defer work.Remove()
	own := "GOCACHE=" + filepath.Join(s.Dir, "go-build")

	t.Setenv("GOCACHE", t.TempDir())
	assert.NotContains(t, environment(work), own)

	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	t.Setenv("GOCACHE", filepath.Join(file, "cache"))
	assert.Contains(t, environment(work), own)
}

// What the toolchain has started ends with the build, and no build begins after Stop.
func TestStop(t *testing.T) {
	c := compilerOf(t)
	p := checked(t, "package main\n\nfunc main() { println(\"stopped\") }\n")
	c.Stop()
	_, err := c.Build(t.Context(), p)
	assert.ErrorIs(t, err, context.Canceled)
	rejection := &frontend.Rejection{Syntax: true, Diagnostics: []frontend.Diagnostic{{Line: 1, Message: "syntax error"}}}
	assert.Equal(t, rejection.Diagnostics, c.Explain([]byte("package main\n\nfunc main() {\n"), rejection), "nobody is asked any more")
}

// TestBuildOnce checks that a program is built once, however many want it.
func TestBuildOnce(t *testing.T) {
	t.Setenv("GOCACHE", goBuildCache(t))
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	c := compilerOf(t)
	p := checked(t, nothing)
	paths := make([]string, 4)
	var all sync.WaitGroup
	for i := range paths {
		all.Go(func() {
			path, err := c.Build(t.Context(), p)
			assert.NoError(t, err)
			paths[i] = path
		})
	}
	all.Wait()
	before, err := os.Stat(paths[0])
	require.NoError(t, err)
	for _, path := range paths {
		assert.Equal(t, paths[0], path)
	}

	path, err := c.Build(t.Context(), checked(t, nothing))
	require.NoError(t, err)
	assert.Equal(t, paths[0], path)
	after, err := os.Stat(path)
	require.NoError(t, err)
	assert.True(t, os.SameFile(before, after))
	assert.Equal(t, before.ModTime(), after.ModTime())

	other, err := c.Build(t.Context(), checked(t, nothing+"\nfunc f() {}\n"))
	require.NoError(t, err)
	assert.NotEqual(t, paths[0], other)
}

// goBuildCache is where the go command keeps its own results, which a test with
// another cache folder does not want to lose.
func goBuildCache(t *testing.T) string {
	t.Helper()
	if dir := os.Getenv("GOCACHE"); dir != "" {
		return dir
	}
	cache, err := os.UserCacheDir()
	require.NoError(t, err)
	return filepath.Join(cache, "go-build")
}

// TestCloseLeavesNothing has the builds kept in a temporary folder, as there is
// no other place.
func TestCloseLeavesNothing(t *testing.T) {
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		t.Skip("the cache folder is elsewhere on this system")
	}
	t.Setenv("GOCACHE", goBuildCache(t))
	taken := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(taken, nil, 0o600))
	t.Setenv("XDG_CACHE_HOME", taken)
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)

	c := NewCompiler()
	if !c.Available() {
		t.Skip("needs the go command on the PATH")
	}
	r, err := c.Run(t.Context(), checked(t, nothing), nil, Limits{})
	require.NoError(t, err)
	assert.EqualValues(t, 1, r.Steps)
	entries, err := os.ReadDir(temp)
	require.NoError(t, err)
	assert.Len(t, entries, 1)

	require.NoError(t, c.Close())
	entries, err = os.ReadDir(temp)
	require.NoError(t, err)
	assert.Empty(t, entries)
	_, err = c.Build(t.Context(), checked(t, nothing+"\n"))
	assert.Error(t, err, "nothing is built after Close")
}

func TestExplain(t *testing.T) {
	c := compilerOf(t)
	for _, test := range []struct {
		name, src string
		line      int
		words     string // part of what the compiler says
	}{
		{"a brace on the next line", "package main\n\nfunc main()\n{\n}\n", 4, "syntax error: unexpected semicolon or newline before {"},
		{"no end", "package main\n\nfunc main() {\n\tfor {\n", 5, "syntax error: unexpected EOF, expected }"},
		{"several", "package main\n\nfunc main() {\n\tint n = 4\n\twhile n > 0 {\n\t}\n}\n", 4, "syntax error: unexpected name n at end of statement"},
		{"what the go command finds", "func main() {}\n", 1, "expected 'package', found 'func'"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := frontend.Check([]byte(test.src))
			var rejection *frontend.Rejection
			require.ErrorAs(t, err, &rejection)
			require.True(t, rejection.Syntax)
			said := c.Explain([]byte(test.src), rejection)
			require.NotEmpty(t, said)
			assert.Equal(t, test.line, said[0].Line)
			assert.Positive(t, said[0].Column)
			assert.Equal(t, test.words, said[0].Message)
		})
	}
	// Over a megabyte of stars the compiler takes 6 GiB and many minutes.
	for name, source := range map[string]string{
		"nested pointers":    "package main\n\nvar x " + strings.Repeat("*", 200_000) + "int\n\nfunc main() {}\n",
		"nested parentheses": "package main\n\nfunc main() { x := " + strings.Repeat("(", 200_000) + " }\n",
		"nested blocks":      "package main\n\nfunc main() " + strings.Repeat("{", 200_000) + "\n",
	} {
		t.Run(name+" are not shown to it", func(t *testing.T) {
			_, err := frontend.Check([]byte(source))
			var rejection *frontend.Rejection
			require.ErrorAs(t, err, &rejection)
			require.True(t, rejection.Syntax)
			assert.Equal(t, rejection.Diagnostics, c.Explain([]byte("package main\n\n{"), rejection))
		})
	}
	t.Run("not syntax", func(t *testing.T) {
		rejection := &frontend.Rejection{Diagnostics: []frontend.Diagnostic{{Line: 4, Column: 2, Message: "undefined: n"}}}
		assert.Equal(t, rejection.Diagnostics, c.Explain([]byte("package main\n\n{"), rejection))
	})
}

// TestCompilerRefuses has programs of sound types that cannot be compiled, or
// not linked.
func TestCompilerRefuses(t *testing.T) {
	c := compilerOf(t)
	for name, test := range map[string]struct {
		src  string
		want frontend.Diagnostic
	}{
		"compiled": {"package main\n\nvar rows chan [1 << 17]byte\n\nfunc main() { println(rows) }\n", frontend.Diagnostic{Line: 3, Message: "channel element type too large (>64kB)"}},
		"linked": {"package main\n\nvar board [100_000][100_000]int\n\nfunc main() {\n\tprintln(board[1][2])\n}\n", frontend.Diagnostic{Line: 6,
			Message: "main.board: symbol too large (80000000000 bytes > 2000000000 bytes)"}},
		"linked, but for a line": {"package main\n\nimport \"fmt\"\n\nvar (\n\tn     int\n\tboard [100_001][100_001]bool\n)\n\nfunc main() {\n\tfmt.Scan(&n)\n\tfor i := 0; i < n; i++ {\n\t\tboard[i][i] = true\n\t}\n\tfmt.Println(board[n/2][n/2])\n}\n",
			frontend.Diagnostic{Line: 7, Column: 2, Message: "main.board: symbol too large (10000200001 bytes > 2000000000 bytes)"}},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.Run(t.Context(), checked(t, test.src), nil, Limits{})
			var rejection *frontend.Rejection
			require.ErrorAs(t, err, &rejection)
			assert.Equal(t, []frontend.Diagnostic{test.want}, rejection.Diagnostics)
		})
	}
}

// TestStream talks to a program that answers before its input ends.
func TestStream(t *testing.T) {
	p := checked(t, "package main\n\nimport (\n\t\"bufio\"\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() {\n\tlines := bufio.NewScanner(os.Stdin)\n\tfor lines.Scan() {\n\t\tfmt.Println(\"got\", lines.Text())\n\t}\n\tfmt.Fprintln(os.Stderr, \"end\")\n}\n")
	for _, e := range []Runner{compilerOf(t), Interpreter{}} {
		t.Run(e.Name(), func(t *testing.T) {
			stdin, say := io.Pipe()
			hear, stdout := io.Pipe()
			var stderr strings.Builder
			ended := make(chan Result, 1)
			go func() {
				r, err := e.Stream(t.Context(), p, Streams{Stdin: stdin, Stdout: stdout, Stderr: &stderr}, Limits{})
				assert.NoError(t, err)
				ended <- r
			}()
			for _, word := range []string{"4\n", "8\n"} {
				_, err := io.WriteString(say, word)
				require.NoError(t, err)
				answer := make([]byte, len("got 4\n"))
				_, err = io.ReadFull(hear, answer)
				require.NoError(t, err)
				assert.Equal(t, "got "+word, string(answer))
			}
			require.NoError(t, say.Close())
			select {
			case r := <-ended:
				assert.Equal(t, Exited, r.How)
				assert.Equal(t, "got 4\ngot 8\n", string(r.Stdout))
				assert.Equal(t, "end\n", string(r.Stderr))
				assert.Equal(t, "end\n", stderr.String())
				assert.EqualValues(t, 3, r.Steps)
			case <-time.After(time.Minute):
				t.Fatal("it does not end with its input")
			}
		})
	}
}

// TestStrangeCacheFolders: what a folder is called that the learner never chose does
// not hide a line of the learner's.
func TestStrangeCacheFolders(t *testing.T) {
	t.Setenv("GOCACHE", goBuildCache(t))
	crashes := checked(t, "package main\n\nfunc main() {\n\ta, i := []int{1}, 1\n\tprintln(a[i])\n}\n")
	refused := map[int]string{
		3: "package main\n\nvar rows chan [1 << 17]byte\n\nfunc main() { println(rows) }\n",
		6: "package main\n\nvar board [100_000][100_000]int\n\nfunc main() {\n\tprintln(board[1][2])\n}\n",
	}
	for _, name := range []string{"a;b", "a=>b"} {
		t.Run(name, func(t *testing.T) {
			cache := filepath.Join(t.TempDir(), name)
			if err := os.Mkdir(cache, 0o755); err != nil {
				t.Skip("there are no such folders on this system:", err)
			}
			t.Setenv("XDG_CACHE_HOME", cache)
			c := compilerOf(t)
			r, err := c.Run(t.Context(), crashes, nil, Limits{})
			require.NoError(t, err)
			require.NotNil(t, r.Failure)
			assert.Equal(t, 5, r.Failure.Line)

			s, err := c.Store()
			require.NoError(t, err)
			work, err := s.Work()
			require.NoError(t, err)
			defer work.Remove()
			binary := filepath.Join(work.Dir, "main.exe")
			out, err := c.goBuild(work, crashes.Counted(compiledMeter), binary)
			require.NoError(t, err, out)
			l := Limits{}.withDefaults(slowestCompiled)
			p, err := execute(t.Context(), binary, []string{l.environment()}, nil, input(nil), l)
			require.NoError(t, err)
			p.crash()
			require.NotNil(t, p.Failure)
			assert.Equal(t, 5, p.Failure.Line, "built by the go command\n%s", p.Stderr)

			for line, source := range refused {
				_, err = c.Build(t.Context(), checked(t, source))
				var rejection *frontend.Rejection
				require.ErrorAs(t, err, &rejection)
				assert.Equal(t, line, rejection.Diagnostics[0].Line)
			}
		})
	}
}
