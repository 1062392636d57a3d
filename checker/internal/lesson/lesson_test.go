package lesson

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/notebook"
)

func TestMain(m *testing.M) {
	engine.Main() // does not return in a child process
	os.Exit(m.Run())
}

// page reads a notebook in whose text ”' stands for ```.
func page(t *testing.T, text string) *notebook.Notebook {
	t.Helper()
	n, err := notebook.Parse([]byte(strings.ReplaceAll(text, "'''", "```")))
	require.NoError(t, err)
	return n
}

// A scripted engine does what its function says.
type scripted struct {
	name  string
	does  func(run) (engine.Result, error)
	asked []run
}

// A run is what an engine was asked for.
type run struct {
	source, stdin string
	steps         int64
}

func (s *scripted) Name() string { return s.name }

func (s *scripted) Run(_ context.Context, p *frontend.Program, stdin []byte, l engine.Limits) (engine.Result, error) {
	r := run{source: string(p.Source()), stdin: string(stdin), steps: l.Steps}
	s.asked = append(s.asked, r)
	return s.does(r)
}

// always is an engine on which every run ends the same way.
func always(name string, r engine.Result) *scripted {
	return &scripted{name: name, does: func(run) (engine.Result, error) { return r, nil }}
}

func prints(name, text string) *scripted { return always(name, engine.Result{Stdout: []byte(text)}) }

func declines(name, reason string) *scripted {
	return &scripted{name: name, does: func(run) (engine.Result, error) {
		return engine.Result{}, &engine.Declined{Engine: name, Reason: reason}
	}}
}

func problems(r Report) []string {
	var words []string
	for _, p := range r.Problems {
		words = append(words, p.String())
	}
	return words
}

const (
	// The cell's first line is line 2, its output's first line is line 6.
	shown = "'''go id=show\nprintln(1)\n'''\n\n'''output\n1\n2\n'''\n"
	bare  = "'''go id=show\nprintln(1)\n'''\n"
	// The cell's first line is line 2, its output's first line is line 8.
	failing = "'''go id=fail expect=EXPECT\nvar rows [3]int\nfor i := 0; ; i++ {\n\trows[i]++\n}\n'''\n\n'''output\nOUTPUT\n'''\n"
)

func meantTo(expect, output string) string {
	return strings.NewReplacer("EXPECT", expect, "OUTPUT", output).Replace(failing)
}

