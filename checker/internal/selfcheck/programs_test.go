package selfcheck_test

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/mistakes"
)

// grade grades a file as a submission for an exercise.
func grade(t *testing.T, e *course.Exercise, file string) judge.Result {
	t.Helper()
	source, err := os.ReadFile(file)
	require.NoError(t, err)
	r := grader().Grade(t.Context(), e, filepath.Base(file), source)
	require.NoError(t, r.Err)
	return r
}

// story is what a result says, for the message of a test that fails.
func story(r judge.Result) string {
	return string(r.Verdict) + "\n" + strings.Join(messages(r), "\n")
}

// messages are all that is said about what is wrong.
func messages(r judge.Result) []string {
	var said []string
	for _, d := range judge.InPlainWords(r.Diagnostics) {
		said = append(said, d.Message)
	}
	for _, test := range r.Tests {
		if test.Verdict != judge.Accepted {
			said = append(said, test.Name+": "+string(test.Verdict)+": "+test.Message)
		}
	}
	return said
}

// A starter compiles and runs, and is not the solution.
func TestStartersAreUnfinished(t *testing.T) {
	t.Parallel()
	unfinished := []judge.Verdict{judge.WrongAnswer, judge.PresentationError, judge.TimeLimit, judge.RuntimeError}
	forEachExercise(t, func(t *testing.T, _ *course.Course, e *course.Exercise) {
		r := trustingGrader().Grade(t.Context(), e, "main.go", []byte(starterOf(t, e)))
		require.NoError(t, r.Err)
		assert.Contains(t, unfinished, r.Verdict, story(r))
	})
}

var full = flag.Bool("full", false, "grade slow programs as well, which takes minutes")

// isSlow reports whether a program uses up all of a limit, or nearly.
func isSlow(m mistakes.Mistake) bool {
	return slices.Contains(m.Verdicts, "TLE") || slices.Contains(m.Verdicts, "AC")
}

// usual are the slow programs of the ordinary run, one for each limit.
var usual = []string{"e04_waits_for_the_zero", "e04_flag_grid_without_table"}

// A trusting compiler takes the interpreter's word for a program that soon ends or
// crashes: that both do the same is shown elsewhere, and every wrong program would be a
// build. With -full it is not used.
type trusting struct {
	engine.Engine
	interpreter engine.Engine
}

func (c trusting) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits engine.Limits) (engine.Result, error) {
	brief := limits
	brief.Steps = min(limits.Steps, judge.HandoverSteps)
	if r, err := c.interpreter.Run(ctx, p, stdin, brief); err == nil && (r.How == engine.Exited || r.How == engine.Crashed) {
		return r, nil
	}
	return c.Engine.Run(ctx, p, stdin, limits)
}

func trustingGrader() *judge.Grader {
	g := grader()
	if !*full {
		interpreter := newRecorder(inWorkers{interpreter})
		g.Interpreter, g.Compiler = interpreter, trusting{compiler, interpreter}
	}
	return g
}

func TestMistakesGetTheirVerdicts(t *testing.T) {
	t.Parallel()
	c := openCourse(t)
	all, err := mistakes.All()
	require.NoError(t, err)
	for _, m := range all {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			if isSlow(m) && !slices.Contains(usual, m.Name) && !*full {
				t.Skip("slow; run with -full")
			}
			e, err := c.Exercise(m.Exercise)
			require.NoError(t, err)
			source, err := m.Source()
			require.NoError(t, err)
			r := gradeToFirstFailure(t, trustingGrader(), e, m.Name+".go", source)
			assert.Contains(t, m.Verdicts, string(r.Verdict), story(r))
			said := strings.Join(messages(r), "\n")
			assert.True(t, m.Words == nil || slices.ContainsFunc(m.Words, func(w string) bool { return strings.Contains(said, w) }),
				"none of %q is said, but\n%s", m.Words, said)
		})
	}
}

// gradeToFirstFailure grades the samples, and then one test after the other up to
// the first that fails: that gives the verdict.
func gradeToFirstFailure(t *testing.T, g *judge.Grader, e *course.Exercise, file string, source []byte) judge.Result {
	t.Helper()
	grade := func(e *course.Exercise) judge.Result {
		r := g.Grade(t.Context(), e, file, source)
		require.NoError(t, r.Err)
		return r
	}
	some := *e
	samples := samples(e)
	some.Tests = e.Tests[:samples]
	r := grade(&some)
	for i := samples; r.Verdict == judge.Accepted && i < len(e.Tests); i++ {
		some.Tests = e.Tests[i : i+1]
		r = grade(&some)
	}
	return r
}
