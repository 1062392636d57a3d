package main_test

import (
	"bufio"
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/web/build"
)

// TestMain lets this test binary be the child in which programs are interpreted,
// to compare with.
func TestMain(m *testing.M) {
	engine.Main()
	code := m.Run()
	if shared != nil {
		shared.end()
	}
	os.Exit(code)
}

// A worker is the engine as a page has it, under Node.
type worker struct {
	t     *testing.T
	in    *json.Encoder
	out   *bufio.Scanner
	end   func()
	asked int
}

// An answer is all that a worker said to one request.
type answer struct {
	ID       int             `json:"id"`
	Kind     string          `json:"kind"`
	Text     string          `json:"text"`
	How      string          `json:"how"`
	Exit     int             `json:"exit"`
	Steps    int64           `json:"steps"`
	Message  string          `json:"message"`
	Line     int             `json:"line"`
	Done     int             `json:"done"`
	Total    int             `json:"total"`
	Report   json.RawMessage `json:"report"`
	Record   json.RawMessage `json:"record"`
	Problems []struct {
		Line, Column int
		Message      string
	} `json:"diagnostics"`

	stdout, stderr string
	progress       []int
	took           time.Duration
}

// shared is the worker of all tests but those of whole lessons; what a program does
// to its instance must not be seen by the next. It is nil before the first test.
var shared *worker

// sharedWorker is the shared worker for a test.
func sharedWorker(t *testing.T) *worker {
	t.Helper()
	if shared == nil {
		shared = startWorker(t)
	}
	shared.t = t
	return shared
}

// startWorker starts a worker.
func startWorker(t *testing.T) *worker {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("needs node on the PATH, to run the engine of the web page")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("needs the go command on the PATH, to build the engine of the web page")
	}
	wasm, support := engineFiles(t)
	begun := time.Now()
	cmd := exec.Command(node, "testdata/node.js", filepath.Join(root(t), "checker", "internal", "web", "assets", "worker.js"), support, wasm)
	cmd.Stderr = os.Stderr
	stdin, err := cmd.StdinPipe()
	require.NoError(t, err)
	stdout, err := cmd.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, cmd.Start())
	w := &worker{t: t, in: json.NewEncoder(stdin), out: bufio.NewScanner(stdout), end: func() {
		stdin.Close()
		cmd.Process.Kill()
		cmd.Wait()
	}}
	w.out.Buffer(nil, 16<<20)
	require.Equal(t, "ready", w.next().Kind)
	t.Logf("ready after %v", time.Since(begun).Round(time.Millisecond))
	return w
}

// engineFiles are the files of the engine, in a folder of the test.
func engineFiles(t *testing.T) (wasm, support string) {
	t.Helper()
	if !*withEngine && !*full {
		t.Skip("with -engine")
	}
	built, err := build.Make(t.Context(), root(t))
	require.NoError(t, err)
	module, err := built.Module()
	require.NoError(t, err)
	dir := t.TempDir()
	wasm, support = filepath.Join(dir, "engine.wasm"), filepath.Join(dir, "wasm_exec.js")
	require.NoError(t, os.WriteFile(wasm, module, 0o600))
	require.NoError(t, os.WriteFile(support, built.Support, 0o600))
	return wasm, support
}

func root(t *testing.T) string {
	t.Helper()
	root, err := filepath.Abs("../../../..")
	require.NoError(t, err)
	return root
}

func (w *worker) next() answer {
	w.t.Helper()
	require.True(w.t, w.out.Scan(), "the worker ended")
	var a answer
	require.NoError(w.t, json.Unmarshal(w.out.Bytes(), &a))
	return a
}

// ask sends a request and reads to its answer.
func (w *worker) ask(request map[string]any) answer {
	w.t.Helper()
	w.asked++
	request["id"] = w.asked
	begun := time.Now()
	require.NoError(w.t, w.in.Encode(request))
	var stdout, stderr strings.Builder
	var progress []int
	for {
		a := w.next()
		require.Equal(w.t, w.asked, a.ID)
		switch a.Kind {
		case "stdout":
			stdout.WriteString(a.Text)
		case "stderr":
			stderr.WriteString(a.Text)
		case "progress":
			progress = append(progress, a.Done)
		default:
			a.stdout, a.stderr, a.progress, a.took = stdout.String(), stderr.String(), progress, time.Since(begun)
			return a
		}
	}
}

