package lesson

import (
	"errors"
	"fmt"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/fence"
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

// Open reads a page down to the cell with that index; what stands below has no
// part in it. The error is a *Refused if the cell or one above it cannot be read,
// or the program does not compile.
func Open(page []byte, index int) (*Cell, error) {
	opened, err := cut(page, index)
	if err != nil {
		return nil, err
	}
	n, err := notebook.Parse(opened.page)
	if err != nil {
		return nil, opened.faults(err)
	}
	c := &Cell{cell: cellOf(n, index), Stdin: n.Cells[index].Stdin}
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

// A cutPage is a page that ends with a cell.
type cutPage struct {
	page    []byte
	from    int // line of the cell's first line
	through int // line of the fence that closes the cell
}

// cut finds the end of a cell.
func cut(page []byte, index int) (cutPage, error) {
	cells := 0
	for _, b := range fence.Parse(page).Blocks {
		if b.Lang != "go" {
			continue
		}
		if cells == index {
			lines := countLines(page[b.Start:b.End])
			return cutPage{page: page[:b.Close], from: b.Line, through: b.Line + lines}, nil
		}
		cells++
	}
	return cutPage{}, fmt.Errorf("there is no cell number %d; the page has %d", index+1, cells)
}

func countLines(text []byte) int {
	n := 0
	for _, c := range text {
		if c == '\n' {
			n++
		}
	}
	return n
}

// faults puts what is wrong with the text of a page in terms of its last cell.
func (c cutPage) faults(err error) error {
	all := []error{err}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		all = joined.Unwrap()
	}
	refused := &Refused{}
	for _, one := range all {
		var fault *notebook.Fault
		switch {
		case !errors.As(one, &fault):
			return err
		case fault.Line >= c.from-1 && fault.Line <= c.through:
			refused.Diagnostics = append(refused.Diagnostics, frontend.Diagnostic{Line: max(fault.Line-c.from+1, 1), Column: 1, Message: fault.Message})
		default:
			refused.Diagnostics = append(refused.Diagnostics, frontend.Diagnostic{Message: "above this cell, " + fault.Error()})
		}
	}
	return refused
}
