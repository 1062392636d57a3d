package notebook_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/notebook"
)

func TestMissingFromNothing(t *testing.T) {
	files := lesson(t)
	n := parse(t, files["README.md"])
	assert.Empty(t, n.MissingFrom([]byte(files["main.go"])))
	assert.Empty(t, n.MissingFrom([]byte(strings.ReplaceAll(files["main.go"], "\n", "\r\n"))))
}

func TestMissingFrom(t *testing.T) {
	const head = "package main\n\n"
	tests := []struct{ name, cell, main, fault string }{
		{"the same", "func f() int { return 1 }", "func f() int { return 1 }\nfunc main() {}", ""},
		{"other layout", "func f() int { return 1 }", "func f() int {\n\treturn 1\n}", "line 2: func f is not the same in main.go (line 3): the cell has `}` where main.go has the end of a line"},
		{"another value", "func f() int {\n\treturn 1\n}", "func f() int {\n\treturn 2\n}", "line 2: func f is not the same in main.go (line 3): the cell has `1` where main.go has `2`"},
		{"less", "func f() {}", "func f() {\n\tg()\n}", "line 2: func f is not the same in main.go (line 3): the cell has `}` where main.go has `g`"},
		{"absent", "func f() {}", "func g() {}", "line 2: func f does not stand in main.go"},
		{"another kind", "var f int", "func f() {}", "line 2: var f is func f in main.go (line 3)"},
		{"a doc comment", "// f is good.\nfunc f() {}", "// f does it.\nfunc f() {}", ""},
		{"a comment inside", "func f() {\n\tg() // once\n}", "func f() {\n\tg() // twice\n}", "line 2: func f is not the same in main.go (line 3): the cell has `// once` where main.go has `// twice`"},
		{"a comment at the end of a variable", "var a = 1 // one", "var a = 1", ""},
		{"a method", "type A int\n\nfunc (a A) f() {}", "type A int\n\nfunc (a *A) f() {}", "line 4: func A.f is not the same in main.go (line 5): the cell has `A` where main.go has `*`"},
		{"a method of another type", "type A int\n\nfunc (a A) f() {}", "type A int\ntype B int\n\nfunc (b B) f() {}", "line 4: func A.f does not stand in main.go"},
		{"a variable in a group", "var n int", "var (\n\tn    int // the size\n\tlong = 1\n)", ""},
		{"a group as single variables", "var (\n\tn    int\n\tlong = 1 // why\n)", "var n int\n\nvar long = 1", ""},
		{"one of a group differs", "var (\n\tn    int\n\tlong = 1\n)", "var (\n\tn    int\n\tlong = 2\n)", "line 4: var long is not the same in main.go (line 5): the cell has `1` where main.go has `2`"},
		{"two on a line", "var a, b int", "var a int\nvar b int", "line 2: var a, b is var a in main.go (line 3)"},
		{"a constant in a group", "const n = 8", "const (\n\tn = 8\n\tm = 9\n)", ""},
		{"iota", "const (\n\tempty = iota // none\n\tqueen\n)", "const (\n\tempty = iota\n\tqueen // one\n)", ""},
		{"iota in another order", "const (\n\tempty = iota\n\tqueen\n)", "const (\n\tqueen = iota\n\tempty\n)", "line 2: const empty, queen is const queen, empty in main.go (line 3)"},
		{"iota in a larger group", "const (\n\tempty = iota\n\tqueen\n)", "const (\n\tempty = iota\n\tqueen\n\tking\n)", "line 2: const empty, queen is const empty, queen, king in main.go (line 3)"},
		{"a comment in a struct", "type A struct {\n\tn int // size\n}", "type A struct {\n\tn int\n}", "line 2: type A is not the same in main.go (line 3): the cell has `// size` where main.go has the end of a line"},
		{"a raw string", "var s = `a\nb`", "var s = `a\n b`", "line 2: var s is not the same in main.go (line 3): the cell has \"`a\\nb`\" where main.go has \"`a\\n b`\""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			faults := parse(t, cells("\n"+test.cell)).MissingFrom([]byte(head + test.main + "\n"))
			if test.fault == "" {
				assert.Empty(t, faults)
				return
			}
			require.Len(t, faults, 1)
			assert.EqualError(t, faults[0], test.fault)
			var fault *notebook.Fault
			assert.ErrorAs(t, faults[0], &fault)
		})
	}
}

func TestMissingFromBrokenMain(t *testing.T) {
	faults := parse(t, cells("\nfunc f() {}")).MissingFrom([]byte("package main\n\nfunc {\n"))
	require.Len(t, faults, 1)
	assert.EqualError(t, faults[0], "main.go is not valid Go: 3:6: expected 'IDENT', found '{'")
}
