package judge

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
)

const hello = "package main\n\nimport \"fmt\"\n\nfunc main() { fmt.Println(1) }\n"

// scripted is an engine that answers from a table, by the test's input, and
// writes down what it was asked.
type scripted struct {
	name    string
	outcome map[string]outcome

	mu    sync.Mutex
	asked []string // INPUT@STEPS
}

type outcome struct {
	run engine.Result
	err error
}

func (s *scripted) Name() string { return s.name }

func (s *scripted) Run(_ context.Context, _ *frontend.Program, stdin []byte, l engine.Limits) (engine.Result, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.asked = append(s.asked, fmt.Sprintf("%s@%d", stdin, l.Steps))
	o, ok := s.outcome[string(stdin)]
	if !ok {
		o = s.outcome["*"]
	}
	if o.err == nil && o.run.Steps > l.Steps {
		return engine.Result{How: engine.StepLimit, Steps: l.Steps}, nil
	}
	return o.run, o.err
}

func prints(text string, steps int64) outcome {
	return outcome{run: engine.Result{Stdout: []byte(text), Steps: steps}}
}

func declines(name, reason string) outcome {
	return outcome{err: &engine.Declined{Engine: name, Reason: reason}}
}

func yaegi(o map[string]outcome) *scripted { return &scripted{name: "yaegi", outcome: o} }
func golang(o map[string]outcome) *scripted {
	return &scripted{name: "go", outcome: o}
}

// exerciseWith has one test for each input, whose answer is 1.
func exerciseWith(inputs ...string) *course.Exercise {
	ex := &course.Exercise{Number: 4, Name: "04-bitmasks", Title: "Count for each query", Output: "counts"}
	for i, in := range inputs {
		ex.Tests = append(ex.Tests, course.Test{Name: in, Input: []byte(in), Answer: []byte("1\n"), Sample: i == 0,
			Limits: course.Limits{Steps: 20_000_000, MemoryMiB: 256, OutputKiB: 1024}})
	}
	return ex
}

func grade(t *testing.T, g Grader, ex *course.Exercise) Result {
	t.Helper()
	g.Jobs = 1
	return g.Grade(t.Context(), ex, "main.go", []byte(hello))
}

func verdicts(r Result) string {
	var vs []string
	for _, t := range r.Tests {
		vs = append(vs, string(t.Verdict)+"/"+t.Engine)
	}
	return strings.Join(vs, " ")
}

