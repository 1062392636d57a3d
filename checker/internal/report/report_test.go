package report

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/starter"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

const source = `package main

import "fmt"

func main() {
	var n int
	fmt.Scan(&n)
	col := make([]bool, n)
	if true { col[n] = true; x := "方案" }
	fmt.Println(n)
}
`

// submission is a result of exercise 02 whose verdict is that of its last test.
func submission(tests ...judge.TestResult) judge.Result {
	r := judge.Result{Exercise: "02-diagonal-arrays", Title: "Every board", File: "exercises/02-diagonal-arrays/main.go",
		Source: []byte(source), Verdict: tests[len(tests)-1].Verdict, Tests: tests}
	r.Score = float64(r.Accepted()) / float64(len(tests))
	return r
}

func accepted(name string) judge.TestResult {
	return judge.TestResult{Name: name, Verdict: judge.Accepted, Engine: "yaegi", Steps: 2057, Time: 3100 * time.Microsecond,
		Test: &course.Test{Name: name, Sample: true}}
}

func stopped(verdict judge.Verdict, message string) judge.TestResult {
	return judge.TestResult{Name: "n-is-9", Verdict: verdict, Engine: "go", Steps: 20_000_000, Time: 1234 * time.Millisecond,
		Message: message, Test: &course.Test{Name: "n-is-9", Input: []byte("9\n"), Answer: []byte("1\n")}}
}

// compared is a test whose output was held against its answer.
func compared(test course.Test, cells bool, output, message string) judge.TestResult {
	ex := &course.Exercise{Cells: cells}
	verdict, d := judge.Compare(ex, &test, []byte(output))
	return judge.TestResult{Name: test.Name, Verdict: verdict, Engine: "go", Steps: 153, Time: 400 * time.Microsecond,
		Message: message, Test: &test, Output: []byte(output), Difference: d}
}

func sample(input, answer string) course.Test {
	return course.Test{Name: "sample-1", Sample: true, Input: []byte(input), Answer: []byte(answer)}
}

func hidden(input, answer string) course.Test {
	return course.Test{Name: "many-queries", Input: []byte(input), Answer: []byte(answer)}
}

const boards = ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"