func (w *worker) run(source string) answer {
	w.t.Helper()
	return w.ask(map[string]any{"op": "run", "source": source, "limits": map[string]int{"steps": 200_000, "output": 10_000}})
}

// inMain is a program with this body.
func inMain(imports, body string) string {
	return "package main\n\nimport (" + imports + ")\n\nfunc main() {\n" + body + "\n}\n"
}

const hello = "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(\"Grüße, ♛\") }\n"

func TestRun(t *testing.T) {
	w := sharedWorker(t)
	for _, tt := range []struct {
		name, source string
		want         answer
	}{
		{"prints", hello, answer{How: "exited", stdout: "Grüße, ♛\n", Steps: 1}},
		{"both streams in their order", inMain(`"fmt"; "os"`, `fmt.Print("a"); fmt.Fprint(os.Stderr, "b"); fmt.Print("c")`),
			answer{How: "exited", stdout: "ac", stderr: "b", Steps: 1}},
		{"endless", inMain(``, "for {\n}"), answer{How: "step limit", Steps: 200_001, Message: "stopped at the step limit"}},
		{"after that", hello, answer{How: "exited", stdout: "Grüße, ♛\n", Steps: 1}},
		{"flood", inMain(`"fmt"`, `for { fmt.Println("all work and no play") }`),
			answer{How: "output limit", stdout: strings.Repeat("all work and no play\n", 476) + "all ", Message: "stopped: it printed more than its limit"}},
		{"flood of a goroutine", inMain(`"fmt"`, `go func() { for { fmt.Print("0123456789") } }(); select {}`),
			answer{How: "output limit", stdout: strings.Repeat("0123456789", 1000), Message: "stopped: it printed more than its limit"}},
		{"status", inMain(`"os"`, `os.Exit(3)`), answer{How: "exited", Exit: 3, Steps: 1, Message: "it ends with status 3"}},
		{"own panic", inMain(`"errors"`, "\n\npanic(errors.New(`no room`))"),
			answer{How: "crashed", Exit: 2, Steps: 1, Message: "panic: no room", Line: 8}},
		{"index", inMain(`"fmt"`, "board := make([]int, 3)\nfor row := 0; row < 5; row++ {\nboard[row]++\nfmt.Println(row)\n}"),
			answer{How: "crashed", Exit: 2, stdout: "0\n1\n2\n", Steps: 5, Message: "panic: runtime error: index out of range [3] with length 3", Line: 8}},
		{"nil", inMain(`"fmt"`, "var p *struct{ next *int }\nfmt.Println(1)\nfmt.Println(p.next)"),
			answer{How: "crashed", Exit: 2, stdout: "1\n", Steps: 1, Message: "panic: runtime error: invalid memory address or nil pointer dereference"}},
		{"deadlock", inMain(`"fmt"`, "fmt.Println(1); <-make(chan int)"),
			answer{How: "crashed", Exit: 2, stdout: "1\n", Message: "fatal error: all goroutines are asleep - deadlock!"}},
		{"wait group that nobody leaves", inMain(`"sync"`, "var wg sync.WaitGroup\nwg.Add(1)\nwg.Wait()"),
			answer{How: "crashed", Exit: 2, Message: "fatal error: all goroutines are asleep - deadlock!"}},
		{"sleeps", inMain(`"fmt"; "time"`, "time.Sleep(20 * time.Millisecond); fmt.Println(1)"), answer{How: "exited", stdout: "1\n", Steps: 1}},
		{"sleeps on", inMain(`"time"`, "time.Sleep(time.Hour)"),
			answer{How: "declined", Message: "it slept or waited for more than 5 seconds in all"}},
		{"no end of calls", inMain(`"fmt"`, "var f func(int) int\nf = func(n int) int { return f(n+1) + 1 }\nfmt.Println(f(0))"),
			answer{How: "declined", Message: "its calls went deeper than a page can follow"}},
		{"memory", inMain(`"fmt"`, "var all [][]byte\nfor { all = append(all, make([]byte, 1<<24)); fmt.Print(len(all) % 10) }"),
			answer{How: "declined", Message: "it asked for more memory than a page gives"}},
		{"leaves a goroutine", inMain(`"fmt"`, "go func() { <-make(chan int) }(); fmt.Println(1)"), answer{How: "exited", stdout: "1\n", Steps: 2}},
		{"panics in a goroutine", inMain(``, "go func() { panic(`no`) }(); select {}"), answer{How: "declined"}},
		{"closes its output", inMain(`"fmt"; "os"`, `fmt.Println(1); os.Stdout.Close(); fmt.Println(2)`), answer{How: "exited", stdout: "1\n", Steps: 1}},
		{"sets what the library has", inMain(`"fmt"; "io"`, "io.EOF = nil\nfmt.Println(io.EOF)"), answer{How: "exited", stdout: "<nil>\n", Steps: 1}},
		{"meets what the library has", inMain(`"fmt"; "io"`, "fmt.Println(io.EOF)"), answer{How: "exited", stdout: "EOF\n", Steps: 1}},
		{"after all that", hello, answer{How: "exited", stdout: "Grüße, ♛\n", Steps: 1}},
		{"a package without a table", inMain(`"runtime"; "fmt"`, `fmt.Println(runtime.NumCPU())`), answer{How: "declined", Message: "package runtime"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := w.run(tt.source)
			t.Logf("%v", got.took.Round(time.Millisecond))
			assert.Empty(t, got.Problems)
			switch tt.name {
			case "panics in a goroutine": // the words are the runtime's
				assert.Contains(t, got.Message, "whose words are the compiled program's to say")
				got.Message = ""
			case "memory":
				got.stdout = ""
			}
			assert.Equal(t, tt.want, answer{How: got.How, Exit: got.Exit, Steps: got.Steps, Message: got.Message, Line: got.Line, stdout: got.stdout, stderr: got.stderr})
		})
	}
}