func TestAutoMode(t *testing.T) {
	heavy, long := exerciseWith("a", "b"), exerciseWith("a", "b", "c")
	heavy.Tests[1].Long, heavy.Tests[1].Heavy = true, true
	long.Tests[1].Long = true
	crashed := outcome{run: engine.Result{How: engine.Crashed, ExitCode: 2}}
	for _, tc := range []struct {
		name                     string
		exercise                 *course.Exercise
		interpreter, compiler    map[string]outcome
		want                     string
		verdict                  Verdict
		interpreted, compiledRun []string
	}{
		{name: "the interpreter accepts", exercise: exerciseWith("a", "b"),
			interpreter: map[string]outcome{"*": prints("1\n", 10)},
			want:        "AC/yaegi AC/yaegi", verdict: Accepted, interpreted: []string{"a@300000", "b@300000"}},
		{name: "a wrong output is confirmed", exercise: exerciseWith("a"),
			interpreter: map[string]outcome{"*": prints("2\n", 10)},
			compiler:    map[string]outcome{"*": prints("2\n", 10)},
			want:        "WA/go", verdict: WrongAnswer, interpreted: []string{"a@300000"}, compiledRun: []string{"a@20000000"}},
		{name: "engines that disagree are the checker's fault", exercise: exerciseWith("a"),
			interpreter: map[string]outcome{"*": prints("2\n", 10)},
			compiler:    map[string]outcome{"*": prints("1\n", 10)},
			want:        "IE/go", verdict: InternalError, interpreted: []string{"a@300000"}, compiledRun: []string{"a@20000000", "a@20000000"}},
		{name: "a crash is confirmed", exercise: exerciseWith("a"),
			interpreter: map[string]outcome{"*": crashed},
			compiler:    map[string]outcome{"*": crashed},
			want:        "RTE/go", verdict: RuntimeError, interpreted: []string{"a@300000"}, compiledRun: []string{"a@20000000"}},
		{name: "a long test is handed over", exercise: exerciseWith("a", "b"),
			interpreter: map[string]outcome{"a": prints("1\n", 10), "b": prints("1\n", 5_000_000)},
			compiler:    map[string]outcome{"*": prints("1\n", 5_000_000)},
			want:        "AC/yaegi AC/go", verdict: Accepted, interpreted: []string{"a@300000", "b@300000"}, compiledRun: []string{"b@20000000"}},
		{name: "a heavy test starts compiled", exercise: heavy,
			interpreter: map[string]outcome{"*": prints("1\n", 10)},
			compiler:    map[string]outcome{"*": prints("1\n", 10)},
			want:        "AC/yaegi AC/go", verdict: Accepted, interpreted: []string{"a@20000"}, compiledRun: []string{"b@20000000"}},
		{name: "what is built anyway is handed over early", exercise: long,
			interpreter: map[string]outcome{"a": prints("1\n", 10), "c": prints("1\n", 30_000)},
			compiler:    map[string]outcome{"*": prints("1\n", 10)},
			want:        "AC/yaegi AC/go AC/go", verdict: Accepted, interpreted: []string{"a@20000", "c@20000"},
			compiledRun: []string{"b@20000000", "c@20000000"}},
		{name: "without a toolchain a long test is interpreted to its end at once", exercise: long,
			interpreter: map[string]outcome{"a": prints("1\n", 10), "b": prints("1\n", 5_000_000), "c": prints("1\n", 30_000)},
			compiler:    map[string]outcome{"*": declines("go", "there is no go command")},
			want:        "AC/yaegi AC/yaegi AC/yaegi", verdict: Accepted, interpreted: []string{"a@20000", "b@20000000", "c@20000", "c@20000000"},
			compiledRun: []string{"b@20000000", "c@20000000"}},
		{name: "declined once is declined for all", exercise: exerciseWith("a", "b", "c"),
			interpreter: map[string]outcome{"*": declines("yaegi", "it uses generics")},
			compiler:    map[string]outcome{"*": prints("1\n", 10)},
			want:        "AC/go AC/go AC/go", verdict: Accepted, interpreted: []string{"a@300000"},
			compiledRun: []string{"a@20000000", "b@20000000", "c@20000000"}},
		{name: "handed over once is compiled for the others", exercise: exerciseWith("a", "b"),
			interpreter: map[string]outcome{"a": prints("1\n", 5_000_000), "b": prints("1\n", 10)},
			compiler:    map[string]outcome{"*": prints("1\n", 10)},
			want:        "AC/go AC/go", verdict: Accepted, interpreted: []string{"a@300000"},
			compiledRun: []string{"a@20000000", "b@20000000"}},
		{name: "an endless program is not interpreted again", exercise: exerciseWith("a", "b"),
			interpreter: map[string]outcome{"*": prints("1\n", 1<<40)},
			compiler:    map[string]outcome{"*": prints("1\n", 1<<40)},
			want:        "TLE/go TLE/go", verdict: TimeLimit, interpreted: []string{"a@300000"},
			compiledRun: []string{"a@20000000", "b@20000000"}},
		{name: "without a toolchain the interpreter may still accept", exercise: exerciseWith("a", "b"),
			interpreter: map[string]outcome{"a": prints("1\n", 10), "b": prints("1\n", 5_000_000)},
			compiler:    map[string]outcome{"*": declines("go", "there is no go command")},
			want:        "AC/yaegi AC/yaegi", verdict: Accepted, interpreted: []string{"a@300000", "b@300000", "b@20000000"},
			compiledRun: []string{"b@20000000"}},
		{name: "without a toolchain nothing is held against a program", exercise: exerciseWith("a", "b", "c", "d"),
			interpreter: map[string]outcome{"a": prints("1\n", 10), "b": prints("2\n", 10), "c": prints("1\n", 1<<40), "d": crashed},
			compiler:    map[string]outcome{"*": declines("go", "there is no go command")},
			want:        "AC/yaegi undecided/yaegi undecided/yaegi undecided/yaegi", verdict: Undecided,
			interpreted: []string{"a@300000", "b@300000", "c@300000", "c@20000000", "d@300000"},
			compiledRun: []string{"b@20000000", "c@20000000", "d@20000000"}},
		{name: "without a toolchain an endless program is interpreted to the end only once", exercise: exerciseWith("a", "b"),
			interpreter: map[string]outcome{"*": prints("1\n", 1<<40)},
			compiler:    map[string]outcome{"*": declines("go", "there is no go command")},
			want:        "undecided/yaegi undecided/yaegi", verdict: Undecided,
			interpreted: []string{"a@300000", "a@20000000", "b@300000"}, compiledRun: []string{"a@20000000", "b@20000000"}},
		{name: "a fault of the checker is not the program's", exercise: exerciseWith("a", "b", "c"),
			interpreter: map[string]outcome{"a": prints("2\n", 10), "b": {err: errors.New("pipe broke")}, "c": prints("1\n", 10)},
			compiler:    map[string]outcome{"*": prints("2\n", 10)},
			want:        "WA/go IE/yaegi AC/yaegi", verdict: InternalError,
			interpreted: []string{"a@300000", "b@300000", "c@300000"}, compiledRun: []string{"a@20000000"}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			i, c := yaegi(tc.interpreter), golang(tc.compiler)
			r := grade(t, Grader{Interpreter: i, Compiler: c}, tc.exercise)
			assert.Equal(t, tc.want, verdicts(r))
			assert.Equal(t, tc.verdict, r.Verdict)
			assert.ElementsMatch(t, tc.interpreted, i.asked)
			assert.ElementsMatch(t, tc.compiledRun, c.asked)
		})
	}
}