// cases are results of every kind, by the name of their golden files.
func cases() map[string][]judge.Result {
	refused := func(verdict judge.Verdict, ds ...frontend.Diagnostic) judge.Result {
		return judge.Result{Exercise: "04-bitmasks", Title: "Count for each query", File: "-", Source: []byte(source),
			Verdict: verdict, Diagnostics: ds}
	}
	crash := stopped(judge.RuntimeError, "panic: runtime error: index out of range [9] with length 9, at line 9. There is no such element.")
	crash.Line, crash.Steps, crash.Output = 9, 0, []byte("start\n")
	flood := stopped(judge.OutputLimit, "Stopped after printing more than 1,024 KiB, the limit of this test.")
	flood.Steps, flood.Output = 0, []byte(strings.Repeat("92 ", 60)+"\n"+strings.Repeat("0\n", 5000))
	undecided := stopped(judge.Undecided, "Interpreted, its output is not the answer. Only a compiled run may decide against a program. "+
		"The go engine cannot run it: there is no Go toolchain on this machine. To have it decided, install Go (https://go.dev/dl/) and check again.")
	undecided.Engine, undecided.Output = "yaegi", []byte("2\n")
	fault := stopped(judge.InternalError, "the go engine failed: cannot start a process")
	long := strings.Repeat("1 2 3 4 5 6 7 8 9 ", 30)
	spread := strings.ReplaceAll(strings.ReplaceAll(boards, ".", ". "), "Q", "Q ")
	elsewhere := submission(compared(sample("4\n", "1\n2\n"), false, "1\n3\n", "Output line 2 is wrong."))
	elsewhere.File = `C/My files/queens.go`
	untouched := submission(compared(sample("4\n", boards), true, "", "The program prints nothing."))
	untouched.Source, _ = starter.Of(untouched.Exercise)
	solution := submission(accepted("sample-1"))
	solution.File = "solutions/02-diagonal-arrays/main.go"

	return map[string][]judge.Result{
		"accepted":          {submission(accepted("sample-1"), accepted("no-solution-for-3"))},
		"accepted-solution": {solution},
		"wrong-counts": {submission(accepted("sample-0"),
			compared(sample("1\n8\n5\n0\n", "1\n92\n10\n"), false, "1\n93\n103\n", "The count in output line 2 is the right one plus the one before it: is a counter carried over from the earlier query, not reset?"))},
		"wrong-far-down": {submission(compared(sample(strings.Repeat("8\n", 20), strings.Repeat("92\n", 20)), false,
			strings.Repeat("92\n", 9)+strings.Repeat("93\n", 30), "Output line 10 is the first that is wrong."))},
		"wrong-nothing":  {submission(compared(sample("4\n", boards), true, "", "The program prints nothing."))},
		"wrong-too-much": {submission(compared(sample("3\n", ""), true, "none\nat all\n", "Nothing should be printed here."))},
		"wrong-chinese": {submission(compared(sample("", "方案1:1 5 8 6 3 7 2 4\n方案2:1 6 8 3 7 4 2 5\n"), false,
			"方案1:1 5 8 6 3 7 2 4\n方案2:1 6 8 3 7 5 2 4\n", "Output line 2 is the first that is wrong."))},
		"wrong-board": {submission(compared(sample("4\n", boards), true, ".Q..\n...Q\n..Q.\nQ...\n\n",
			"In board 1 the queens at row 2, column 4 and row 3, column 3 share a diagonal. Only the rule on one kind of diagonals is broken.\n\n.Q..\n...Q\n..Q.\nQ..."))},
		"wrong-by-rule": {submission(judge.TestResult{Name: "sample-1", Verdict: judge.WrongAnswer, Engine: "go", Steps: 9, Time: 400 * time.Microsecond,
			Message: "The line has 7 numbers, n is 8.", Test: &course.Test{Name: "sample-1", Sample: true, Input: []byte("8\n"), Answer: []byte("2 4 6 8 3 1 7 5\n")},
			Output: []byte("2 4 6 8 3 1 7\n")})},
		"wrong-unspaced":   {submission(compared(sample("6\n", "2 4 6 1 3 5\n4\n"), false, "246135\n4\n", "Output line 1 has the right characters."))},
		"wrong-wide":       {submission(compared(sample("", long+"1 2\n3\n"), false, long+"1 3\n4\n5\n", "Output line 1 is the first that is wrong."))},
		"wrong-wide-start": {submission(compared(sample("", "0 "+long+"\n"), false, "1 "+long+"\n", "Output line 1 is the first that is wrong."))},
		"wrong-wide-short": {submission(compared(sample("", long+"\n"), false, "1 2\n", "Output line 1 is the first that is wrong."))},
		"wrong-head": {submission(compared(course.Test{Name: "sample-1", Sample: true, Head: true, Answer: []byte("a\nb\n")}, false,
			"a\nc\nd\ne\n", "Output line 2 is the first that is wrong."))},
		"wrong-hidden":          {submission(compared(hidden("1\n8\n5\n", "1\n92\n10\n4\n"), false, "1\n93\n103\n107\n", "Output line 2 is the first that is wrong."))},
		"wrong-hidden-one-line": {submission(compared(hidden("8\n", "712345\n"), false, "93\n", "Output line 1 is the first that is wrong."))},
		"layout-cells":          {submission(compared(sample("4\n", boards), true, spread, "The cells of output line 1 are separated by spaces; the statement has none."))},
		"layout-blank-line":     {submission(compared(sample("4\n", boards), true, strings.ReplaceAll(boards, "\n\n", "\n"), "There is no blank line after board 1: output line 5 should be blank."))},
		"layout-tabs":           {submission(compared(sample("6\n", "2 4 6\n4\n"), false, "2\t4\t6\n4\n", "In output line 1 a tab stands between two words."))},
		"hostile-output": {submission(compared(sample("1\x1b[2J\n", "1 2\n"), false,
			"\x1b[31m1\a\r2\u202e3\xff\u0085\u200b\x00\n", "panic: \x1b]0;title\a\u2066 bad \xfe, expected \"1 2\"."))},
		"time-limit":         {submission(accepted("sample-1"), stopped(judge.TimeLimit, "Stopped after 20,000,000 steps, the limit of this test. A step is one call of a function or one turn of a loop."))},
		"memory-limit":       {submission(stopped(judge.MemoryLimit, "It asked for more than the 256 MiB of memory that this test allows."))},
		"output-limit":       {submission(flood)},
		"run-time":           {submission(accepted("sample-1"), crash)},
		"undecided":          {submission(accepted("sample-1"), undecided)},
		"internal":           {submission(accepted("sample-1"), fault)},
		"internal-all":       {{Exercise: "04-bitmasks", Title: "Count for each query", File: "main.go", Verdict: judge.InternalError, Err: errors.New("exercise 04-bitmasks has no tests")}},
		"compile-error":      {refused(judge.CompileError, frontend.Diagnostic{Line: 9, Column: 27, Message: "declared and not used: x"}, frontend.Diagnostic{Line: 9, Column: 32, Message: "cannot use this\n\tas that"}, frontend.Diagnostic{Line: 11, Message: "missing return"}, frontend.Diagnostic{Message: "function main is undeclared in the main package"})},
		"compile-error-long": {refused(judge.CompileError, frontend.Diagnostic{Line: 9, Column: 27, Message: "syntax error: unexpected newline, expected { after for clause, and some more words"})},
		"restricted":         {refused(judge.Restricted, frontend.Diagnostic{Line: 3, Column: 8, Message: "package net is not allowed: a console program needs no network"})},
		"elsewhere":          {elsewhere},
		"starter":            {untouched},
		"several":            {submission(accepted("sample-1")), refused(judge.CompileError, frontend.Diagnostic{Line: 9, Column: 27, Message: "declared and not used: x"}), {Exercise: "05-two-colours", Title: "2n queens", File: "exercises/05-two-colours/main.go", Verdict: judge.InternalError, Err: errors.New("exercise 05-two-colours has no tests")}},
		"several-starter":    {untouched, submission(accepted("sample-1"))},
		"several-of-one":     {submission(accepted("sample-1")), solution},
	}
}

