package notebook_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/tools/txtar"

	"nqueens/checker/internal/notebook"
)

// lesson is an archive of testdata: README.md, main.go and the programs of the
// cells, by file name.
func lesson(t testing.TB) map[string]string {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata", "lesson.txtar"))
	require.NoError(t, err)
	files := map[string]string{}
	for _, f := range archive.Files {
		files[f.Name] = string(f.Data)
	}
	return files
}

func parse(t *testing.T, src string) *notebook.Notebook {
	t.Helper()
	n, err := notebook.Parse([]byte(src))
	require.NoError(t, err)
	return n
}

// cells is a README of these cells, each given as "words\nsource".
func cells(sources ...string) string {
	var b strings.Builder
	for _, s := range sources {
		b.WriteString("```go" + s + "\n```\n\n")
	}
	return b.String()
}

func TestParse(t *testing.T) {
	n := parse(t, lesson(t)["README.md"])
	assert.Equal(t, "A small lesson", n.Title)
	type cell struct {
		id         string
		line       int
		declares   bool
		expect     notebook.Expectation
		stdin      string
		predict    bool
		output     string
		outputLine int
	}
	var got []cell
	for _, c := range n.Cells {
		assert.Equal(t, c.OutputLine > 0, c.HasOutput)
		got = append(got, cell{c.ID, c.Line, c.Declares, c.Expect, c.Stdin, c.Predict, c.Output, c.OutputLine})
	}
	assert.Equal(t, []cell{
		{id: "cell-1", line: 6, declares: true},
		{id: "board", line: 15, declares: true},
		{id: "guess", line: 26, predict: true, output: "4 4\n", outputLine: 34},
		{id: "cell-4", line: 42, declares: true},
		{id: "wrong", line: 58, expect: notebook.CompileError, outputLine: 63, output: "1:15: cannot use []int{1} (value of type []int) as Board value in variable declaration\n"},
		{id: "cell-6", line: 69, declares: true, expect: notebook.CompileError},
		{id: "cell-7", line: 78, stdin: "4\n5\n", output: "xxxx\n", outputLine: 86},
		{id: "cell-8", line: 90, expect: notebook.Panic},
	}, got)
	assert.Equal(t, "b := Board{2, 4}\nfmt.Println(b.last(), n)\n", n.Cells[2].Source)
}

func TestParseWithCRLF(t *testing.T) {
	n := parse(t, strings.ReplaceAll(lesson(t)["README.md"], "\n", "\r\n"))
	assert.Equal(t, "b := Board{2, 4}\nfmt.Println(b.last(), n)\n", n.Cells[2].Source)
	assert.Equal(t, "4 4\n", n.Cells[2].Output)
	assert.Equal(t, 78, n.Cells[6].Line)
}

func TestDeclarationsOrStatements(t *testing.T) {
	tests := []struct {
		name, source string
		declares     bool
	}{
		{"a function", "func f() {}", true},
		{"a variable alone", "var x = 1", true},
		{"an import alone", `import "fmt"`, true},
		{"a variable and its use", "var x = 1\nfmt.Println(x)", false},
		{"a type and its use", "type T int\nvar t T\n_ = t", false},
		{"a call", "f()", false},
		{"a function literal", "func() { f() }()", false},
		{"a block", "{\n\tf()\n}", false},
		{"a loop", "for i := 0; i < 3; i++ {\n\tf()\n}", false},
		{"a comment first", "// What follows.\nf()", false},
		{"a comment last", "f() // done", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			n := parse(t, cells("\n"+test.source))
			assert.Equal(t, test.declares, n.Cells[0].Declares)
		})
	}
}

