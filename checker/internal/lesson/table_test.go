package lesson

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/notebook"
)

// The comment begins on line 5, its table on line 10.
const tabled = `'''go
func solve(n int) { _ = n }
'''

<!-- steps n = 4, 6
with arrays: solve(n)
slow: solve(2*n)
-->

|             | n = 4 | n = 6 |
|-------------|------:|------:|
| with arrays |     4 |     6 |
| slow        |     8 | 1,000 |
`

const tabledMain = "package main\n\nfunc solve(n int) { _ = n }\n"

// countsLike is an engine on which an entry of the table above takes these steps.
func countsLike(name string, steps func(n int, slow bool) engine.Result) *scripted {
	return &scripted{name: name, does: func(r run) (engine.Result, error) {
		n := 4
		if strings.Contains(r.source, "n := 6; ") {
			n = 6
		}
		return steps(n, strings.Contains(r.source, "solve(2*n)")), nil
	}}
}

func asOnThePage(n int, slow bool) engine.Result {
	switch {
	case slow && n == 6:
		return engine.Result{Steps: 1000}
	case slow:
		return engine.Result{Steps: 8}
	}
	return engine.Result{Steps: int64(n)}
}

func TestVerifyTable(t *testing.T) {
	compiled, interpreted := countsLike("go", asOnThePage), countsLike("yaegi", asOnThePage)
	for _, test := range []struct {
		name, old, new string // put into the page
		want           []string
	}{
		{"as the page says", "", "", nil},
		{"another figure", "1,000", "1,001", []string{`line 13: steps: the table has "| slow        |     8 | 1,001 |" where the checker writes "| slow        |     8 | 1,000 |"`}},
		{"another layout", "|------:|------:|", "|---|---|", []string{`line 11: steps: the table has "|-------------|---|---|" where the checker writes "|-------------|------:|------:|"`}},
		{"a row too many", "| 1,000 |\n", "| 1,000 |\n| fast | 1 | 1 |\n", []string{`line 14: steps: the table has "| fast | 1 | 1 |" where the checker writes ""`}},
		{"a row too few", "| slow        |     8 | 1,000 |\n", "", []string{`line 13: steps: the table has "" where the checker writes "| slow        |     8 | 1,000 |"`}},
		{"no table", tabled[strings.Index(tabled, "\n|"):], "", []string{"line 5: steps: the table is missing; `checker lesson NN --update` writes it after this comment"}},
		{"no Go", "slow: solve(2*n)", "slow: solve(2*m)", []string{"line 7: slow, n = 4: it does not compile:\n1:1: declared and not used: n\n1:17: undefined: m\n", "line 7: slow, n = 6: it does not compile:\n1:1: declared and not used: n\n1:17: undefined: m\n"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := page(t, strings.Replace(tabled, test.old, test.new, 1))
			r, err := Verify(t.Context(), n, []byte(tabledMain), []engine.Engine{compiled, interpreted})
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
			assert.Equal(t, 1, r.Tables)
			assert.Equal(t, 1, r.Cells)
		})
	}
}

