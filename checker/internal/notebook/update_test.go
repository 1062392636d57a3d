package notebook_test

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/notebook"
)

func TestUpdateChangesNothing(t *testing.T) {
	for _, src := range []string{lesson(t)["README.md"], strings.ReplaceAll(lesson(t)["README.md"], "\n", "\r\n"), "```go\nf()\n```"} {
		n := parse(t, src)
		outputs := map[int]string{}
		for i, c := range n.Cells {
			outputs[i] = c.Output
		}
		assert.Equal(t, src, string(n.Update(outputs)))
		assert.Equal(t, src, string(n.Update(nil)))
	}
}

func TestUpdate(t *testing.T) {
	const cell = "```go\nf()\n```\n"
	const guess = "```go predict\nf()\n```\n"
	const after = "\nMore text.\n"
	tests := []struct{ name, src, output, want string }{
		{"other output", cell + "\n```output\n1\n```\n" + after, "2\n", cell + "\n```output\n2\n```\n" + after},
		{"no line end", cell + "```output\n1\n```\n", "1", cell + "```output\n1\n```\n"},
		{"CRLF printed", cell + "```output\n1\n```\n", "1\r\n", cell + "```output\n1\n```\n"},
		{"CRLF file", "```go\r\nf()\r\n```\r\n\r\n```output\r\n1\r\n```\r\n", "2\n3\n", "```go\r\nf()\r\n```\r\n\r\n```output\r\n2\r\n3\r\n```\r\n"},
		{"emptied", cell + "```output\n1\n```\n", "", cell + "```output\n```\n"},
		{"a new fence", cell + after, "1\n", cell + "\n```output\n1\n```\n" + after},
		{"a new fence at the end of the file", "```go\nf()\n```", "1\n", cell + "\n```output\n1\n```\n"},
		{"no fence for nothing", cell + after, "", cell + after},
		{"no fence into somebody's details", cell + "\n<details>\n\nA hint.\n\n</details>\n", "1\n", cell + "\n```output\n1\n```\n\n<details>\n\nA hint.\n\n</details>\n"},
		{"output with a fence", cell + "```output\n1\n```\n", "```\n", cell + "````output\n```\n````\n"},
		{"new output with a fence", cell, "a\n```go\n```\n", cell + "\n````output\na\n```go\n```\n````\n"},
		{"a fence that stays long", cell + "````output\n```\n````\n", "1\n", cell + "````output\n1\n````\n"},
		{"in details", guess + "\n<details>\n<summary>Look</summary>\n\n```output\n1\n```\n\n</details>\n", "2\n", guess + "\n<details>\n<summary>Look</summary>\n\n```output\n2\n```\n\n</details>\n"},
		{"new details", guess + after, "1\n", guess + "\n<details>\n<summary>What it prints</summary>\n\n```output\n1\n```\n\n</details>\n" + after},
		{"into details that wait for it", guess + "\n<details>\n<summary>Look at <code>n</code></summary>\n\n</details>\n", "1\n", guess + "\n<details>\n<summary>Look at <code>n</code></summary>\n\n```output\n1\n```\n\n</details>\n"},
		{"into details without a blank line", guess + "<details><summary>Look</summary>\n</details>\n", "1\n", guess + "<details><summary>Look</summary>\n\n```output\n1\n```\n\n</details>\n"},
		{"into details with more inside", guess + "\n<details>\n\nSo many.\n\n</details>\n", "1\n", guess + "\n<details>\n\n```output\n1\n```\n\nSo many.\n\n</details>\n"},
		{"new details with text right behind", guess + "More.\n", "1\n", guess + "\n<details>\n<summary>What it prints</summary>\n\n```output\n1\n```\n\n</details>\n\nMore.\n"},
		{"details outside the cell's list", "- ```go predict\n  f()\n  ```\n<details>\n\n</details>\n", "1\n", "- ```go predict\n  f()\n  ```\n\n  <details>\n  <summary>What it prints</summary>\n\n  ```output\n  1\n  ```\n\n  </details>\n\n<details>\n\n</details>\n"},
		{"in a quote", "> ```go\n> f()\n> ```\n", "1\n\n2\n", "> ```go\n> f()\n> ```\n>\n> ```output\n> 1\n>\n> 2\n> ```\n"},
		{"tildes", "~~~go\nf()\n~~~\n\n~~~output\n1\n~~~\n", "```\n~~~\n", "~~~go\nf()\n~~~\n\n~~~~output\n```\n~~~\n~~~~\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			n := parse(t, test.src)
			got := string(n.Update(map[int]string{0: test.output}))
			assert.Equal(t, test.want, got)
			again := parse(t, got)
			assert.Equal(t, notebook.FenceText(test.output), again.Cells[0].Output)
			assert.Equal(t, got, string(again.Update(map[int]string{0: test.output})), "twice is once")
		})
	}
}

