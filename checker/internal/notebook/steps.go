package notebook

import (
	"fmt"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"nqueens/checker/internal/pattern"
)

// A StepTable is a table of steps: an HTML comment that says what to run, and
// the Markdown table right after it, in which the checker writes the steps.
type StepTable struct {
	Line   int    // of the README, where the comment begins
	Name   string // of the variable that grows from column to column: "n"
	Values []int  // of the variable, one for each column
	Rows   []StepRow

	Table     string // as it stands, with LF line ends; "" if there is none yet
	TableLine int    // of the README, where the table begins

	cells   int // above the comment
	place   span
	newline string
}

// A StepRow is one row of a table of steps.
type StepRow struct {
	Line      int // of the README
	Label     string
	Statement string // Go, in which the variable is declared
	Page      string // another lesson's README.md, which the label links to; "" for this one
}

var (
	// A comment that means to be a table of steps, however it is written.
	asksForSteps = pattern.New(`(?i)^\s*<!--\s*steps?\b`)
	stepsLine    = pattern.New(`^<!-- steps (\S+) = (\S.*)$`)
	wholeLink    = pattern.New(`^\[[^\]]*\]\(([^)]*)\)$`)
)

// stepTable reads a comment, if it asks for a table of steps.
func (p *reader) stepTable(c comment) {
	if !asksForSteps().MatchString(c.text) {
		return
	}
	faults := len(p.errs)
	t := StepTable{Line: c.line, newline: "\n"}
	if first, _, _ := strings.Cut(c.text, "\n"); strings.HasSuffix(first, "\r") {
		t.newline = "\r\n"
	}
	for _, cell := range p.notebook.Cells {
		if cell.Line < c.line {
			t.cells++
		}
	}
	p.stepComment(&t, c)
	p.stepPlace(&t, c)
	if len(p.errs) == faults {
		p.notebook.Tables = append(p.notebook.Tables, t)
	}
}

// stepComment reads the comment itself.
func (p *reader) stepComment(t *StepTable, c comment) {
	lines := linesOf(c.text)
	last := len(lines) - 1
	switch {
	case c.nested:
		p.fault(c.line, "a table of steps stands outside lists and quotes")
		return
	case !c.closed():
		p.fault(c.line, "this comment is never closed: after its last row comes a line -->")
		return
	case last == 0 || lines[last] != "-->":
		p.fault(c.line+last, "the --> that closes a table of steps has a line of its own, after the rows")
		return
	}
	p.stepColumns(t, lines[0])
	for i, line := range lines[1:last] {
		p.stepRow(t, c.line+1+i, line)
	}
	if last == 1 {
		p.fault(c.line, "a table of steps needs rows, each a line such as `with arrays: solve(n)`")
	}
}

// stepColumns reads the first line of the comment.
func (p *reader) stepColumns(t *StepTable, line string) {
	match := stepsLine().FindStringSubmatch(line)
	if match == nil {
		p.fault(t.Line, "a table of steps begins with a line such as `<!-- steps n = 4, 6, 8, 10`")
		return
	}
	if t.Name = match[1]; !token.IsIdentifier(t.Name) {
		p.fault(t.Line, "%s is not the name of a variable", t.Name)
	}
	for _, word := range strings.Split(match[2], ",") {
		word = strings.TrimSpace(word)
		value, err := strconv.Atoi(word)
		switch {
		case err != nil || strconv.Itoa(value) != word:
			p.fault(t.Line, "%q is not a whole number; the columns are numbers with commas between them", word)
		case slices.Contains(t.Values, value):
			p.fault(t.Line, "the column %d is given twice", value)
		}
		t.Values = append(t.Values, value)
	}
}

// stepRow reads a line LABEL: STATEMENT of the comment.
func (p *reader) stepRow(t *StepTable, number int, line string) {
	label, statement, found := strings.Cut(line, ": ")
	r := StepRow{Line: number, Label: strings.TrimSpace(label), Statement: strings.TrimSpace(statement)}
	if !found || r.Label == "" || r.Statement == "" {
		p.fault(number, "a row of a table of steps is a label, a colon, a blank and a Go statement, such as `with arrays: solve(n)`")
		return
	}
	if strings.Contains(r.Label, "|") {
		p.fault(number, "the label of a row cannot hold a |, which ends a cell of the table")
	}
	if slices.ContainsFunc(t.Rows, func(other StepRow) bool { return other.Label == r.Label }) {
		p.fault(number, "there is a row %q already", r.Label)
	}
	if link := wholeLink().FindStringSubmatch(r.Label); link != nil {
		if r.Page = link[1]; !strings.HasSuffix(r.Page, "/README.md") {
			p.fault(number, "the link of a row leads to the README.md of the lesson whose declarations the statement uses")
		}
	}
	if err := parseStatements(r.Statement + "\n"); err != nil {
		p.fault(number, "the statement of this row is not valid Go: %s", errorText(err))
	}
	t.Rows = append(t.Rows, r)
}

// Blank lines, and then the lines of a table.
var tableAfter = pattern.New(`^((?:[ \t\r]*\n)*)((?:\|[^\n]*\n?)*)`)

// stepPlace finds the table that stands right after the comment, or the place
// where it belongs. Only blank lines may stand between them.
func (p *reader) stepPlace(t *StepTable, c comment) {
	t.place = span{c.end, c.end}
	rest := string(p.notebook.src[c.end:])
	match := tableAfter().FindStringSubmatch(rest)
	gap, table := match[1], match[2]
	if table == "" {
		return
	}
	t.Table = FenceText(table)
	t.TableLine = c.line + strings.Count(c.text+gap, "\n")
	t.place = span{c.end + len(gap), c.end + len(gap+table)}
	next, _, _ := strings.Cut(rest[len(gap+table):], "\n")
	if strings.TrimSpace(next) != "" {
		p.fault(t.TableLine+strings.Count(table, "\n"), "leave a blank line after the table of steps, or this line becomes a part of it")
	}
}

// linesOf are the lines of a comment, without what blanks they end in.
func linesOf(text string) []string {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " \t\r")
	}
	return lines
}

// source is the cell that an entry stands for.
func (t *StepTable) source(row, column int) string {
	return fmt.Sprintf("%s := %d; %s\n", t.Name, t.Values[column], t.Rows[row].Statement)
}
