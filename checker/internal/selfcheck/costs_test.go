package selfcheck_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/frontend"
)

// A costTable is the table under "What it costs" of a solution, as far as its
// rows link to a program: in each row the steps that this program takes, whole and
// with main, for the input of each column.
type costTable struct {
	columns []string
	rows    []costRow
}

type costRow struct {
	label   string
	program string // the file that the label links to, from the README.md
	steps   []string
}

var (
	costSection = regexp.MustCompile(`(?s)\n## What it costs\n(.*?)(\n## |$)`)
	programLink = regexp.MustCompile(`\]\(([^)]*\.go)\)`)
	limitInText = regexp.MustCompile(`The limit is ([\d,]+) steps`)
)

func readCosts(t *testing.T, markdown string) costTable {
	t.Helper()
	section := costSection.FindStringSubmatch(markdown)
	require.NotNil(t, section, "a section on costs")
	var table costTable
	for line := range strings.Lines(section[1]) {
		line, isRow := strings.CutPrefix(strings.TrimSpace(line), "|")
		if !isRow || strings.HasPrefix(line, "--") {
			continue
		}
		cells := strings.Split(strings.TrimSuffix(line, "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		if table.columns == nil {
			table.columns = cells[1:]
			continue
		}
		if link := programLink.FindStringSubmatch(cells[0]); link != nil {
			table.rows = append(table.rows, costRow{cells[0], link[1], cells[1:]})
		}
	}
	require.NotEmpty(t, table.columns, "a table of steps")
	return table
}

// costInput is the input that the head of a column means: `n = 6`, the name of a
// test, or `steps` where there is no input.
func costInput(t *testing.T, e *course.Exercise, column string) []byte {
	t.Helper()
	if column == "steps" {
		return nil
	}
	if n, isSize := strings.CutPrefix(column, "n = "); isSize {
		size, err := strconv.Atoi(n)
		require.NoError(t, err, "column %q", column)
		return sizeInput(e, size)
	}
	for _, test := range e.Tests {
		if test.Name == column {
			return test.Input
		}
	}
	require.Fail(t, "no such test", "column %q", column)
	return nil
}

// sizeInput asks for a board of that size: by its size alone, or with all of its
// cells open.
func sizeInput(e *course.Exercise, n int) []byte {
	input := strconv.Itoa(n) + "\n"
	if e.Number == 5 {
		input += strings.Repeat(strings.Repeat("1 ", n)+"\n", n)
	}
	return []byte(input)
}

// noLimit lets a program end that the exercise's limit excludes.
const noLimit = 10_000_000_000

// stepsOf runs a program and counts.
func stepsOf(t *testing.T, path string, input []byte) string {
	t.Helper()
	source, err := os.ReadFile(path)
	require.NoError(t, err)
	program, err := frontend.Check(source)
	require.NoError(t, err)
	r, err := compiler.Run(t.Context(), program, input, engine.Limits{Steps: noLimit})
	require.NoError(t, err)
	require.Equal(t, engine.Exited, r.How)
	return figures.Thousands(r.Steps)
}

// A row that links to a program has the steps of that program, and every program
// beside the reference has a row.
func TestCostsOfSolutions(t *testing.T) {
	t.Parallel()
	forEachExercise(t, func(t *testing.T, c *course.Course, e *course.Exercise) {
		dir := filepath.Dir(c.Solution(e))
		markdown := readFile(t, dir, "README.md")
		table := readCosts(t, markdown)
		var programs []string
		for _, row := range table.rows {
			path := filepath.Join(dir, filepath.FromSlash(row.program))
			programs = append(programs, path)
			assertCosts(t, e, table.columns, row, path)
		}
		ways, err := c.Ways(e)
		require.NoError(t, err)
		for _, w := range ways[1:] {
			assert.Contains(t, programs, w.Path)
		}
		if limit := limitInText.FindStringSubmatch(markdown); limit != nil {
			assert.Equal(t, figures.Thousands(e.Limits.Steps), limit[1], "the limit")
		}
	})
}

func assertCosts(t *testing.T, e *course.Exercise, columns []string, row costRow, path string) {
	t.Helper()
	require.Len(t, row.steps, len(columns), row.label)
	for k, column := range columns {
		assert.Equal(t, stepsOf(t, path, costInput(t, e, column)), row.steps[k], "%s, %s", row.label, column)
	}
}
