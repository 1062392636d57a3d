package notebook_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/notebook"
)

// program is the source of a cell's program.
func program(t *testing.T, n *notebook.Notebook, cell int) string {
	t.Helper()
	p, err := n.Program(cell)
	require.NoError(t, err)
	return string(p.Source)
}

func TestProgram(t *testing.T) {
	files := lesson(t)
	n := parse(t, files["README.md"])
	for i := range 7 {
		t.Run(n.Cells[i].ID, func(t *testing.T) {
			assert.Equal(t, files[n.Cells[i].ID], program(t, n, i))
		})
	}
	_, err := n.Program(8)
	assert.EqualError(t, err, "there is no cell number 9; the notebook has 8")
}

// TestLocate looks for a text in the last cell's program and asks where its line
// comes from.
func TestLocate(t *testing.T) {
	n := parse(t, lesson(t)["README.md"])
	tests := []struct {
		cell       int
		text       string
		from, line int // 0, 0: from nowhere
	}{
		{2, `"fmt"`, 0, 2},
		{2, "type Board []int", 1, 2},
		{2, "var n = 4", 1, 6},
		{2, "b := Board", 2, 1},
		{2, "fmt.Println", 2, 2},
		{2, "package main", 0, 0},
		{2, "func main", 0, 0},
		{4, "n    int", 3, 5},
		{4, "return c == d", 3, 10},
		{4, "var b Board", 4, 1},
		{3, "type Board struct", 3, 3},
		{3, "func main", 0, 0},
		{6, `"strings"`, 0, 3},
	}
	for _, test := range tests {
		p, err := n.Program(test.cell)
		require.NoError(t, err)
		before, _, found := strings.Cut(string(p.Source), test.text)
		require.True(t, found, test.text)
		cell, line, ok := p.Locate(1 + strings.Count(before, "\n"))
		assert.Equal(t, test.line > 0, ok, test.text)
		assert.Equal(t, test.from, cell, test.text)
		assert.Equal(t, test.line, line, test.text)
	}
}

func TestLocateTheEnd(t *testing.T) {
	n := parse(t, cells(" expect=compile-error\nif x {\n\tf()", " expect=compile-error\nfunc f() {\n"))
	for i, lines := range []int{2, 2} {
		p, err := n.Program(i)
		require.NoError(t, err)
		after := strings.Count(string(p.Source), "\n") + 1
		cell, line, ok := p.Locate(after)
		require.True(t, ok)
		assert.Equal(t, i, cell)
		assert.Equal(t, lines+1, line)
		_, _, ok = p.Locate(0)
		assert.False(t, ok)
	}
	p, err := n.Program(0)
	require.NoError(t, err)
	_, line, ok := p.Locate(strings.Count(string(p.Source), "\n"))
	assert.True(t, ok)
	assert.Equal(t, 3, line, "the brace that closes main")
}

func TestReplacement(t *testing.T) {
	tests := []struct {
		name    string
		sources []string
		want    []string // the declarations that hold at the end
	}{
		{"a function", []string{"\nfunc f() {}\nfunc g() {}", "\nfunc f() int { return 1 }"}, []string{"func g() {}", "func f() int { return 1 }"}},
		{"another kind", []string{"\nvar x = 1", "\nfunc x() {}"}, []string{"func x() {}"}},
		{"a method by receiver and name", []string{"\ntype A int\ntype B int\nfunc (a A) f() {}\nfunc (b B) f() {}", "\nfunc (x *A) f() {}"}, []string{"type A int", "type B int", "func (b B) f() {}", "func (x *A) f() {}"}},
		{"a method is no function", []string{"\ntype A int\nfunc (a A) f() {}", "\nfunc f() {}"}, []string{"type A int", "func (a A) f() {}", "func f() {}"}},
		{"a type and its methods", []string{"\ntype A int\nfunc (a A) f() {}", "\nfunc (a *A) g() {}\nfunc h() {}", "\ntype A string\nfunc (a A) k() {}"}, []string{"func h() {}", "type A string", "func (a A) k() {}"}},
		{"a generic type and its methods", []string{"\ntype A[T any] []T\nfunc (a A[T]) f() {}", "\ntype A int"}, []string{"type A int"}},
		{"a type by a function", []string{"\ntype A int\nfunc (a A) f() {}", "\nfunc A() {}"}, []string{"func A() {}"}},
		{"one of a group", []string{"\nvar (\n\ta = 1\n\tb = 2\n)\nvar c = 3", "\nvar b = 4"}, []string{"var c = 3", "var b = 4"}},
		{"one of a line", []string{"\nvar a, b = 1, 2", "\nvar a = 4"}, []string{"var a = 4"}},
		{"one of a group of types", []string{"\ntype (\n\tA int\n\tB int\n)\nfunc (b B) f() {}", "\ntype A string"}, []string{"type A string"}},
		{"two on one line", []string{"\nvar a int; var b int", "\nvar a string"}, []string{"var b int", "var a string"}},
		{"failing cells add nothing", []string{"\nvar a = 1", " expect=compile-error\nvar a = \"x\" + 1"}, []string{"var a = 1"}},
		{"again and again", []string{"\nvar a = 1", "\nvar a = 2", "\nvar a = 3"}, []string{"var a = 3"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			n := parse(t, cells(append(test.sources, "\nprintln()")...))
			var got []string
			for _, d := range n.Current() {
				got = append(got, d.Source)
			}
			assert.Equal(t, test.want, got)
			text := program(t, n, len(test.sources))
			for _, d := range test.want {
				assert.Contains(t, text, d)
			}
			assert.Equal(t, len(test.want), strings.Count(text, "func ")+strings.Count(text, "var ")+strings.Count(text, "type ")-1)
		})
	}
}