func TestOneEngine(t *testing.T) {
	wrong := map[string]outcome{"*": prints("2\n", 400_000)}
	for _, tc := range []struct {
		name    string
		grader  Grader
		want    string
		message string
	}{
		{"only yaegi is final", Grader{Only: yaegi(wrong)}, "WA/yaegi", `Output line 1 is the first that is wrong: "2", expected "1".`},
		{"only go is final", Grader{Only: golang(wrong)}, "WA/go", `Output line 1 is the first that is wrong: "2", expected "1".`},
		{"no interpreter", Grader{Compiler: golang(wrong)}, "WA/go", `Output line 1 is the first that is wrong: "2", expected "1".`},
		{"only yaegi declines", Grader{Only: yaegi(map[string]outcome{"*": declines("yaegi", "range over a function (line 7).")})}, "undecided/",
			"The interpreter cannot be relied on here: range over a function (line 7). To have it decided, check with --engine auto."},
		{"only yaegi, and no other anywhere near", Grader{Only: yaegi(map[string]outcome{"*": declines("yaegi", "it is too much for a page")}), Elsewhere: "checker check 04"}, "undecided/",
			"It cannot be decided here: it is too much for a page. To have it decided: checker check 04"},
		{"only go declines", Grader{Only: golang(map[string]outcome{"*": declines("go", "there is no go command; install Go")})}, "undecided/",
			"It cannot be compiled here: there is no go command; install Go. Then check again."},
		{"no compiler", Grader{Interpreter: yaegi(wrong)}, "undecided/yaegi",
			"Interpreted, its output is not the answer. Only a compiled run may decide against a program. " +
				"It cannot be compiled here: there is no Go toolchain on this machine; install Go (https://go.dev/dl/) and put it on the PATH. " +
				"Then check again."},
		{"both decline", Grader{Interpreter: yaegi(map[string]outcome{"*": declines("yaegi", "it uses generics")})}, "undecided/",
			"The interpreter cannot be relied on here: it uses generics. It cannot be compiled here: there is no Go toolchain on this machine; " +
				"install Go (https://go.dev/dl/) and put it on the PATH. Then check again."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := grade(t, tc.grader, exerciseWith("a"))
			assert.Equal(t, tc.want, verdicts(r))
			assert.Equal(t, tc.message, r.Tests[0].Message)
		})
	}
}

// moody is an engine that sees another thing each time.
type moody struct{ runs int }

func (*moody) Name() string { return "go" }

func (m *moody) Run(context.Context, *frontend.Program, []byte, engine.Limits) (engine.Result, error) {
	m.runs++
	return engine.Result{Stdout: fmt.Appendln(nil, 7+m.runs)}, nil
}