func TestUpdateOfSeveral(t *testing.T) {
	n := parse(t, cells("\nf()", " id=x\ng()", "\nh()"))
	want := "```go\nf()\n```\n\n```output\n1\n```\n\n```go id=x\ng()\n```\n\n```go\nh()\n```\n\n```output\n3\n```\n\n"
	assert.Equal(t, want, string(n.Update(map[int]string{0: "1\n", 2: "3\n"})))
}

// FuzzParse holds what must be true of every notebook that parses.
func FuzzParse(f *testing.F) {
	f.Add([]byte(lesson(f)["README.md"]))
	f.Add([]byte(strings.ReplaceAll(lesson(f)["README.md"], "\n", "\r\n")))
	f.Add([]byte("> ```go stdin=\"4\\n\"\n> f()\n> ```\n>\n> ```output\n> 1\n>\n> ```\n"))
	f.Add([]byte("- a\n\n  ~~~go predict\n  for {}\n  ~~~\n\n  <details>\n\n  ~~~output\n\n   x\n  ~~~\n"))
	f.Add([]byte("```go\nvar a int; var b, c = 1, `\n`\nimport \"x\"\n```\n```go\nvar b = 1 // x\n```\n```go expect=compile-error\nfunc (a *A[T]) x() { /*\n```"))
	f.Fuzz(func(t *testing.T, src []byte) {
		n, err := notebook.Parse(src)
		if err != nil {
			return
		}
		same, other := map[int]string{}, map[int]string{}
		for i, c := range n.Cells {
			same[i] = c.Output
			checkProgram(t, n, i)
			if !c.Declares || c.Expect == notebook.CompileError {
				other[i] = "a\n\n```\nb"
			}
		}
		require.Equal(t, string(src), string(n.Update(same)))
		updated := n.Update(other)
		again, err := notebook.Parse(updated)
		require.NoError(t, err, "%s", updated)
		for i := range other {
			require.Equal(t, "a\n\n```\nb\n", again.Cells[i].Output, "%s", updated)
			require.Equal(t, n.Cells[i].Source, again.Cells[i].Source)
		}
		n.MissingFrom(src)
		for _, c := range n.Cells {
			n.MissingFrom([]byte("package main\n" + c.Source))
		}
	})
}

// checkProgram makes sure that each line of a program that comes from the cell
// is that line, and that all of the cell is there but for its imports.
func checkProgram(t *testing.T, n *notebook.Notebook, i int) {
	p, err := n.Program(i)
	require.NoError(t, err)
	c := &n.Cells[i]
	cellLines := strings.Split(c.Source, "\n")
	found := 0
	for k, line := range strings.Split(string(p.Source), "\n") {
		cell, number, ok := p.Locate(k + 1)
		if !ok || cell != i || number > c.Lines() {
			continue
		}
		if line == cellLines[number-1] {
			found++
		}
		require.LessOrEqual(t, len(line), len(cellLines[number-1]), "columns")
	}
	if !c.Declares {
		require.Equal(t, c.Lines(), found)
	}
	if c.Expect != notebook.CompileError {
		_, err = parser.ParseFile(token.NewFileSet(), "", p.Source, parser.SkipObjectResolution)
		require.NoError(t, err, "%s", p.Source)
	}
}