func TestCurrent(t *testing.T) {
	n := parse(t, lesson(t)["README.md"])
	assert.Equal(t, []notebook.Declaration{
		{Name: "n", Cell: 1, Line: 20, Source: "var n = 4"},
		{Name: "Board", Cell: 3, Line: 44, Source: "type Board struct {\n\tcols []int\n\tn    int\n}"},
		{Name: "attacks", Cell: 3, Line: 49, Source: "func attacks(c, d, rows int) bool {\n\t// Rows never meet.\n\treturn c == d || c-d == rows || d-c == rows\n}"},
	}, n.Current())
}

func TestReplacedTextIsGone(t *testing.T) {
	n := parse(t, cells("\n// f is old.\nfunc f() {} // really\n\nvar s = `a\n\nb`\n\n// Stays.\n\nvar a int; /* x */ var b int", "\nfunc f() int { return 1 }", "\nvar a string", "\nf()"))
	assert.Equal(t, "package main\n\nvar s = `a\n\nb`\n\n// Stays.\n\n                   var b int\n\nfunc f() int { return 1 }\n\nvar a string\n\nfunc main() {\nf()\n}\n", program(t, n, 3))
}

func TestImports(t *testing.T) {
	tests := []struct {
		name    string
		sources []string
		want    string // the imports of the last cell's program
	}{
		{"none used", []string{"\nimport \"fmt\"", "\nprintln()"}, ""},
		{"merged", []string{"\nimport \"fmt\"", "\nimport (\n\t\"os\"\n\t\"strings\"\n)", "\nfmt.Println(strings.ToUpper(\"a\"))"}, "import \"fmt\"\nimport (\n\t\"strings\"\n)\n\n"},
		{"used by a declaration", []string{"\nimport \"fmt\"\n\nfunc f() { fmt.Println() }", "\nf()"}, "import \"fmt\"\n\n"},
		{"of a declaration that is gone", []string{"\nimport \"fmt\"\n\nfunc f() { fmt.Println() }", "\nfunc f() {}", "\nf()"}, ""},
		{"renamed", []string{"\nimport str \"strings\"", "\n_ = str.ToUpper(\"a\")"}, "import str \"strings\"\n\n"},
		{"a version at the end", []string{"\nimport \"math/rand/v2\"", "\n_ = rand.IntN(3)"}, "import \"math/rand/v2\"\n\n"},
		{"the newer of one name", []string{"\nimport \"math/rand/v2\"", "\nimport \"math/rand\"", "\n_ = rand.Intn(3)"}, "import \"math/rand\"\n\n"},
		{"twice", []string{"\nimport \"fmt\"", "\nimport \"fmt\"", "\nfmt.Println()"}, "import \"fmt\"\n\n"},
		{"a local variable of that name", []string{"\nimport \"sort\"", "\nsort := struct{ n int }{1}\n_ = sort.n"}, ""},
		{"a field of that name", []string{"\nimport \"sort\"\n\ntype T struct{ sort int }", "\n_ = T{sort: 1}"}, ""},
		{"a function of that name", []string{"\nimport \"sort\"", "\nfunc sort() {}", "\nsort()"}, ""},
		{"of a failing cell", []string{" expect=compile-error\nimport \"fmt\"\nvar x int = \"\"", "\nfmt.Println()"}, ""},
		{"kept in a failing cell", []string{" expect=compile-error\nimport \"fmt\""}, "import \"fmt\"\n\n"},
		{"two on one line", []string{"\nimport \"fmt\"; import \"os\"", "\nfmt.Fprintln(os.Stderr)"}, "import \"fmt\"\nimport (\n                     \"os\"\n)\n\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			n := parse(t, cells(test.sources...))
			text := program(t, n, len(test.sources)-1)
			text = strings.TrimPrefix(text, "package main\n\n")
			end := strings.LastIndex(text, "import")
			if end >= 0 {
				end += strings.Index(text[end:], "\n\n") + 2
			}
			assert.Equal(t, test.want, text[:max(end, 0)])
		})
	}
}

// TestBrokenImports is a cell whose imports do not parse: it stands above the
// other declarations, where imports belong.
func TestBrokenImports(t *testing.T) {
	n := parse(t, cells("\nimport \"fmt\"\n\nfunc f() { fmt.Println() }", " expect=compile-error\nimport os\n\nfunc g() {}"))
	assert.Equal(t, "package main\n\nimport \"fmt\"\n\nimport os\n\nfunc g() {}\n\nfunc f() { fmt.Println() }\n\nfunc main() {}\n", program(t, n, 1))
}

// TestBrokenCells tells what a cell that does not parse was meant to be.
func TestBrokenCells(t *testing.T) {
	tests := []struct {
		source   string
		declares bool
	}{
		{"func f() {\n\tx = = 1\n}", true},
		{"func f()\n{\n}", true},
		{"x := 1 +", false},
		{"var x = \nf() g()", true},
		{"var x int\nx = = 2", false},
		{"var x = ", true},
		{"type T struct {\n\ta int,\n}", true},
		{"for {", false},
		{"while x {\n}\n", false},
		{"fmt.Println(\"a)", false},
		{"/* left open", true},
	}
	for _, test := range tests {
		src := cells(" expect=compile-error\n" + test.source)
		if test.source == "/* left open" {
			_, err := notebook.Parse([]byte(src))
			require.EqualError(t, err, "line 2: the cell holds no code")
			continue
		}
		n := parse(t, src)
		assert.Equal(t, test.declares, n.Cells[0].Declares, test.source)
		assert.Contains(t, program(t, n, 0), test.source)
	}
}