func TestGolden(t *testing.T) {
	for name, results := range cases() {
		t.Run(name, func(t *testing.T) {
			var text, doc bytes.Buffer
			require.NoError(t, Text(Writer(&text, nil), results, Options{}))
			require.NoError(t, JSON(&doc, results))
			golden(t, name+".txt", text.Bytes())
			golden(t, name+".json", doc.Bytes())
		})
	}
}

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(path, got, 0o644))
		return
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err, "run go test with -update to write it")
	assert.Equal(t, strings.ReplaceAll(string(want), "\r\n", "\n"), string(got))
}

func TestStyledText(t *testing.T) {
	var styled bytes.Buffer
	require.NoError(t, Text(&styled, cases()["wrong-counts"], Options{}))
	assert.Contains(t, styled.String(), "\x1b[1;32m✓\x1b[m", "Text itself always styles")
	assert.Contains(t, styled.String(), "\x1b[1;31mwrong answer\x1b[m")
}

func TestEveryLineFitsThePage(t *testing.T) {
	for name, results := range cases() {
		for _, width := range []int{0, 100} {
			var b bytes.Buffer
			require.NoError(t, Text(Writer(&b, nil), results, Options{Width: width}))
			if width == 0 {
				width = 80
			}
			for line := range strings.Lines(b.String()) {
				if strings.HasPrefix(line, "  next: ") {
					continue // a command to copy is not broken up
				}
				assert.LessOrEqual(t, ansi.StringWidth(line), width, "%s: %s", name, line)
			}
		}
	}
}

func TestEveryVerdictRenders(t *testing.T) {
	for _, v := range judge.Verdicts() {
		t.Run(string(v), func(t *testing.T) {
			r := submission(stopped(v, "what happened"))
			if v == judge.CompileError || v == judge.Restricted {
				r.Tests, r.Diagnostics = nil, []frontend.Diagnostic{{Line: 1, Column: 1, Message: "what happened"}}
			}
			var text, doc bytes.Buffer
			require.NoError(t, Text(Writer(&text, nil), []judge.Result{r}, Options{}))
			assert.Contains(t, text.String(), v.Words())
			if v != judge.Accepted {
				assert.Contains(t, text.String(), "what happened")
			}
			require.NoError(t, JSON(&doc, []judge.Result{r}))
			assert.Contains(t, doc.String(), `"verdict": "`+string(v)+`"`)
		})
	}
}

