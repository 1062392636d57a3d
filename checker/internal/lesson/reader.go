package lesson

import (
	"errors"
	"fmt"
	"strings"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/notebook"
)

// A Cell is a cell that a reader runs, edited perhaps, with its program checked.
type Cell struct {
	Program *frontend.Program
	Stdin   string // as the page gives it
	cell    cell
	source  *notebook.Program
}

// Open reads the cells of a page down to the last of these, which is the one to run; what
// stands below has no part in it. The error is a *Refused if it or one above it cannot be
// read, or the program does not compile.
func Open(cells []notebook.Source) (*Cell, error) {
	n, err := notebook.Of(cells)
	if err != nil {
		return nil, faults(cells, err)
	}
	last := len(cells) - 1
	c := &Cell{cell: cellOf(n, last), Stdin: n.Cells[last].Stdin}
	p, err := c.cell.check()
	c.source, c.Program = p.text, p.checked
	return c, err
}

// Declares reports whether the cell only adds to the program of those below.
func (c *Cell) Declares() bool { return c.cell.Cells[c.cell.index].Declares }

// Ending says how a run of the cell ended, as a lesson's page says it, and the line
// of the cell at which it crashed, if that is known. It is empty if the cell came
// to its end.
func (c *Cell) Ending(r engine.Result) (message string, line int) {
	switch {
	case r.How == engine.Crashed:
		if at, in, ok := c.source.Locate(r.Failure.Line); ok && at == c.cell.index {
			line = in
		}
		return c.cell.crash(c.source, r.Failure), line
	case r.How == engine.StepLimit:
		return stopped, 0
	case r.How != engine.Exited || r.ExitCode != 0:
		return ended(r), 0
	}
	return "", 0
}

// faults puts what is wrong with the text of cells in terms of the last of them.
func faults(cells []notebook.Source, err error) error {
	all := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		all = joined.Unwrap()
	}
	refused := &Refused{}
	for _, one := range all {
		var fault *notebook.Fault
		if !errors.As(one, &fault) {
			return err
		}
		number, line := placeOf(cells, fault.Line)
		d := frontend.Diagnostic{Line: line, Column: 1, Message: fault.Message}
		if number < len(cells) {
			d = frontend.Diagnostic{Message: fmt.Sprintf("above this cell, in cell %d at line %d: %s", number, line, fault.Message)}
		}
		refused.Diagnostics = append(refused.Diagnostics, d)
	}
	return refused
}

// placeOf is the number of the cell, from 1, that has a line of those that notebook.Of
// counts, and the line of its text.
func placeOf(cells []notebook.Source, line int) (number, at int) {
	for i, c := range cells {
		lines := 1 + strings.Count(strings.TrimSuffix(c.Text, "\n"), "\n")
		if line <= 1+lines || i == len(cells)-1 {
			return i + 1, max(line-1, 1)
		}
		line -= 1 + lines
	}
	return 0, 0
}
