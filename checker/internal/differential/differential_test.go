package differential

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

var (
	update = flag.String("update", "", "make the expected results of new programs, and of those whose name matches this, with the Go toolchain")
	full   = flag.Bool("full", false, "compile the whole corpus, not only a sample")
)

func TestMain(m *testing.M) {
	engine.Main() // does not return in a child process
	code := m.Run()
	workers.Close()
	os.Exit(code)
}

// declines are the programs that compile and that the interpreter declines, with what it
// says. It may decline one in twenty.
var declines = map[string]string{
	"builtin_complex_print":    "the type complex128",
	"const_big_float":          "the type complex128",
	"const_expr_mix":           "the type complex64",
	"const_typed_untyped":      "the type complex128",
	"fmt_structs":              "%#v of an empty interface inside a value",
	"log_file_names":           "a log with the names of files",
	"panic_overflow_recursion": "the interpreter's process ended with status 2",
	"panic_repanic":            "a run-time error, whose words are the compiled program's to say",
	"range_func_permutations":  "the generic function iter.Pull (line 68)",
	"recover_assertion_first":  "recovering from a run-time error, whose words are the compiled program's to say: reflect: slice index out of range",
	"recover_beside_call":      "recovering from a run-time error, whose words are the compiled program's to say: reflect: slice index out of range",
	"recover_past_int":         "an index past all that an int can be",
	"recover_runtime_more":     "recovering from a run-time error, whose words are the compiled program's to say: hash of unhashable type: []int",
	"recover_unhashable_array": "recovering from a run-time error, whose words are the compiled program's to say: runtime error: hash of unhashable type [2]struct { F0_cells []int }",
	"recover_unhashable_named": "recovering from a run-time error, whose words are the compiled program's to say: hash of unhashable type: func(int) bool",
	"slice_aliasing":           "how much room there is behind a slice (line 21)",
	"slice_room":               "how much room there is behind a slice (line 12)",
	"stringer_format":          "a method Format",
}

// sampleSize is the number of programs that the ordinary run compiles.
const sampleSize = 12

// TestUpdate makes the expected results anew when asked to.
func TestUpdate(t *testing.T) {
	if *update == "" {
		t.Skip("only with -update")
	}
	match, err := regexp.Compile(*update)
	require.NoError(t, err)
	updateExpected(t, match)
}

// TestBadPrograms compares the frontend's words with the compiler's.
func TestBadPrograms(t *testing.T) {
	expected := readExpected(t)
	for _, p := range readCorpus(t) {
		want := expected[p.name].Errors
		if len(want) == 0 {
			continue
		}
		t.Run(p.name, func(t *testing.T) {
			_, err := frontend.Check(p.source)
			var r *frontend.Rejection
			require.ErrorAs(t, err, &r)
			if r.Syntax {
				// The words of a syntax error are the compiler's alone, and it
				// may have found others that are not about syntax.
				var lines []string
				for _, w := range want {
					line, _, _ := strings.Cut(w, ":")
					lines = append(lines, line)
				}
				assert.Contains(t, lines, fmt.Sprint(r.Diagnostics[0].Line))
				return
			}
			var got []string
			for _, d := range r.Diagnostics {
				got = append(got, neutral(fmt.Sprintf("%d:%d: %s", d.Line, d.Column, d.Message)))
			}
			assert.Equal(t, strings.Join(want, "\n"), strings.Join(slices.DeleteFunc(got, tooMany), "\n"))
		})
	}
}

// TestCompiled runs programs on the compiled engine.
func TestCompiled(t *testing.T) {
	c := engine.NewCompiler()
	if !c.Available() {
		t.Skip("there is no Go toolchain")
	}
	t.Cleanup(func() { c.Close() })
	expected := readExpected(t)
	programs := slices.DeleteFunc(readCorpus(t), func(p program) bool { return len(expected[p.name].Errors) > 0 })
	if !*full {
		programs = sample(programs)
	}
	for _, p := range programs {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			checked, err := frontend.Check(p.source)
			require.NoError(t, err)
			r, err := c.Run(t.Context(), checked, p.stdin, engine.Limits{})
			require.NoError(t, err)
			assert.Equal(t, expected[p.name], outcomeOf(r, expected[p.name]))
		})
	}
}

// sample takes programs evenly from the list, so that it is the same in each
// run and has some of every kind.
func sample(programs []program) []program {
	var taken []program
	for i := range sampleSize {
		taken = append(taken, programs[i*len(programs)/sampleSize])
	}
	return taken
}

// TestInterpreted runs every program on the interpreter, which either declines
// or agrees.
func TestInterpreted(t *testing.T) {
	expected := readExpected(t)
	var mu sync.Mutex
	declined := map[string]string{}
	programs := 0
	t.Run("corpus", func(t *testing.T) {
		for _, p := range readCorpus(t) {
			want := expected[p.name]
			if len(want.Errors) > 0 {
				continue
			}
			programs++
			t.Run(p.name, func(t *testing.T) {
				t.Parallel()
				reason := interpreted(t, p, want)
				if reason != "" {
					mu.Lock()
					defer mu.Unlock()
					declined[p.name] = reason
				}
			})
		}
	})
	assert.Equal(t, declines, declined)
	assert.LessOrEqual(t, len(declined)*20, programs, "too many programs are declined")
}

// interpreted compares one interpreted run with what is expected, or gives the
// reason why the interpreter declined.
func interpreted(t *testing.T, p program, want outcome) (declined string) {
	checked, err := frontend.Check(p.source)
	require.NoError(t, err)
	r, err := twice(context.Background(), checked, p.stdin)
	if d := (*engine.Declined)(nil); errors.As(err, &d) {
		return d.Reason
	}
	require.NoError(t, err)
	got := outcomeOf(r, want)
	if got.Line == 0 {
		want.Line = 0 // it does not always know where
	}
	assert.Equal(t, want, got)
	return ""
}

// workers are the processes in which programs are interpreted one after the other.
var workers engine.Spares

// twice interprets a program, after others, and once more in the same process if that
// can be done, as in a batch of tests. The second run must be like the first.
func twice(ctx context.Context, p *frontend.Program, stdin []byte) (engine.Result, error) {
	trial := engine.Trial{Stdin: stdin}
	runs, err := engine.Interpreter{Spares: &workers}.Batch(ctx, p, []engine.Trial{trial, trial})
	switch {
	case err != nil:
		return engine.Result{}, err
	case len(runs) == 0:
		return engine.Interpreter{Exact: true}.Run(ctx, p, stdin, engine.Limits{})
	case len(runs) == 1:
		return engine.Result{}, errors.New("the second run in the same process did not end like the first")
	case !bytes.Equal(runs[0].Stdout, runs[1].Stdout) || runs[0].Steps != runs[1].Steps:
		return engine.Result{}, fmt.Errorf("the second run in the same process took %d steps and printed %q, the first %d and %q",
			runs[1].Steps, runs[1].Stdout, runs[0].Steps, runs[0].Stdout)
	}
	return runs[0], nil
}

// outcomeOf puts an engine's result in the form of the expected one. The steps
// are left out where want has none.
func outcomeOf(r engine.Result, want outcome) outcome {
	o := outcome{Exit: r.ExitCode, Stdout: string(r.Stdout)}
	if want.Steps > 0 {
		o.Steps = r.Steps
	}
	switch r.How {
	case engine.Exited:
	case engine.Crashed:
		o.Crash, o.Line = r.Failure.Message, r.Failure.Line
	default:
		o.Crash = fmt.Sprintf("stopped at a limit (%d)", r.How)
	}
	return o
}