func TestVerifyOneCell(t *testing.T) {
	outOfRange := &engine.Failure{Message: "panic: runtime error: index out of range [3] with length 3", Line: 6}
	for _, test := range []struct {
		name, page string
		run        engine.Result
		want       []string
	}{
		{"as the page says", shown, engine.Result{Stdout: []byte("1\n2\n")}, nil},
		{"no line end, Windows line ends", shown, engine.Result{Stdout: []byte("1\r\n2")}, nil},
		{"errors after output", shown, engine.Result{Stdout: []byte("1\n"), Stderr: []byte("2\n")}, nil},
		{"nothing, and no fence", bare, engine.Result{}, nil},
		{"changed output", shown, engine.Result{Stdout: []byte("1\n3\n")}, []string{`line 6: show: on the go engine it prints "3" where the page says "2" (output line 2)`}},
		{"more spaces", shown, engine.Result{Stdout: []byte("1 \n2\n")}, []string{`line 6: show: on the go engine it prints "1 " where the page says "1" (output line 1)`}},
		{"missing output", shown, engine.Result{Stdout: []byte("1\n")}, []string{`line 6: show: on the go engine it prints nothing more where the page says "2"`}},
		{"extra output", shown, engine.Result{Stdout: []byte("1\n2\n\n3\n")}, []string{`line 6: show: on the go engine it prints "" where the page says nothing more`}},
		{"output without a fence", bare, engine.Result{Stdout: []byte("1\n")}, []string{`line 2: show: on the go engine it prints "1" where the page says nothing more`}},

		{"a panic of its own accord", shown, engine.Result{How: engine.Crashed, ExitCode: 2, Failure: &engine.Failure{Message: "panic: no", Line: 4}}, []string{"line 2: show: it crashes: panic: no"}},
		{"another status", shown, engine.Result{ExitCode: 3, Stdout: []byte("1\n2\n")}, []string{"line 2: show: it ends with status 3"}},
		{"too many steps", shown, engine.Result{How: engine.StepLimit}, []string{"line 2: show: it passes the step limit"}},
		{"too long", shown, engine.Result{How: engine.TimeLimit}, []string{"line 2: show: it does not end in time"}},
		{"asleep", shown, engine.Result{How: engine.Stalled}, []string{"line 2: show: it does not end in time"}},
		{"too much output", shown, engine.Result{How: engine.OutputLimit}, []string{"line 2: show: it prints too much"}},
		{"too much memory", shown, engine.Result{How: engine.MemoryLimit}, []string{"line 2: show: it needs too much memory"}},

		{"a panic as meant", meantTo("panic", "panic: runtime error: index out of range [3] with length 3, at line 3"),
			engine.Result{How: engine.Crashed, ExitCode: 2, Failure: outOfRange}, nil},
		{"a panic after an open line", meantTo("panic", "so far\npanic: runtime error: index out of range [3] with length 3, at line 3"),
			engine.Result{How: engine.Crashed, ExitCode: 2, Stdout: []byte("so far"), Failure: outOfRange}, nil},
		{"a panic somewhere", meantTo("panic", "panic: no"), engine.Result{How: engine.Crashed, ExitCode: 2, Failure: &engine.Failure{Message: "panic: no"}}, nil},
		{"another panic", meantTo("panic", "panic: yes, at line 3"), engine.Result{How: engine.Crashed, ExitCode: 2, Failure: outOfRange},
			[]string{`line 9: fail: on the go engine it prints "panic: runtime error: index out of range [3] with length 3, at line 3" where the page says "panic: yes, at line 3" (output line 1)`}},
		{"no panic", meantTo("panic", "panic: no"), engine.Result{}, []string{"line 2: fail: it is meant to end by panic, and it ends with status 0"}},
		{"no end, for a panic", meantTo("panic", "panic: no"), engine.Result{How: engine.StepLimit}, []string{"line 2: fail: it is meant to end by panic, and it passes the step limit"}},

		{"no end as meant", meantTo("time-limit", "1\nstopped at the step limit: the program does not end in time"),
			engine.Result{How: engine.StepLimit, Stdout: []byte("1\n")}, nil},
		{"an end", meantTo("time-limit", "stopped"), engine.Result{}, []string{"line 2: fail: it is meant to end by time-limit, and it ends with status 0"}},
		{"a panic, for no end", meantTo("time-limit", "stopped"), engine.Result{How: engine.Crashed, ExitCode: 2, Failure: outOfRange},
			[]string{"line 2: fail: it is meant to end by time-limit, and it crashes: panic: runtime error: index out of range [3] with length 3"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, err := Verify(t.Context(), page(t, test.page), []byte("package main\n"), []engine.Engine{always("go", test.run)})
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
			assert.Equal(t, 1, r.Cells)
		})
	}
}