func TestInput(t *testing.T) {
	w := sharedWorker(t)
	read := inMain(`"bufio"; "fmt"; "io"; "os"`, `var n int
fmt.Scan(&n)
rest, err := io.ReadAll(bufio.NewReader(os.Stdin))
fmt.Printf("%d %q %v\n", n, rest, err)`)
	byName := inMain(`"fmt"; "os"`, `all, err := os.ReadFile("/dev/stdin")
fmt.Printf("%q %v\n", all, err)`)
	for _, tt := range []struct{ source, stdin, want string }{
		{read, "12 and more\n", "12 \"and more\\n\" <nil>\n"},
		{read, "", "0 \"\" <nil>\n"},
		{byName, "3\n1 2\n", "\"3\\n1 2\\n\" <nil>\n"},
	} {
		got := w.ask(map[string]any{"op": "run", "source": tt.source, "stdin": tt.stdin})
		assert.Equal(t, tt.want, got.stdout, got.Message)
	}
}

func TestDiagnose(t *testing.T) {
	w := sharedWorker(t)
	got := w.ask(map[string]any{"op": "diagnose", "source": inMain(`"fmt"`, "x := 1")})
	assert.Equal(t, "refused", got.How)
	require.Len(t, got.Problems, 2)
	assert.Equal(t, "declared and not used: x", got.Problems[1].Message)
	assert.Equal(t, 6, got.Problems[1].Line)

	got = w.run(inMain(`"os/exec"`, `exec.Command("x")`))
	assert.Equal(t, "refused", got.How)
	require.NotEmpty(t, got.Problems)
	assert.Contains(t, got.Problems[0].Message, "package os/exec is not allowed here")

	got = w.ask(map[string]any{"op": "diagnose", "source": hello})
	assert.Equal(t, "exited", got.How)
	assert.Empty(t, got.Problems)
}

const page = "```go\nimport \"fmt\"\n\nvar n = 4\n```\n\n```go id=first stdin=\"7\"\nvar m int\nfmt.Scan(&m)\nfmt.Println(n, m)\n```\n\n" +
	"```go\nfmt.Println(nn)\n```\n\n```go\nx := 1\nfmt.Println([]int{1}[n])\n```\n\n```go\nfunc f() {}\nf()\n```\n"

