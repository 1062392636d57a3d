package notebook_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/notebook"
)

const (
	// The comment begins on line 5 and ends on line 8.
	asked = "```go\nfunc solve(n int) {}\n```\n\n<!-- steps n = 4, 6\nwith arrays: solve(n)\nnot at all: _ = n // nothing\n-->\n"
	table = "|             | n = 4 |     n = 6 |\n" +
		"|-------------|------:|----------:|\n" +
		"| with arrays |    92 |     1,198 |\n" +
		"| not at all  |     1 | 1,297,558 |\n"
)

var steps = [][]int64{{92, 1198}, {1, 1297558}}

func TestStepTable(t *testing.T) {
	n := parse(t, asked+"\n"+table)
	require.Len(t, n.Tables, 1)
	got := &n.Tables[0]
	assert.Equal(t, 5, got.Line)
	assert.Equal(t, "n", got.Name)
	assert.Equal(t, []int{4, 6}, got.Values)
	assert.Equal(t, []notebook.StepRow{
		{Line: 6, Label: "with arrays", Statement: "solve(n)"},
		{Line: 7, Label: "not at all", Statement: "_ = n // nothing"},
	}, got.Rows)
	assert.Equal(t, table, got.Table)
	assert.Equal(t, 10, got.TableLine)
	assert.Equal(t, table, got.Layout(steps))

	for name, src := range map[string]string{"right after": asked + table, "CRLF": strings.ReplaceAll(asked+"\n"+table, "\n", "\r\n"), "no line end": strings.TrimSuffix(asked+table, "\n")} {
		assert.Equal(t, table, parse(t, src).Tables[0].Table, name)
	}
	assert.Empty(t, parse(t, asked).Tables[0].Table)
	assert.Empty(t, parse(t, asked+"\nMore.\n\n"+table).Tables[0].Table)
	assert.Empty(t, parse(t, "<!-- What stepped here? -->\n\n```text\n<!-- steps -->\n```\n\n<!-- stepsons -->\n").Tables)
}

func TestStepTableFaults(t *testing.T) {
	const row = "a: f(n)\n-->\n"
	const first = "a table of steps begins with a line such as `<!-- steps n = 4, 6, 8, 10`"
	const shape = "a row of a table of steps is a label, a colon, a blank and a Go statement, such as `with arrays: solve(n)`"
	const alone = "the --> that closes a table of steps has a line of its own, after the rows"
	tests := []struct{ name, src, err string }{
		{"no values", "# T\n\n<!-- steps n\n" + row, "line 3: " + first},
		{"one step", "<!-- step n = 4\n" + row, "line 1: " + first},
		{"a capital", "<!-- Steps n = 4\n" + row, "line 1: " + first},
		{"indented", "  <!-- steps n = 4\n" + row, "line 1: " + first},
		{"a word for a number", "<!-- steps n = 4, six\n" + row, `line 1: "six" is not a whole number; the columns are numbers with commas between them`},
		{"an octal number", "<!-- steps n = 010\n" + row, `line 1: "010" is not a whole number; the columns are numbers with commas between them`},
		{"a comma too many", "<!-- steps n = 4,\n" + row, `line 1: "" is not a whole number; the columns are numbers with commas between them`},
		{"a column twice", "<!-- steps n = 4, 6, 4\n" + row, "line 1: the column 4 is given twice"},
		{"no name", "<!-- steps 2n = 4\n" + row, "line 1: 2n is not the name of a variable"},
		{"no rows", "<!-- steps n = 4\n-->\n", "line 1: a table of steps needs rows, each a line such as `with arrays: solve(n)`"},
		{"one line", "<!-- steps n = 4 -->\n", "line 1: " + alone},
		{"closed behind a row", "<!-- steps n = 4\na: f(n) -->\n", "line 2: " + alone},
		{"text behind the end", "<!-- steps n = 4\na: f(n)\n--> |\n", "line 3: " + alone},
		{"never closed", "# T\n\n<!-- steps n = 4\na: f(n)\n", "line 3: this comment is never closed: after its last row comes a line -->"},
		{"in a list", "- <!-- steps n = 4\n  a: f(n)\n  -->\n", "line 1: a table of steps stands outside lists and quotes"},
		{"in a quote", "text\n\n> <!-- steps n = 4\n> a: f(n)\n> -->\n", "line 3: a table of steps stands outside lists and quotes"},
		{"a row without a statement", "<!-- steps n = 4\nsolve(n)\n" + row, "line 2: " + shape},
		{"a row without a label", "<!-- steps n = 4\n: solve(n)\n" + row, "line 2: " + shape},
		{"a blank line", "<!-- steps n = 4\n\n" + row, "line 2: " + shape},
		{"a bar in a label", "<!-- steps n = 4\na | b: solve(n)\n" + row, "line 2: the label of a row cannot hold a |, which ends a cell of the table"},
		{"a label twice", "<!-- steps n = 4\na: solve(n)\n" + row, `line 3: there is a row "a" already`},
		{"no Go", "<!-- steps n = 4\nb: solve(n\n" + row, "line 2: the statement of this row is not valid Go: missing ',' before newline in argument list"},
		{"a declaration", "<!-- steps n = 4\nb: func f() {}\n" + row, "line 2: the statement of this row is not valid Go: expected '(', found f"},
		{"two functions", "<!-- steps n = 4\nb: }; func f() {\n" + row, "line 2: the statement of this row is not valid Go: there is a } too many"},
		{"a link elsewhere", "<!-- steps n = 4\n[b](main.go): solve(n)\n" + row, "line 2: the link of a row leads to the README.md of the lesson whose declarations the statement uses"},
		{"text right behind the table", "<!-- steps n = 4\n" + row + "\n| a |\n| b |\ntext\n", "line 7: leave a blank line after the table of steps, or this line becomes a part of it"},
		{"several", "<!-- steps n = four\nsolve(n)\n-->\n", `line 1: "four" is not a whole number; the columns are numbers with commas between them` + "\nline 2: " + shape},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			_, err := notebook.Parse([]byte(test.src))
			require.EqualError(t, err, test.err)
		})
	}
}