func TestVerifyCompiling(t *testing.T) {
	for _, test := range []struct {
		name, page string
		want       []string
	}{
		{
			"an error as meant",
			"'''go id=fail expect=compile-error\nqueens := 4\nfor row := 1; row <= 4; row++ {\n\tqueens = column\n}\n'''\n\n'''output\n1:1: declared and not used: queens\n3:11: undefined: column\n'''\n",
			nil,
		},
		{
			"another error",
			"'''go id=fail expect=compile-error\nqueens := 4\n'''\n\n'''output\n1:1: queens declared and not used\n'''\n",
			[]string{`line 6: fail: on the go engine it prints "1:1: declared and not used: queens" where the page says "1:1: queens declared and not used" (output line 1)`},
		},
		{
			"places in other cells, and inside the words",
			"'''go id=board\ntype board struct{}\n\nfunc (b board) size() int { return 8 }\n'''\n\n" +
				"'''go id=fail expect=compile-error\nfunc (board) size() string { return 8 }\n\nfunc two() {}\n\nfunc two() {}\n'''\n\n" +
				"'''output\n1:37: cannot use 8 (untyped int constant) as string value in return statement\n5:6: two redeclared in this block\n\t3:6: other declaration of two\n'''\n\n" +
				"'''go id=late expect=compile-error\nfunc (b *board) rows() int { return b.row }\n\ntype board []int\n\nvar x = board{}.size()\n'''\n\n" +
				"'''output\n1:39: b.row undefined (type *board has no field or method row)\n5:17: board{}.size undefined (type board has no field or method size)\n'''\n",
			nil,
		},
		{
			"an error in a cell above",
			"'''go id=first\nvar n = 8\n\nfunc half() int { return n / 2 }\n'''\n\n" +
				"'''go id=fail expect=compile-error\nvar n = \"eight\"\n'''\n\n'''output\nfirst:3:26: invalid operation: n / 2 (mismatched types string and untyped int)\n'''\n",
			nil,
		},
		{
			"no error",
			"'''go id=fail expect=compile-error\nprintln(1)\n'''\n\n'''output\n1:1: no\n'''\n",
			[]string{"line 2: fail: it is meant not to compile, and does"},
		},
		{
			"an error of its own accord",
			"'''go id=board\ntype board struct{ size int }\n'''\n\n'''go id=show\nprintln(board{}.rows)\n'''\n\n'''go id=more\nfunc f() int { }\n'''\n",
			[]string{
				"line 6: show: it does not compile:\n1:17: board{}.rows undefined (type board has no field or method rows)\n",
				"line 10: more: it does not compile:\n1:16: missing return\n",
			},
		},
		{
			"a package out of bounds",
			"'''go id=net\nimport \"net\"\n\nvar c net.Conn\n'''\n",
			[]string{"line 2: net: it does not compile:\n1:8: package net is not allowed here: a submission has no network\n"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := page(t, test.page)
			var current strings.Builder
			current.WriteString("package main\n")
			for _, d := range n.Current() {
				current.WriteString(d.Source + "\n")
			}
			r, err := Verify(t.Context(), n, []byte(current.String()), []engine.Engine{prints("go", "")})
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
		})
	}
}

func TestPlaceOfPanicInOtherCell(t *testing.T) {
	n := page(t, "'''go id=board\nvar rows [3]int\n\nfunc put(i int) {\n\trows[i]++\n}\n'''\n\n"+
		"'''go id=fail expect=panic\nput(3)\n'''\n\n'''output\npanic: no, at line 4 of board\n'''\n")
	program, err := n.Program(1)
	require.NoError(t, err)
	before, _, found := strings.Cut(string(program.Source), "rows[i]++")
	require.True(t, found)
	crash := always("go", engine.Result{How: engine.Crashed, ExitCode: 2, Failure: &engine.Failure{Message: "panic: no", Line: 1 + strings.Count(before, "\n")}})
	r, err := Verify(t.Context(), n, []byte("package main\n\nvar rows [3]int\n\nfunc put(i int) {\n\trows[i]++\n}\n"), []engine.Engine{crash})
	require.NoError(t, err)
	assert.Empty(t, problems(r))
}