func TestCell(t *testing.T) {
	w := sharedWorker(t)
	n, err := notebook.Parse([]byte(page[:strings.Index(page, "\n```go\nfunc f")]))
	require.NoError(t, err)
	sent := append(cellsOf(n), map[string]string{"words": "go", "text": "func f() {}\nf()"})
	cell := func(op string, index int) answer { return w.ask(map[string]any{"op": op, "cells": sent[:index+1]}) }

	assert.Equal(t, "exited", cell("cell", 0).How, "a cell of declarations only")
	got := cell("cell", 1)
	assert.Equal(t, "4 7\n", got.stdout, "what is wrong further down has no part in it")
	assert.Equal(t, "exited", got.How)
	got = w.ask(map[string]any{"op": "cell", "cells": sent[:2], "stdin": "9"})
	assert.Equal(t, "4 9\n", got.stdout)
	got = cell("cell", 2)
	assert.Equal(t, "refused", got.How)
	assert.Equal(t, "1:13: undefined: nn", got.Message)
	require.Len(t, got.Problems, 1)
	assert.Equal(t, 13, got.Problems[0].Column)
	got = cell("diagnoseCell", 3)
	assert.Equal(t, "1:1: declared and not used: x", got.Message)
	got = cell("diagnoseCell", 4)
	assert.Equal(t, "refused", got.How)
	require.NotEmpty(t, got.Problems)
	assert.Equal(t, 2, got.Problems[0].Line, "the line that is no declaration")
	got = w.ask(map[string]any{"op": "cell", "cells": []any{sent[0], sent[4], sent[1]}})
	assert.Equal(t, "above this cell, in cell 2 at line 2: ", got.Message[:38], got.Message)
}

var (
	withEngine = flag.Bool("engine", false, "build the engine of the pages, which takes a minute or two the first time, and try it under Node")
	full       = flag.Bool("full", false, "run the cells of all lessons in the engine of the pages")
)

// samples are the cells of a lesson that every run tries: all of some lessons, and of
// the others the first that prints. Only the long run takes them further than a number
// of steps.
func samples(l course.Lesson, n *notebook.Notebook) []int {
	var all []int
	for i := range n.Cells {
		if n.Cells[i].HasOutput && !*full && l.Number != 1 && l.Number != 4 {
			return []int{i}
		}
		all = append(all, i)
	}
	return all
}

// TestLessons: a cell of a lesson prints in a page what the page says.
func TestLessons(t *testing.T) {
	c, err := course.Open(root(t))
	require.NoError(t, err)
	for _, l := range c.Lessons {
		t.Run(l.Name, func(t *testing.T) {
			start := sharedWorker
			if *full {
				t.Parallel()
				start = startWorker
			}
			w := start(t)
			if *full {
				t.Cleanup(w.end)
			}
			text, err := os.ReadFile(filepath.Join(l.Dir, "README.md"))
			require.NoError(t, err)
			n, err := notebook.Parse(text)
			require.NoError(t, err)
			for _, i := range samples(l, n) {
				w.check(cellsOf(n)[:i+1], &n.Cells[i])
			}
		})
	}
}

// cellsOf are the cells of a lesson as a page sends them.
func cellsOf(n *notebook.Notebook) (cells []any) {
	for _, c := range n.Cells {
		cells = append(cells, map[string]string{"words": c.Words, "text": c.Source})
	}
	return cells
}

// check runs a cell, the last of those that are sent, and compares.
func (w *worker) check(sent []any, cell *notebook.Cell) {
	w.t.Helper()
	request := map[string]any{"op": "cell", "cells": sent}
	switch {
	case !*full:
		request["limits"] = map[string]int{"steps": 100_000}
	case cell.Expect == notebook.TimeLimit:
		request["limits"] = map[string]int{"steps": 500_000}
	}
	got := w.ask(request)
	w.t.Logf("%s: %d steps in %v", cell.ID, got.Steps, got.took.Round(time.Millisecond))
	printed := got.stdout + got.stderr
	if !*full && got.How == "step limit" && cell.Expect == "" {
		assert.True(w.t, strings.HasPrefix(cell.Output, printed), "%s: %q", cell.ID, printed)
		return // the long run sees the rest
	}
	if got.Message != "" {
		if printed != "" && !strings.HasSuffix(printed, "\n") {
			printed += "\n"
		}
		printed += got.Message + "\n"
	}
	assert.Equal(w.t, cell.Output, notebook.FenceText(printed), cell.ID)
	assert.Equal(w.t, endings[cell.Expect], got.How, cell.ID)
}

var endings = map[notebook.Expectation]string{"": "exited", notebook.CompileError: "refused", notebook.Panic: "crashed", notebook.TimeLimit: "step limit"}