func TestFaults(t *testing.T) {
	const out = "```output\n1\n```\n"
	tests := []struct{ name, src, err string }{
		{"a mixture", cells("\nfunc f() {}\n\nf()"), "line 4: the cell mixes declarations and statements: a statement begins here, but line 2 is a declaration; make them two cells"},
		{"a mixture, statement first", cells("\nx := 1\nvar y = 2\nimport \"fmt\""), "line 4: the cell mixes declarations and statements: a declaration begins here, but line 2 is a statement; make them two cells"},
		{"a mixture with a method", cells("\nvar x = 1\nx = 2\nfunc (b Board) f() {}"), "line 4: the cell mixes declarations and statements: a declaration begins here, but line 3 is a statement; make them two cells"},
		{"a syntax error in statements", cells("\nf()\nx := := 2"), "line 3: the cell is not valid Go: expected operand, found ':=' (a cell that is meant not to compile says expect=compile-error)"},
		{"a syntax error in a function", cells("\nfunc f() {\n\tx = = 2\n}"), "line 3: the cell is not valid Go: expected operand, found '=' (a cell that is meant not to compile says expect=compile-error)"},
		{"a brace too many", cells("\nf()\n}\nfunc g() {\n"), "line 4: the cell mixes declarations and statements: a declaration begins here, but line 2 is a statement; make them two cells"},
		{"a brace too few", cells("\nif x {\n\tf()"), "line 3: the cell is not valid Go: expected '}', found 'EOF' (a cell that is meant not to compile says expect=compile-error)"},
		{"a package clause", cells("\n// A program.\npackage main\n\nfunc main() {}"), "line 3: a cell has no package clause; its program gets one"},
		{"nothing", cells(""), "line 2: the cell holds no code"},
		{"only a comment", cells("\n// nothing"), "line 2: the cell holds no code"},
		{"main", cells("\nvar x = 1\n\nfunc main() {}"), "line 4: a cell cannot declare main: a cell of statements is the body of main by itself"},
		{"init", cells("\nfunc init() {}"), "line 2: a cell cannot declare init: declaring it again would not replace it"},
		{"blank variable", cells("\nvar _ = 1"), "line 2: a cell cannot declare _: declaring it again would not replace it"},
		{"blank constant in a group", cells("\nconst (\n\t_ = iota\n\ta\n)"), "line 2: a cell cannot declare _: declaring it again would not replace it"},
		{"dot import", cells("\nimport (\n\t. \"fmt\"\n)"), "line 3: a cell cannot import a package as .: nobody could tell where it is used"},
		{"unknown word", cells(" id=a slow\nf()"), `line 1: unknown word slow after go; there are id=NAME, expect=..., stdin="..." and predict`},
		{"unknown expectation", cells(" expect=failure\nf()"), "line 1: expect=failure: there are compile-error, panic and time-limit"},
		{"expectation without a value", cells(" expect\nf()"), "line 1: expect=: there are compile-error, panic and time-limit"},
		{"bad id", cells(" id=1st\nf()"), "line 1: id=1st: an id is a letter and then at most 63 letters, digits, - or _"},
		{"twice", cells(" id=a id=b\nf()"), "line 1: id is given twice"},
		{"predict with a value", cells(" predict=no\nf()"), "line 1: predict takes no value"},
		{"stdin without a value", cells(" stdin\nf()"), `line 1: stdin needs a value, as in stdin="4\n"`},
		{"a quote left open", cells(" stdin=\"4\nf()"), `line 1: the quote in stdin="4 is never closed`},
		{"duplicate id", cells(" id=a\nf()", " id=a\nf()"), "line 5: the id a is taken by the cell on line 1"},
		{"an id like a given one", cells(" id=cell-2\nf()", "\nf()"), "line 5: the id cell-2 is taken by the cell on line 1"},
		{"output without a cell", "# T\n\n" + out, "line 3: there is no cell right before this output fence; only blank lines, or the start of a <details> element, may stand between them"},
		{"output after text", cells("\nf()") + "It prints\n\n" + out, "line 7: there is no cell right before this output fence; only blank lines, or the start of a <details> element, may stand between them"},
		{"output after another fence", cells("\nf()") + "```text\n```\n" + out, "line 7: there is no cell right before this output fence; only blank lines, or the start of a <details> element, may stand between them"},
		{"two outputs", cells("\nf()") + out + out, "line 8: there is no cell right before this output fence; only blank lines, or the start of a <details> element, may stand between them"},
		{"words of output", cells("\nf()") + "```output head\n```\n", "line 5: an output fence of a lesson has no further words"},
		{"predict in the open", cells(" predict\nf()") + out, "line 5: the output of a predict cell must stand in <details>, or nobody will predict it"},
		{"declarations with output", cells("\nfunc f() {}") + out, "line 5: a cell of declarations prints nothing; remove the output fence"},
		{"declarations with stdin", cells(" stdin=4\nfunc f() {}"), "line 1: a cell of declarations is not run, so it has no use for stdin"},
		{"declarations to predict", cells(" predict\nfunc f() {}"), "line 1: a cell of declarations prints nothing, so there is nothing to predict"},
		{"declarations that panic", cells(" expect=panic\nfunc f() {}"), "line 1: a cell of declarations is not run, so it cannot end in expect=panic"},
		{"a cell left open", "```go\nf()\n", "line 1: the fence is never closed"},
		{"inside HTML", "<details>\n```go\nf()\n```\n</details>\n", "line 2: this fence counts as HTML; leave a blank line between the tag above and the fence\nline 4: this fence counts as HTML; leave a blank line between the tag above and the fence"},
		{"several", cells("\nx := := 1", " fast\nf()"), "line 2: the cell is not valid Go: expected operand, found ':=' (a cell that is meant not to compile says expect=compile-error)\n" + `line 5: unknown word fast after go; there are id=NAME, expect=..., stdin="..." and predict`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := notebook.Parse([]byte(test.src))
			require.EqualError(t, err, test.err)
			var fault *notebook.Fault
			assert.ErrorAs(t, err, &fault)
		})
	}
}
