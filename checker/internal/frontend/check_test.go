package frontend

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rejected checks that src is rejected, and gives the rejection.
func rejected(t *testing.T, src string) *Rejection {
	t.Helper()
	p, err := Check([]byte(src))
	require.Error(t, err)
	assert.Nil(t, p)
	var r *Rejection
	require.True(t, errors.As(err, &r), "%T", err)
	require.NotEmpty(t, r.Diagnostics)
	return r
}

func accepted(t *testing.T, src string) *Program {
	t.Helper()
	p, err := Check([]byte(src))
	require.NoError(t, err)
	return p
}

// compileErrors are the programs of testdata/compile-errors. Each opens with
// comments that say what the compiler says of it, a line for a line, or the line
// of its first syntax error.
func compileErrors(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("testdata/compile-errors/*.go")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	sources := map[string]string{}
	for _, file := range files {
		src, err := os.ReadFile(file)
		require.NoError(t, err)
		sources[strings.TrimSuffix(filepath.Base(file), ".go")] = string(src)
	}
	return sources
}

// announced is what the comments at the top of a program say of it.
func announced(src string) string {
	head, _, _ := strings.Cut(src, "\n\n")
	lines := strings.Split(head, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimPrefix(strings.TrimPrefix(line, "//"), " ")
	}
	return strings.Join(lines, "\n")
}

// words gives a rejection in the manner of the comments.
func (r *Rejection) words() string {
	if r.Syntax {
		return fmt.Sprintf("%d: syntax error", r.Diagnostics[0].Line)
	}
	return r.Error()
}

func TestCompileErrors(t *testing.T) {
	for name, src := range compileErrors(t) {
		t.Run(name, func(t *testing.T) {
			r := rejected(t, src)
			assert.False(t, r.Restricted)
			assert.Equal(t, announced(src), r.words())
		})
	}
}

// oddFiles are no programs for reasons that a source file in a repository could
// not show.
var oddFiles = []struct {
	name, src string
	line      int
	syntax    bool
	words     string
}{
	{"empty", "", 1, true, "syntax error: expected 'package', found 'EOF'"},
	{"only blank lines", "\n\n\n", 3, true, "syntax error: expected 'package', found 'EOF'"},
	{"nothing after import", "package main\n\nimport (\n", 3, true, "syntax error: expected ')', found 'EOF'"},
	{"a zero byte", "package main\n\nfunc main() { \x00 }\n", 3, true, "syntax error: illegal character NUL"},
	{"not UTF-8 in code", "package main\n\nfunc main() {\n\tn\xe9 := 1\n}\n", 4, true, "syntax error: illegal UTF-8 encoding"},
	{"not UTF-8 in a string", "package main\n\nvar s = \"\xff\"\n\nfunc main() {}\n", 3, true, "syntax error: illegal UTF-8 encoding"},
	{"not UTF-8 in a comment", "package main\n\n// d\xe9j\xe0 vu\nfunc main() {}\n", 3, true, "syntax error: illegal UTF-8 encoding"},
	{"a byte order mark inside", "package main\n\nvar s = \"\uFEFF\"\n\nfunc main() {}\n", 3, true, "syntax error: illegal byte order mark"},
	{"a Python program", "print(\"8 queens\")\n", 1, true, "syntax error: expected 'package', found print"},
	{"the end of the file without a line end", "package main\n\nfunc main() {", 3, true, "syntax error: expected '}', found 'EOF'"},
	{"another package", "package queens\n\nfunc main() {}\n", 1, false, "package queens is not a program: a submission is package main"},
	{"a test", "package main_test\n\nfunc main() {}\n", 1, false, "package main_test is not a program: a submission is package main"},
	{"not of the standard library", "package main\n\nimport \"github.com/example/queens\"\n\nfunc main() { queens.Solve(8) }\n", 3, false,
		"package github.com/example/queens is not in std"},
}

func TestOddFiles(t *testing.T) {
	for _, test := range oddFiles {
		t.Run(test.name, func(t *testing.T) {
			r := rejected(t, test.src)
			assert.False(t, r.Restricted)
			assert.Equal(t, test.syntax, r.Syntax)
			assert.Equal(t, test.line, r.Diagnostics[0].Line)
			assert.Equal(t, test.words, r.Diagnostics[0].Message)
		})
	}
}

func TestSize(t *testing.T) {
	program := "package main\n\nfunc main() {}\n//"
	accepted(t, program+strings.Repeat("x", MaxSource-len(program)))
	r := rejected(t, program+strings.Repeat("x", MaxSource-len(program)+1))
	assert.Equal(t, []Diagnostic{{Message: "the file has 1048577 bytes; a submission may have at most 1048576"}}, r.Diagnostics)
}

// TestEndlessErrors would take minutes if each error were looked into.
func TestEndlessErrors(t *testing.T) {
	r := rejected(t, "package main\n\nfunc main() {\n"+strings.Repeat("\tqueens()\n", 30_000)+"}\n")
	require.Len(t, r.Diagnostics, 11)
	assert.Equal(t, Diagnostic{Line: 13, Column: 2, Message: "undefined: queens"}, r.Diagnostics[9])
	assert.Equal(t, Diagnostic{Line: 13, Column: 2, Message: "too many errors"}, r.Diagnostics[10])

	r = rejected(t, "package main\n\nfunc main() { "+strings.Repeat("queens(); ", 30_000)+"}\n")
	assert.Equal(t, []Diagnostic{{Line: 3, Column: 15, Message: "undefined: queens"}}, r.Diagnostics)
}

func TestAccepted(t *testing.T) {
	for name, src := range map[string]string{
		"the shortest":      "package main;func main(){}",
		"a byte order mark": "\uFEFFpackage main\n\nfunc main() {}\n",
		"CRLF":              "package main\r\n\r\nimport \"fmt\"\r\n\r\nfunc main() {\r\n\tfmt.Println(`a\r\nb`)\r\n}\r\n",
		"new things":        "package main\n\nfunc main() {\n\tfor range 3 {\n\t}\n\t_ = new(8)\n\t_ = min(1, 2)\n}\n",
		"two parts of main": "package main\n\nfunc init() {}\n\nfunc init() {}\n\nfunc main() {}\n",
		"its own name for a package it does not import": "package main\n\nvar strings = []string{\"a\"}\n\nfunc main() { _ = strings }\n",
	} {
		t.Run(name, func(t *testing.T) {
			p := accepted(t, src)
			assert.Equal(t, strings.TrimPrefix(src, "\uFEFF"), string(p.Source()))
		})
	}
}

func TestImports(t *testing.T) {
	p := accepted(t, "package main\n\nimport (\n\t\"fmt\"\n\tr \"math/rand/v2\"\n\t_ \"strings\"\n)\n\nfunc main() { fmt.Println(r.Int()) }\n")
	assert.ElementsMatch(t, []string{"fmt", "math/rand/v2", "strings"}, p.Imports())
}

func TestRejectionError(t *testing.T) {
	r := &Rejection{Diagnostics: []Diagnostic{{Line: 4, Column: 2, Message: "undefined: a"}, {Line: 5, Column: 9, Message: "b\n\tc"}}}
	assert.EqualError(t, r, "4:2: undefined: a\n5:9: b\n\tc")
}