// Whatever a program prints or panics with, what reaches the terminal is
// printable, but for line ends.
func TestNothingSteersTheTerminal(t *testing.T) {
	for name, results := range cases() {
		var text, doc bytes.Buffer
		require.NoError(t, Text(Writer(&text, nil), results, Options{}))
		require.NoError(t, JSON(&doc, results))
		for _, s := range []string{text.String(), doc.String()} {
			for _, r := range s {
				assert.False(t, r != '\n' && safe(string(r), r) != string(r) && r != '\ufffd', "%s has %q", name, r)
			}
		}
	}
}

func TestJSONIsOneDocument(t *testing.T) {
	var b bytes.Buffer
	require.NoError(t, JSON(&b, nil))
	assert.Equal(t, "{\n  \"version\": 1,\n  \"results\": []\n}\n", b.String())

	b.Reset()
	require.NoError(t, JSON(&b, cases()["internal-all"]))
	var doc struct {
		Results []struct {
			Score       *float64
			Diagnostics []any
			Tests       []any
		}
	}
	require.NoError(t, json.Unmarshal(b.Bytes(), &doc))
	require.Len(t, doc.Results, 1)
	assert.Nil(t, doc.Results[0].Score)
	assert.NotNil(t, doc.Results[0].Diagnostics)
	assert.NotNil(t, doc.Results[0].Tests)
}

func TestWriter(t *testing.T) {
	styled := good.Styled("✓") + " done\n"
	for _, tc := range []struct {
		name    string
		environ []string
		want    string
	}{
		{"no terminal", []string{"TERM=xterm-256color"}, "✓ done\n"},
		{"colours forced", []string{"TERM=xterm-256color", "CLICOLOR_FORCE=1"}, "\x1b[1;32m✓\x1b[m done\n"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var b bytes.Buffer
			n, err := io.WriteString(Writer(&b, tc.environ), styled)
			require.NoError(t, err)
			assert.Equal(t, len(styled), n)
			assert.Equal(t, tc.want, b.String())
		})
	}
}

func TestShowsColours(t *testing.T) {
	for _, tc := range []struct {
		name     string
		terminal bool
		environ  []string
		want     bool
	}{
		{"a terminal", true, []string{"TERM=xterm-256color"}, true},
		{"no terminal", false, []string{"TERM=xterm-256color"}, false},
		{"NO_COLOR=yes", true, []string{"TERM=xterm-256color", "NO_COLOR=yes"}, false},
		{"NO_COLOR empty", true, []string{"TERM=xterm-256color", "NO_COLOR="}, true},
		{"forced", false, []string{"TERM=dumb", "CLICOLOR_FORCE=1"}, true},
		{"forced off", false, []string{"TERM=xterm", "CLICOLOR_FORCE=0"}, false},
		{"NO_COLOR wins", true, []string{"TERM=xterm-256color", "CLICOLOR_FORCE=1", "NO_COLOR=1"}, false},
		{"dumb", true, []string{"TERM=dumb"}, false},
		{"the last one counts", true, []string{"TERM=dumb", "TERM=xterm"}, true},
	} {
		t.Run(tc.name, func(t *testing.T) { assert.Equal(t, tc.want, showsColours(tc.terminal, tc.environ)) })
	}
}

func TestPlain(t *testing.T) {
	for _, tc := range []struct{ name, text, want string }{
		{"text", "方案1:1 5\n\tüß €", "方案1:1 5\n\tüß €"},
		{"escape", "\x1b[31mred\x1b[m", "␛[31mred␛[m"},
		{"bell, return, null, delete", "\a\r\x00\x7f", `\x07\x0d\x00\x7f`},
		{"C1 controls", "\u009b31m", `\u009b31m`},
		{"bidirectional overrides", "\u202a\u202e\u2066\u2069", `\u202a\u202e\u2066\u2069`},
		{"nothing to see", "\u200b\ufeff\u00a0\u3000\u2028", `\u200b\ufeff\u00a0\u3000\u2028`},
		{"outside the first plane", "\U000e0041♛🙂", `\U000e0041♛🙂`},
		{"not UTF-8", "a\xff\xfeb\xe6\x96", `a\xff\xfeb\xe6\x96`},
		{"a real replacement character", "\ufffd", "\ufffd"},
	} {
		t.Run(tc.name, func(t *testing.T) { assert.Equal(t, tc.want, Plain(tc.text)) })
	}
}