// The engines differ, and neither is wrong: what the compiled program did counts.
func TestEnginesThatMayDiffer(t *testing.T) {
	interpreter := func() *scripted { return yaegi(map[string]outcome{"*": prints("2\n", 10)}) }

	r := grade(t, Grader{Interpreter: interpreter(), Compiler: &moody{}}, exerciseWith("a"))
	assert.Equal(t, "WA/go", verdicts(r), "an address, for example, that is another one each time")

	const shares = "package main\n\nvar path []int\n\nfunc main() {\n\ta := append(path, 1)\n\tb := append(path, 2)\n\tprintln(a[0], b[0])\n}\n"
	g := Grader{Interpreter: interpreter(), Compiler: golang(map[string]outcome{"*": prints("3\n", 10)})}
	r = g.Grade(t.Context(), exerciseWith("a"), "main.go", []byte(shares))
	assert.Equal(t, "WA/go", verdicts(r), "two slices that may share their elements")
}

func TestVerdictOfARun(t *testing.T) {
	const bad = "2\n"
	for _, tc := range []struct {
		name    string
		run     engine.Result
		want    Verdict
		line    int
		message string
	}{
		{name: "accepted", run: engine.Result{Stdout: []byte("1\n")}, want: Accepted},
		{name: "steps", run: engine.Result{How: engine.StepLimit, Stdout: []byte(bad), ExitCode: 3}, want: TimeLimit,
			message: "Stopped after 20,000,000 steps, the limit of this test. A step is one call of a function or one turn of a loop. " +
				"Either a loop or a recursion never ends (does it notice the end of input, or that nothing is left to place?), or the method tries far more than it needs to."},
		{name: "lost in a library call", run: engine.Result{How: engine.TimeLimit}, want: TimeLimit,
			message: "Stopped for its processor time, long before its steps ran out: nearly all of it goes into the library or into copying. Does a loop " +
				"call the library without end, such as Scan after the end of input, or does a single call, or a copy, do far more than it needs to?"},
		{name: "neither running nor ending", run: engine.Result{How: engine.Stalled}, want: TimeLimit,
			message: "Stopped long before its steps ran out: the program neither ran nor ended. It sleeps, or waits for " +
				"something that never comes."},
		{name: "memory", run: engine.Result{How: engine.MemoryLimit, ExitCode: 2}, want: MemoryLimit,
			message: "It asked for more than the 256 MiB of memory that this test allows. Look for a slice or a map that keeps growing, " +
				"a copy of the board kept for every step, or a table with a place for every cell of a very large board."},
		{name: "output", run: engine.Result{How: engine.OutputLimit, Stdout: []byte(bad)}, want: OutputLimit,
			message: "Stopped after printing more than 1,024 KiB, the limit of this test. Look for a loop that prints and never ends, " +
				"for example one that does not notice the end of input."},
		{name: "panic", run: engine.Result{How: engine.Crashed, ExitCode: 2, Stdout: []byte("1\n"),
			Failure: &engine.Failure{Message: "panic: runtime error: index out of range [9] with length 9", Line: 14}}, want: RuntimeError, line: 14,
			message: "panic: runtime error: index out of range [9] with length 9, at line 14. The last index is 8: is it long enough, " +
				"and does the index stay within it? n rows have 2n-1 diagonals each way, and what is numbered from 1 needs one place more."},
		{name: "negative index", run: engine.Result{How: engine.Crashed,
			Failure: &engine.Failure{Message: "panic: runtime error: index out of range [-1]", Line: 3}}, want: RuntimeError, line: 3,
			message: "panic: runtime error: index out of range [-1], at line 3. An index went below 0: a difference such as row - column needs an offset, and a cell beside the board must be left out."},
		{name: "division by 0", run: engine.Result{How: engine.Crashed,
			Failure: &engine.Failure{Message: "panic: runtime error: integer divide by zero", Line: 3}}, want: RuntimeError, line: 3,
			message: "panic: runtime error: integer divide by zero, at line 3. What it divides by is 0."},
		{name: "an iterator that goes on", run: engine.Result{How: engine.Crashed,
			Failure: &engine.Failure{Message: "panic: runtime error: range function continued iteration after function for loop body returned false", Line: 4}}, want: RuntimeError, line: 4,
			message: "panic: runtime error: range function continued iteration after function for loop body returned false, at line 4. " +
				"The function that is ranged over must return as soon as yield gives false: the loop has been left."},
		{name: "panic of an unknown line", run: engine.Result{How: engine.Crashed, Failure: &engine.Failure{Message: "panic: no queens"}},
			want: RuntimeError, message: "panic: no queens."},
		{name: "deadlock", run: engine.Result{How: engine.Crashed, Failure: &engine.Failure{Message: "fatal error: all goroutines are asleep - deadlock!", Line: 7}},
			want: RuntimeError, line: 7,
			message: "fatal error: all goroutines are asleep - deadlock!, at line 7. Everything waits and nothing can wake it: a channel or a lock is never served."},
		{name: "signal", run: engine.Result{How: engine.Crashed}, want: RuntimeError, message: "The program crashed and left no message."},
		{name: "exit status, whatever it printed", run: engine.Result{ExitCode: 3, Stdout: []byte("1\n")}, want: RuntimeError,
			message: "The program ended with exit status 3. One that did its work ends with status 0."},
		{name: "layout", run: engine.Result{Stdout: []byte(" 1\n")}, want: PresentationError,
			message: "Output line 1 begins with white space; its first word should stand in column 1."},
		{name: "wrong", run: engine.Result{Stdout: []byte("")}, want: WrongAnswer, message: "The program prints nothing. Does the loop over the queries end at once, though the first is no 0? What is written to a bufio.Writer is printed by its Flush."},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := grade(t, Grader{Only: golang(map[string]outcome{"*": {run: tc.run}})}, exerciseWith("a"))
			require.Len(t, r.Tests, 1)
			assert.Equal(t, tc.want, r.Tests[0].Verdict)
			assert.Equal(t, tc.want, r.Verdict)
			assert.Equal(t, tc.message, r.Tests[0].Message)
			assert.Equal(t, tc.line, r.Tests[0].Line)
		})
	}
}