func TestVerifyTableOnEngines(t *testing.T) {
	oneMore := func(n int, slow bool) engine.Result { return engine.Result{Steps: asOnThePage(n, slow).Steps + 1} }
	inLimit := func(n int, slow bool) engine.Result {
		if slow && n == 6 {
			return engine.Result{How: engine.StepLimit, Steps: 20_000_000}
		}
		return asOnThePage(n, slow)
	}
	const limit = "line 7: slow, n = 6: it passes the step limit of a cell; leave this column out, or give the row a table of its own"
	for _, test := range []struct {
		name           string
		engines        []engine.Engine
		want, declined []string
	}{
		{"they do not agree", []engine.Engine{countsLike("go", asOnThePage), countsLike("yaegi", oneMore)}, []string{
			"line 6: with arrays, n = 4: it takes 4 steps, but 5 on the yaegi engine; that is a fault of the checker",
			"line 6: with arrays, n = 6: it takes 6 steps, but 7 on the yaegi engine; that is a fault of the checker",
			"line 7: slow, n = 4: it takes 8 steps, but 9 on the yaegi engine; that is a fault of the checker",
			"line 7: slow, n = 6: it takes 1000 steps, but 1001 on the yaegi engine; that is a fault of the checker",
		}, nil},
		{"past the limit", []engine.Engine{countsLike("go", inLimit), countsLike("yaegi", inLimit)}, []string{limit}, nil},
		{"one declines", []engine.Engine{declines("go", "no toolchain"), countsLike("yaegi", asOnThePage)}, nil, []string{
			"with arrays, n = 4: no toolchain", "with arrays, n = 6: no toolchain", "slow, n = 4: no toolchain", "slow, n = 6: no toolchain"}},
		{"a crash", []engine.Engine{countsLike("go", func(n int, slow bool) engine.Result {
			if n == 6 && !slow {
				return engine.Result{How: engine.Crashed, ExitCode: 2, Failure: &engine.Failure{Message: "panic: no"}}
			}
			return asOnThePage(n, slow)
		})}, []string{"line 6: with arrays, n = 6: it crashes: panic: no"}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, err := Verify(t.Context(), page(t, tabled), []byte(tabledMain), test.engines)
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
			assert.Equal(t, test.declined, r.Declined)
		})
	}

	r, err := Verify(t.Context(), page(t, tabled), []byte(tabledMain), []engine.Engine{declines("go", "no toolchain")})
	require.NoError(t, err)
	assert.Contains(t, problems(r), "line 6: with arrays, n = 4: no engine on this machine can run it")
}

// An entry that takes long is interpreted only so far.
func TestVerifyTableCutsTheInterpreterShort(t *testing.T) {
	const long = 600_000
	n := page(t, "'''go\nfunc solve(n int) { _ = n }\n'''\n\n<!-- steps n = 4\na: solve(n)\n-->\n\n|   |   n = 4 |\n|---|--------:|\n| a | 600,000 |\n")
	compiled := always("go", engine.Result{Steps: long})
	for _, test := range []struct {
		name string
		ends engine.Result
		want []string
	}{
		{"on its way", engine.Result{How: engine.StepLimit, Steps: endless}, nil},
		{"done too early", engine.Result{Steps: 400_000}, []string{"line 6: a, n = 4: it takes 600000 steps, but 400000 on the yaegi engine; that is a fault of the checker"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			interpreted := always("yaegi", test.ends)
			r, err := Verify(t.Context(), n, []byte(tabledMain), []engine.Engine{compiled, interpreted})
			require.NoError(t, err)
			assert.Equal(t, test.want, problems(r))
			require.Len(t, interpreted.asked, 1)
			assert.EqualValues(t, endless, interpreted.asked[0].steps)
		})
	}
	assert.Zero(t, compiled.asked[0].steps, "the default")
}

func TestOutputsOfTables(t *testing.T) {
	n := page(t, tabled)
	outputs, found, err := Outputs(t.Context(), n, []engine.Engine{declines("go", "no toolchain"), countsLike("yaegi", asOnThePage)})
	require.NoError(t, err)
	assert.Empty(t, found)
	assert.Equal(t, notebook.Outputs{Cells: map[int]string{0: ""}, Tables: map[int]string{0: n.Tables[0].Table}}, outputs)

	_, found, err = Outputs(t.Context(), n, []engine.Engine{always("go", engine.Result{How: engine.StepLimit})})
	require.NoError(t, err)
	require.Len(t, found, 4)
	assert.Equal(t, Problem{Line: 7, Cell: "slow, n = 6", Message: "it passes the step limit of a cell; leave this column out, or give the row a table of its own"}, found[3])
}

// What is counted: main, each function and each turn of a loop.
func TestCountedSteps(t *testing.T) {
	n := page(t, "'''go\nfunc solve(n int) {\n\tfor i := 0; i < n; i++ {\n\t}\n}\n'''\n\n<!-- steps n = 0, 3\nnothing: _ = n\na call: solve(n)\nprinted: println(n); solve(n)\n-->\n")
	outputs, found, err := Outputs(t.Context(), n, []engine.Engine{engine.Interpreter{}})
	require.NoError(t, err)
	assert.Empty(t, found)
	assert.Equal(t, "|         | n = 0 | n = 3 |\n|---------|------:|------:|\n| nothing |     1 |     1 |\n| a call  |     2 |     5 |\n| printed |     2 |     5 |\n", outputs.Tables[0])
}