func TestUpdateStepTable(t *testing.T) {
	old := strings.ReplaceAll(table, "92", "93")
	crlf := func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }
	tests := []struct{ name, src, want string }{
		{"as it was", "\ufeff" + asked + "\n" + table + "\nMore.\n", "\ufeff" + asked + "\n" + table + "\nMore.\n"},
		{"another figure", "\ufeff" + asked + "\n" + old + "\nMore.\n", "\ufeff" + asked + "\n" + table + "\nMore.\n"},
		{"another layout", asked + "|  | n = 4 |\n\n\nMore.\n", asked + table + "\n\nMore.\n"},
		{"at the end, not closed", asked + "\n| |", asked + "\n" + table},
		{"a new one", asked + "\nMore.\n", asked + "\n" + table + "\nMore.\n"},
		{"a new one before text", asked + "More.\n", asked + "\n" + table + "\nMore.\n"},
		{"a new one at the end", asked, asked + "\n" + table},
		{"a new one at an open end", strings.TrimSuffix(asked, "\n"), asked + "\n" + table},
		{"CRLF", crlf(asked + "\n" + old + "\nMore.\n"), crlf(asked + "\n" + table + "\nMore.\n")},
		{"a new one with CRLF", crlf(asked + "More.\n"), crlf(asked + "\n" + table + "\nMore.\n")},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			n := parse(t, test.src)
			outputs := notebook.Outputs{Tables: map[int]string{0: n.Tables[0].Layout(steps)}}
			got := string(n.Update(outputs))
			assert.Equal(t, test.want, got)
			assert.Equal(t, got, string(parse(t, got).Update(outputs)), "twice is once")
			assert.Equal(t, test.src, string(n.Update(notebook.Outputs{})))
		})
	}
}

func TestUpdateCellsAndTables(t *testing.T) {
	n := parse(t, asked+"```go\nf()\n```\n")
	outputs := notebook.Outputs{Cells: map[int]string{1: "1\n"}, Tables: map[int]string{0: table}}
	assert.Equal(t, asked+"\n"+table+"\n```go\nf()\n```\n\n```output\n1\n```\n", string(n.Update(outputs)))
}

func TestEntry(t *testing.T) {
	n := parse(t, asked+"\n```go\nfunc solve(n int) { solve(n) }\n```\n")
	entry, err := n.Entry(&n.Tables[0], 0, 1)
	require.NoError(t, err)
	require.Len(t, entry.Cells, 2)
	assert.Equal(t, 6, entry.Cells[1].Line)
	p, err := entry.Program(1)
	require.NoError(t, err)
	assert.Equal(t, "package main\n\nfunc solve(n int) {}\n\nfunc main() {\nn := 6; solve(n)\n}\n", string(p.Source))
}

func TestEntryOfAnotherLesson(t *testing.T) {
	n := parse(t, "<!-- steps n = 4\n[b](../b/README.md): solve(n)\n[also b](../b/README.md): solve(n+1)\n-->\n")
	_, err := n.Entry(&n.Tables[0], 0, 0)
	assert.EqualError(t, err, "line 2: the page ../b/README.md has not been read")

	var asked []string
	require.NoError(t, n.Link(func(path string) ([]byte, error) {
		asked = append(asked, path)
		return []byte(cells("\nfunc solve(n int) {}", "\nfunc solve(n int) { n++ }")), nil
	}))
	assert.Equal(t, []string{"../b/README.md"}, asked)
	entry, err := n.Entry(&n.Tables[0], 1, 0)
	require.NoError(t, err)
	p, err := entry.Program(2)
	require.NoError(t, err)
	assert.Equal(t, "package main\n\nfunc solve(n int) { n++ }\n\nfunc main() {\nn := 4; solve(n+1)\n}\n", string(p.Source))
}

func TestLinkFaults(t *testing.T) {
	n := parse(t, "<!-- steps n = 4\n[b](../b/README.md): solve(n)\n[c](../c/README.md): solve(n)\n-->\n")
	err := n.Link(func(path string) ([]byte, error) {
		if path == "../b/README.md" {
			return nil, errors.New("no such file")
		}
		return []byte(cells("")), nil
	})
	assert.EqualError(t, err, "line 2: no such file\nline 3: ../c/README.md: line 2: the cell holds no code")
}
