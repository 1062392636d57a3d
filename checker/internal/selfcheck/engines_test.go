package selfcheck_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"regexp"
	"runtime"
	"sync"
	"testing"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
)

// compiler is shared by all tests, so that nothing is built twice, and so are the
// workers of the interpreter.
var (
	compiler    = engine.NewCompiler()
	workers     engine.Spares
	interpreter = engine.Interpreter{Spares: &workers}
)

// TestMain lets this test binary be the interpreter's child, as the checker's
// own binary is.
func TestMain(m *testing.M) {
	engine.Main()
	code := m.Run()
	workers.Close()
	if err := compiler.Close(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

// grader grades as `checker check` does, but one test at a time: the tests of
// this package run side by side.
func grader() *judge.Grader {
	return &judge.Grader{Interpreter: interpreter, Compiler: compiler, Explain: compiler.Explain, Jobs: 1}
}

// An inWorkers interpreter runs a program in a worker if it comes to its end there, and
// otherwise once more by itself, as it does what may print to standard error: of that a
// worker keeps nothing.
type inWorkers struct{ engine.Interpreter }

var toStandardError = regexp.MustCompile(`Stderr|\bprint(ln)?\(`)

func (e inWorkers) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits engine.Limits) (engine.Result, error) {
	if toStandardError.Match(p.Source()) {
		return e.Interpreter.Run(ctx, p, stdin, limits)
	}
	if runs, err := e.Batch(ctx, p, []engine.Trial{{Stdin: stdin, Limits: limits}}); err == nil && len(runs) == 1 {
		return runs[0], nil
	}
	return e.Interpreter.Run(ctx, p, stdin, limits)
}

// A recorder is an engine that runs a program once and from then on repeats
// what came of it. A program that came to its end does so under every limit of steps
// that leaves room for it.
type recorder struct {
	engine.Engine
	mu   sync.Mutex
	runs map[string][]recording
}

type recording struct {
	limit  int64 // of steps, 0 for the engine's own
	result engine.Result
	err    error
}

func newRecorder(e engine.Engine) *recorder {
	return &recorder{Engine: e, runs: map[string][]recording{}}
}

func (r *recorder) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits engine.Limits) (engine.Result, error) {
	others := limits
	others.Steps = 0
	key := fmt.Sprintf("%x %v %q", sha256.Sum256(p.Source()), others, stdin)
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, run := range r.runs[key] {
		if run.limit == limits.Steps || run.err == nil && run.result.How == engine.Exited && (limits.Steps == 0 || run.result.Steps <= limits.Steps) {
			return run.result, run.err
		}
	}
	run := recording{limit: limits.Steps}
	run.result, run.err = r.Engine.Run(ctx, p, stdin, limits)
	r.runs[key] = append(r.runs[key], run)
	return run.result, run.err
}

// programFile is the name of a program that `go build` made.
func programFile(name string) string {
	if runtime.GOOS == "windows" {
		return name + ".exe"
	}
	return name
}