func TestOverall(t *testing.T) {
	for _, tc := range []struct {
		tests []Verdict
		want  Verdict
	}{
		{[]Verdict{Accepted, Accepted}, Accepted},
		{[]Verdict{Accepted, RuntimeError, WrongAnswer}, RuntimeError},
		{[]Verdict{Accepted, PresentationError, TimeLimit}, PresentationError},
		{[]Verdict{Accepted, Undecided, Accepted}, Undecided},
		{[]Verdict{Undecided, Accepted, TimeLimit, WrongAnswer}, TimeLimit},
		{[]Verdict{WrongAnswer, Undecided}, WrongAnswer},
		{[]Verdict{WrongAnswer, Undecided, InternalError}, InternalError},
	} {
		var results []TestResult
		for _, v := range tc.tests {
			results = append(results, TestResult{Verdict: v})
		}
		assert.Equal(t, tc.want, overall(results), "%v", tc.tests)
	}
}

func TestScoreAndFirstFailing(t *testing.T) {
	e := golang(map[string]outcome{"b": prints("2\n", 1), "c": prints("", 1), "*": prints("1\n", 1)})
	r := grade(t, Grader{Only: e}, exerciseWith("a", "b", "c", "d"))
	assert.Equal(t, "AC/go WA/go WA/go AC/go", verdicts(r))
	assert.Equal(t, 0.5, r.Score)
	assert.Equal(t, 2, r.Accepted())
	require.NotNil(t, r.FirstFailing())
	assert.Equal(t, "b", r.FirstFailing().Name)
	assert.Nil(t, Result{Verdict: Accepted, Tests: r.Tests[:1]}.FirstFailing())
	assert.NoError(t, r.Err)
	assert.Nil(t, r.Tests[0].Output, "the output of an accepted test is not kept")
}

func TestRefusedSourcesAreNotRun(t *testing.T) {
	for _, tc := range []struct {
		name, source string
		want         Verdict
		message      string
	}{
		{"does not compile", "package main\n\nfunc main() { x := 1 }\n", CompileError, "declared and not used: x"},
		{"restricted", "package main\n\nimport \"net\"\n\nfunc main() { net.Dial(\"\", \"\") }\n", Restricted, "net"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			e := golang(nil)
			g := Grader{Only: e}
			r := g.Grade(t.Context(), exerciseWith("a"), "main.go", []byte(tc.source))
			assert.Equal(t, tc.want, r.Verdict)
			assert.Zero(t, r.Score)
			assert.Empty(t, r.Tests)
			assert.Empty(t, e.asked)
			if assert.NotEmpty(t, r.Diagnostics) {
				assert.Contains(t, r.Diagnostics[0].Message, tc.message)
			}
		})
	}
}

