package lesson

import (
	"context"
	"errors"
	"fmt"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/notebook"
)

// A table is a table of steps of a notebook.
type table struct {
	*notebook.Notebook
	steps *notebook.StepTable
}

// fill counts every entry. Its problems are entries that do not end in order.
func (t table) fill(count func(c cell, name string) (int64, error)) ([][]int64, []Problem, error) {
	var problems []Problem
	all := make([][]int64, len(t.steps.Rows))
	for row, r := range t.steps.Rows {
		all[row] = make([]int64, len(t.steps.Values))
		for column, value := range t.steps.Values {
			name := fmt.Sprintf("%s, %s = %d", r.Label, t.steps.Name, value)
			entry, err := t.Entry(t.steps, row, column)
			if err == nil {
				all[row][column], err = count(cellOf(entry, len(entry.Cells)-1), name)
			}
			switch problem, ok := asProblem(err, r.Line, name); {
			case ok:
				problems = append(problems, problem)
			case err != nil:
				return nil, nil, fmt.Errorf("%s: %w", name, err)
			}
		}
	}
	return all, problems, nil
}

// layout is the table with what the first engine that takes an entry counts.
func (t table) layout(ctx context.Context, engines []engine.Engine) (string, []Problem, error) {
	steps, problems, err := t.fill(func(c cell, _ string) (int64, error) {
		return onFirst(engines, func(e engine.Engine) (int64, error) { return c.count(ctx, e, 0) })
	})
	if err != nil || len(problems) > 0 {
		return "", problems, err
	}
	return t.steps.Layout(steps), nil, nil
}

// count runs the cell and gives its steps: every entry of a function body, main's
// among them, and of a loop body. If it is known to take more than the endless
// ones get, the interpreter is believed to agree once it has come that far.
func (c cell) count(ctx context.Context, e engine.Engine, known int64) (int64, error) {
	p, err := c.check()
	var refused *Refused
	if errors.As(err, &refused) {
		return 0, refused.unexpected()
	}
	if err != nil {
		return 0, err
	}
	limits := engine.Limits{}
	cut := known > endless && e.Name() == engine.Interpreter{}.Name()
	if cut {
		limits.Steps = endless
	}
	result, err := e.Run(ctx, p.checked, nil, limits)
	switch {
	case err != nil:
		return 0, err
	case result.How == engine.StepLimit && cut:
		return known, nil
	case result.How == engine.StepLimit:
		return 0, unexpectedf("it passes the step limit of a cell; leave this column out, or give the row a table of its own")
	}
	_, err = c.ending(p.text, result)
	return result.Steps, err
}

// verifyTable counts every entry on every engine and compares the table that
// comes out with the one on the page, line by line.
func (r *Report) verifyTable(ctx context.Context, t table, engines []engine.Engine) error {
	if t.steps.Table == "" {
		r.Problems = append(r.Problems, Problem{Line: t.steps.Line, Cell: "steps", Message: "the table is missing; `checker lesson NN --update` writes it after this comment"})
		return nil
	}
	steps, problems, err := t.fill(func(c cell, name string) (int64, error) { return r.agreed(ctx, c, name, engines) })
	if err != nil {
		return err
	}
	if len(problems) > 0 {
		r.Problems = append(r.Problems, problems...)
		return nil
	}
	want, got := lines(t.steps.Table), lines(t.steps.Layout(steps))
	for k := range max(len(want), len(got)) {
		if shown, counted := lineAt(want, k), lineAt(got, k); shown != counted {
			r.Problems = append(r.Problems, Problem{Line: t.steps.TableLine + k, Cell: "steps", Message: fmt.Sprintf("the table has %q where the checker writes %q", shown, counted)})
		}
	}
	return nil
}

// agreed is what all engines count that take the entry.
func (r *Report) agreed(ctx context.Context, c cell, name string, engines []engine.Engine) (int64, error) {
	known := int64(0) // a program takes one step at least
	for _, e := range engines {
		steps, err := c.count(ctx, e, known)
		var declined *engine.Declined
		switch {
		case errors.As(err, &declined):
			r.Declined = append(r.Declined, fmt.Sprintf("%s: %s", name, declined.Reason))
			continue
		case err != nil:
			return 0, err
		case known > 0 && steps != known:
			return 0, unexpectedf("it takes %d steps, but %d on the %s engine; that is a fault of the checker", known, steps, e.Name())
		}
		known = steps
	}
	if known == 0 {
		return 0, unexpectedf("no engine on this machine can run it")
	}
	return known, nil
}

// lineAt is a line, or "" past the last.
func lineAt(lines []string, k int) string {
	if k >= len(lines) {
		return ""
	}
	return lines[k]
}