func TestWrap(t *testing.T) {
	for _, tc := range []struct {
		name, text string
		width      int
		want       []string
	}{
		{"short", "a b", 10, []string{"a b"}},
		{"empty", "", 10, []string{""}},
		{"at spaces", "one two three", 8, []string{"one two", "three"}},
		{"exactly", "one two", 7, []string{"one two"}},
		{"never at hyphens", "check it with --engine auto", 16, []string{"check it with", "--engine auto"}},
		{"long word", "a abcdefgh b", 3, []string{"a", "abc", "def", "gh", "b"}},
		{"wide characters", "方案方案", 5, []string{"方案", "方案"}},
		{"line ends stay", "a\nb", 10, []string{"a", "b"}},
	} {
		t.Run(tc.name, func(t *testing.T) { assert.Equal(t, tc.want, wrap(tc.text, tc.width)) })
	}
}

func TestFit(t *testing.T) {
	for _, tc := range []struct {
		name, line  string
		from, width int
		want        string
	}{
		{"fits", "abcdef", 0, 6, "abcdef"},
		{"cut at the end", "abcdefgh", 0, 6, "abcde…"},
		{"cut at the start", "abcdefgh", 4, 6, "…efgh"},
		{"cut at both", "abcdefghijkl", 4, 6, "…efgh…"},
		{"wide characters are not halved", "方案方案", 0, 6, "方案…"},
		{"not UTF-8", "a\xff\xfe", 0, 6, `a\xff…`},
		{"from past the end", "abc", 5, 6, "…"},
	} {
		t.Run(tc.name, func(t *testing.T) { assert.Equal(t, tc.want, textOf(fit(glyphs(tc.line), tc.from, tc.width))) })
	}
}

func TestShellWord(t *testing.T) {
	for word, want := range map[string]string{"main.go": "main.go", "-": "-", "my queens.go": `"my queens.go"`, "it's.go": `"it's.go"`,
		"$(rm).go": `'$(rm).go'`, "a'`b": "'a'\\''`b'", "\x1b[m": `"␛[m"`} {
		assert.Equal(t, want, shellWord(word))
	}
}

func TestDuration(t *testing.T) {
	for d, want := range map[time.Duration]string{0: "<1 ms", 999 * time.Microsecond: "<1 ms", time.Millisecond: "1 ms",
		1500 * time.Microsecond: "1 ms", 999 * time.Millisecond: "999 ms", 1234 * time.Millisecond: "1.2 s"} {
		assert.Equal(t, want, duration(judge.TestResult{Engine: "go", Time: d}))
	}
	assert.Empty(t, duration(judge.TestResult{}), "nothing ran")
}

func TestScoreRoundsDown(t *testing.T) {
	for share, want := range map[float64]string{0: "0%", 0.999: "99%", 1: "100%", 0.29: "29%", 2.0 / 3: "66%"} {
		assert.Equal(t, want, score(judge.Result{Score: share}))
	}
	assert.Empty(t, score(judge.Result{Verdict: judge.InternalError, Score: 0.5}))
}

// On a small screen the words about what is wrong come before the evidence, and
// the table of tests comes last.
func TestScreen(t *testing.T) {
	failing := judge.TestResult{Name: "sample-1", Verdict: judge.WrongAnswer, Engine: "go", Steps: 7, Message: "The board is empty.",
		Test: &course.Test{Name: "sample-1", Input: []byte("4\n")}}
	var b bytes.Buffer
	require.NoError(t, Screen(&b, judge.Result{Exercise: "02-board", File: "main.go", Verdict: judge.WrongAnswer, Tests: []judge.TestResult{failing}}, Options{Width: 60}))
	assert.Equal(t, `✗ WA wrong answer, 0 of 1 tests passed, score 0%

  sample-1: wrong answer

    The board is empty.

    input
    │ 4

  ✗ sample-1  wrong answer  7 steps  go  <1 ms
`, ansi.Strip(b.String()))
}