// What the frontend lets pass and the compiler refuses is still a compile error.
func TestTheCompilerMayRefuse(t *testing.T) {
	refusal := &frontend.Rejection{Diagnostics: []frontend.Diagnostic{{Line: 5, Column: 2, Message: "stack frame too large"}}}
	i := yaegi(map[string]outcome{"a": prints("1\n", 1), "b": prints("2\n", 1)})
	c := golang(map[string]outcome{"*": {err: refusal}})
	r := grade(t, Grader{Interpreter: i, Compiler: c}, exerciseWith("a", "b"))
	assert.Equal(t, CompileError, r.Verdict)
	assert.Zero(t, r.Score)
	assert.Empty(t, r.Tests)
	assert.Equal(t, refusal.Diagnostics, r.Diagnostics)
}

func TestFaultsOfTheChecker(t *testing.T) {
	r := grade(t, Grader{Only: golang(map[string]outcome{"*": {err: errors.New("cannot start a process")}})}, exerciseWith("a"))
	assert.Equal(t, InternalError, r.Verdict)
	assert.EqualError(t, r.Err, "the go engine failed: cannot start a process")

	r = grade(t, Grader{Only: golang(nil)}, exerciseWith())
	assert.Equal(t, InternalError, r.Verdict)
	assert.EqualError(t, r.Err, "exercise 04-bitmasks has no tests")

	broken := exerciseWith("a")
	broken.Err = errors.New("exercises/04-bitmasks/exercise.yaml:3: unknown key")
	r = grade(t, Grader{Only: golang(nil)}, broken)
	assert.Equal(t, InternalError, r.Verdict)
	assert.Equal(t, broken.Err, r.Err)
}

// A breaking engine panics over one input.
type breaking struct{ *scripted }

func (b breaking) Run(ctx context.Context, p *frontend.Program, stdin []byte, l engine.Limits) (engine.Result, error) {
	if string(stdin) == "b" {
		panic("no such board")
	}
	return b.scripted.Run(ctx, p, stdin, l)
}

// What the checker breaks down over is a fault of its own, and no end of it.
func TestTheCheckerBreaksDown(t *testing.T) {
	for _, ex := range []*course.Exercise{exerciseWith("a", "b"), exerciseWith("b", "a")} {
		r := grade(t, Grader{Only: breaking{golang(map[string]outcome{"*": prints("1\n", 10)})}}, ex)
		assert.Equal(t, InternalError, r.Verdict)
		assert.EqualError(t, r.Err, "the checker broke down over it (no such board); please report it to the maintainers of the checker")
		assert.ElementsMatch(t, []Verdict{Accepted, InternalError}, []Verdict{r.Tests[0].Verdict, r.Tests[1].Verdict})
	}
}

// counting is an engine that watches how many runs overlap.
type counting struct{ now, most atomic.Int32 }

func (c *counting) Name() string { return "go" }

func (c *counting) Run(_ context.Context, _ *frontend.Program, stdin []byte, _ engine.Limits) (engine.Result, error) {
	n := c.now.Add(1)
	for m := c.most.Load(); n > m && !c.most.CompareAndSwap(m, n); m = c.most.Load() {
	}
	// The first test runs alone. The others wait for one another, as long as it takes.
	for begun := time.Now(); string(stdin) != "0\n" && c.most.Load() < 3 && time.Since(begun) < time.Minute; {
		time.Sleep(time.Millisecond)
	}
	time.Sleep(5 * time.Millisecond) // for any that there may be too many
	c.now.Add(-1)
	return engine.Result{Stdout: stdin}, nil
}

func TestTestsRunSideBySideWithinJobs(t *testing.T) {
	ex := exerciseWith()
	for i := range 12 {
		text := fmt.Appendf(nil, "%d\n", i)
		ex.Tests = append(ex.Tests, course.Test{Name: fmt.Sprint(i), Input: text, Answer: text, Limits: course.Limits{Steps: 1}})
	}
	e := &counting{}
	g := Grader{Only: e, Jobs: 3}
	r := g.Grade(t.Context(), ex, "main.go", []byte(hello))
	assert.Equal(t, Accepted, r.Verdict)
	assert.EqualValues(t, 3, e.most.Load())
	for i, test := range r.Tests {
		assert.Equal(t, fmt.Sprint(i), test.Name, "results come in test order")
	}
}

func TestEveryVerdictHasWords(t *testing.T) {
	for _, v := range Verdicts() {
		assert.NotEmpty(t, v.Words(), v)
	}
}