func TestVerifyOnSeveralEngines(t *testing.T) {
	n := page(t, shown+"\n"+"'''go\nfunc f() {}\n'''\n")
	mainGo := []byte("package main\n\nfunc f() {}\n")

	t.Run("they agree", func(t *testing.T) {
		compiled, interpreted := prints("go", "1\n2\n"), prints("yaegi", "1\n2\n")
		r, err := Verify(t.Context(), n, mainGo, []engine.Engine{compiled, interpreted})
		require.NoError(t, err)
		assert.Equal(t, Report{Cells: 2, Ran: map[string]int{"go": 2, "yaegi": 2}}, r)
		assert.Len(t, compiled.asked, 1, "declarations are not run")
	})
	t.Run("they do not", func(t *testing.T) {
		r, err := Verify(t.Context(), n, mainGo, []engine.Engine{prints("go", "1\n2\n"), prints("yaegi", "1\n1\n")})
		require.NoError(t, err)
		assert.Equal(t, []string{`line 6: show: on the yaegi engine it prints "1" where the page says "2" (output line 2)`}, problems(r))
	})
	t.Run("one declines", func(t *testing.T) {
		r, err := Verify(t.Context(), n, mainGo, []engine.Engine{prints("go", "1\n2\n"), declines("yaegi", "a goroutine (line 3)")})
		require.NoError(t, err)
		assert.Empty(t, problems(r))
		assert.Equal(t, []string{"show: a goroutine (line 3)"}, r.Declined)
		assert.Equal(t, map[string]int{"go": 2, "yaegi": 1}, r.Ran)
	})
	t.Run("one does not know where", func(t *testing.T) {
		crashed := always("yaegi", engine.Result{How: engine.Crashed, ExitCode: 2, Failure: &engine.Failure{Message: "panic: assignment to entry in nil map"}})
		r, err := Verify(t.Context(), n, mainGo, []engine.Engine{prints("go", "1\n2\n"), crashed})
		require.NoError(t, err)
		assert.Equal(t, []string{"show: a run-time error, whose line is the compiled program's to say"}, r.Declined)
	})
	t.Run("all decline", func(t *testing.T) {
		r, err := Verify(t.Context(), n, mainGo, []engine.Engine{declines("go", "no toolchain"), declines("yaegi", "goto (line 3)")})
		require.NoError(t, err)
		assert.Equal(t, []string{"line 2: show: no engine on this machine can run it"}, problems(r))
		assert.Equal(t, []string{"show: no toolchain", "show: goto (line 3)"}, r.Declined)
	})
	t.Run("one fails", func(t *testing.T) {
		broken := &scripted{name: "go", does: func(run) (engine.Result, error) { return engine.Result{}, errors.New("no room left") }}
		_, err := Verify(t.Context(), n, mainGo, []engine.Engine{broken})
		assert.EqualError(t, err, "show: no room left")
		_, _, err = Outputs(t.Context(), n, []engine.Engine{broken})
		assert.EqualError(t, err, "show: no room left")
	})
}

func TestVerifyWhatEnginesAreAsked(t *testing.T) {
	n := page(t, "'''go id=read stdin=\"4\\n\"\nprintln(4)\n'''\n\n"+meantTo("time-limit", "1\n2\n3\nstopped at the step limit: the program does not end in time"))
	endless := func(r run) (engine.Result, error) {
		if r.stdin == "4\n" {
			return engine.Result{}, nil
		}
		return engine.Result{How: engine.StepLimit, Stdout: []byte("1\n2\n3\n")}, nil
	}
	compiled, interpreted := &scripted{name: "go", does: endless}, &scripted{name: "yaegi", does: endless}
	r, err := Verify(t.Context(), n, []byte("package main\n"), []engine.Engine{compiled, interpreted})
	require.NoError(t, err)
	assert.Empty(t, problems(r))
	for _, e := range []*scripted{compiled, interpreted} {
		require.Len(t, e.asked, 2)
		assert.Equal(t, "4\n", e.asked[0].stdin)
		assert.Zero(t, e.asked[0].steps, "the default")
	}
	assert.Zero(t, compiled.asked[1].steps, "the default")
	assert.EqualValues(t, 500_000, interpreted.asked[1].steps)
}

