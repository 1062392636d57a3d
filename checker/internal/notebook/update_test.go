package notebook_test

import (
	"go/parser"
	"go/token"
	"slices"
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
		assert.Equal(t, src, string(n.Update(notebook.Outputs{Cells: outputs})))
		assert.Equal(t, src, string(n.Update(notebook.Outputs{})))
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
			got := string(n.Update(notebook.Outputs{Cells: map[int]string{0: test.output}}))
			assert.Equal(t, test.want, got)
			again := parse(t, got)
			assert.Equal(t, notebook.FenceText(test.output), again.Cells[0].Output)
			assert.Equal(t, got, string(again.Update(notebook.Outputs{Cells: map[int]string{0: test.output}})), "twice is once")
		})
	}
}

func TestUpdateOfSeveral(t *testing.T) {
	n := parse(t, cells("\nf()", " id=x\ng()", "\nh()"))
	want := "```go\nf()\n```\n\n```output\n1\n```\n\n```go id=x\ng()\n```\n\n```go\nh()\n```\n\n```output\n3\n```\n\n"
	assert.Equal(t, want, string(n.Update(notebook.Outputs{Cells: map[int]string{0: "1\n", 2: "3\n"}})))
}

// asItStands are the outputs that the README has.
func asItStands(n *notebook.Notebook) notebook.Outputs {
	same := notebook.Outputs{Cells: map[int]string{}, Tables: map[int]string{}}
	for i, c := range n.Cells {
		same.Cells[i] = c.Output
	}
	for i, table := range n.Tables {
		if table.Table != "" {
			same.Tables[i] = table.Table
		}
	}
	return same
}

// otherOutputs are outputs that no README has.
func otherOutputs(n *notebook.Notebook) notebook.Outputs {
	other := notebook.Outputs{Cells: map[int]string{}, Tables: map[int]string{}}
	for i, c := range n.Cells {
		if !c.Declares || c.Expect == notebook.CompileError {
			other.Cells[i] = "a\n\n```\nb\n"
		}
	}
	for i := range n.Tables {
		t := &n.Tables[i]
		steps := make([][]int64, len(t.Rows))
		for row := range steps {
			steps[row] = slices.Repeat([]int64{int64(row) + 1_000_000}, len(t.Values))
		}
		other.Tables[i] = t.Layout(steps)
	}
	return other
}

// withLines are the rows, at the lines of others.
func withLines(rows, others []notebook.StepRow) []notebook.StepRow {
	rows = slices.Clone(rows)
	for i := range min(len(rows), len(others)) {
		rows[i].Line = others[i].Line
	}
	return rows
}

// checkEntries makes sure that each entry stands for a program that parses.
func checkEntries(t *testing.T, n *notebook.Notebook, table *notebook.StepTable) {
	for row, r := range table.Rows {
		for column := range table.Values {
			entry, err := n.Entry(table, row, column)
			if r.Page != "" {
				require.Error(t, err, "the other page was not read")
				continue
			}
			require.NoError(t, err)
			checkProgram(t, entry, len(entry.Cells)-1)
		}
	}
}

// FuzzParse holds what must be true of every notebook that parses.
func FuzzParse(f *testing.F) {
	f.Add([]byte(lesson(f)["README.md"]))
	f.Add([]byte(strings.ReplaceAll(lesson(f)["README.md"], "\n", "\r\n")))
	f.Add([]byte("> ```go stdin=\"4\\n\"\n> f()\n> ```\n>\n> ```output\n> 1\n>\n> ```\n"))
	f.Add([]byte("- a\n\n  ~~~go predict\n  for {}\n  ~~~\n\n  <details>\n\n  ~~~output\n\n   x\n  ~~~\n"))
	f.Add([]byte("```go\nvar a int; var b, c = 1, `\n`\nimport \"x\"\n```\n```go\nvar b = 1 // x\n```\n```go expect=compile-error\nfunc (a *A[T]) x() { /*\n```"))
	f.Add([]byte("```go\nfunc f(n int) {}\n```\n\n<!-- steps n = 4, 6\na: f(n)\n[b](../b/README.md): g(n) // x\n-->\n\n| a |\nNo more.\n"))
	f.Add([]byte("\ufeff<!-- steps i = -1\r\na: _ = i\r\n-->\r\n \r\n| | i = -1 |\r\n\r\n<!-- steps n = 1\nx: f(n)\n-->"))
	f.Fuzz(func(t *testing.T, src []byte) {
		n, err := notebook.Parse(src)
		if err != nil {
			return
		}
		same, other := asItStands(n), otherOutputs(n)
		require.Equal(t, string(src), string(n.Update(same)))
		updated := n.Update(other)
		again, err := notebook.Parse(updated)
		require.NoError(t, err, "%s", updated)
		require.Len(t, again.Cells, len(n.Cells))
		require.Len(t, again.Tables, len(n.Tables))
		for i := range n.Cells {
			checkProgram(t, n, i)
			require.Equal(t, n.Cells[i].Source, again.Cells[i].Source)
			if want, given := other.Cells[i]; given {
				require.Equal(t, want, again.Cells[i].Output, "%s", updated)
			}
		}
		for i := range n.Tables {
			checkEntries(t, n, &n.Tables[i])
			require.Equal(t, other.Tables[i], again.Tables[i].Table, "%s", updated)
			require.Equal(t, n.Tables[i].Rows, withLines(again.Tables[i].Rows, n.Tables[i].Rows))
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
