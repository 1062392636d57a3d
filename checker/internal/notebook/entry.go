package notebook

import (
	"errors"
	"fmt"
	"slices"
)

// Link gets the other lessons that rows of the tables of steps link to. The
// function reads a file, by its path as it stands in the link.
func (n *Notebook) Link(read func(path string) ([]byte, error)) error {
	var errs []error
	for _, t := range n.Tables {
		for _, r := range t.Rows {
			if r.Page == "" || n.others[r.Page] != nil {
				continue
			}
			other, err := linked(r.Page, read)
			if err != nil {
				errs = append(errs, &Fault{Line: r.Line, Message: err.Error()})
				continue
			}
			if n.others == nil {
				n.others = map[string]*Notebook{}
			}
			n.others[r.Page] = other
		}
	}
	return errors.Join(errs...)
}

func linked(path string, read func(path string) ([]byte, error)) (*Notebook, error) {
	src, err := read(path)
	if err != nil {
		return nil, err
	}
	other, err := Parse(src)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return other, nil
}

// Entry is a notebook whose last cell is what an entry of a table of steps
// stands for: the variable, and the row's statement. The cells before it are
// those above the table or, if the row links to another lesson, all of that
// lesson's; see Link.
func (n *Notebook) Entry(t *StepTable, row, column int) (*Notebook, error) {
	r := &t.Rows[row]
	above := n.Cells[:t.cells]
	if r.Page != "" {
		other, ok := n.others[r.Page]
		if !ok {
			return nil, fmt.Errorf("line %d: the page %s has not been read", r.Line, r.Page)
		}
		above = other.Cells
	}
	entry := Cell{ID: "entry", Line: r.Line, Source: t.source(row, column)}
	return &Notebook{Title: n.Title, Cells: append(slices.Clone(above), entry)}, nil
}