func TestVerifyEndlessCellCutShort(t *testing.T) {
	n := page(t, meantTo("time-limit", "1\n2\n3\nstopped at the step limit: the program does not end in time"))
	for _, test := range []struct {
		name, printed string
		want          []string
	}{
		{"all of it", "1\n2\n3\n", nil},
		{"less of it", "1\n", nil},
		{"nothing yet", "", nil},
		{"something else", "1\n5\n", []string{`line 9: fail: on the yaegi engine it prints "5" where the page says "2" (output line 2)`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, err := Verify(t.Context(), n, []byte("package main\n"), []engine.Engine{always("yaegi", engine.Result{How: engine.StepLimit, Stdout: []byte(test.printed)})})
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
		})
	}
}

func TestVerifyMainGo(t *testing.T) {
	n := page(t, "'''go\nvar n = 8\n\nfunc half() int { return n / 2 }\n'''\n")
	for _, test := range []struct {
		name, mainGo string
		want         []string
	}{
		{"the same", "package main\n\nvar n = 8\n\nfunc half() int { return n / 2 }\n\nfunc main() {}\n", nil},
		{"another value", "package main\n\nvar n = 9\n\nfunc half() int { return n / 2 }\n", []string{"line 2: var n is not the same in main.go (line 3): the cell has `8` where main.go has `9`"}},
		{"a function less", "package main\n\nvar n = 8\n", []string{"line 4: func half does not stand in main.go"}},
		{"no Go", "package main\n\nvar n =\n", []string{"main.go is not valid Go: 3:9: expected operand, found 'EOF'"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, err := Verify(t.Context(), n, []byte(test.mainGo), []engine.Engine{prints("go", "")})
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
		})
	}
}

func TestOutputs(t *testing.T) {
	n := page(t, shown+"\n'''go\nfunc f() {}\n'''\n\n"+meantTo("panic", "")+"\n'''go expect=compile-error\nx := 1\n'''\n")
	does := func(r run) (engine.Result, error) {
		if strings.Contains(r.source, "rows") {
			return engine.Result{How: engine.Crashed, ExitCode: 2, Failure: &engine.Failure{Message: "panic: no"}}, nil
		}
		return engine.Result{Stdout: []byte("8\n")}, nil
	}
	outputs, problems, err := Outputs(t.Context(), n, []engine.Engine{declines("yaegi", "goto"), &scripted{name: "go", does: does}})
	require.NoError(t, err)
	assert.Empty(t, problems)
	assert.Equal(t, map[int]string{0: "8\n", 1: "", 2: "panic: no\n", 3: "1:1: declared and not used: x\n"}, outputs.Cells)
}

func TestOutputsProblems(t *testing.T) {
	n := page(t, shown+"\n"+meantTo("panic", ""))
	outputs, found, err := Outputs(t.Context(), n, []engine.Engine{prints("go", "8\n")})
	require.NoError(t, err)
	assert.Equal(t, map[int]string{0: "8\n"}, outputs.Cells)
	assert.Equal(t, []Problem{{Line: 11, Cell: "fail", Message: "it is meant to end by panic, and it ends with status 0"}}, found)

	_, found, err = Outputs(t.Context(), n, []engine.Engine{declines("yaegi", "goto (line 3)")})
	require.NoError(t, err)
	assert.Equal(t, []Problem{
		{Line: 2, Cell: "show", Message: "the yaegi engine cannot run this: goto (line 3)"},
		{Line: 11, Cell: "fail", Message: "the yaegi engine cannot run this: goto (line 3)"},
	}, found)
}

func TestProblemString(t *testing.T) {
	assert.Equal(t, "line 7: show: no", Problem{Line: 7, Cell: "show", Message: "no"}.String())
	assert.Equal(t, "show: no", Problem{Cell: "show", Message: "no"}.String())
	assert.Equal(t, "no", Problem{Message: "no"}.String())
}
