// Package lesson runs the cells of a lesson's notebook and holds what they
// print against what the page says.
//
// Verify runs every cell on each engine it is given and reports every
// difference; Outputs computes what the page should say. Neither writes files:
// the command line does. The package imports the notebook and the engines and
// knows nothing of exercises and verdicts.
package lesson

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/notebook"
)

// A Problem is a place where a lesson's page is not true.
type Problem struct {
	Line    int // of the README, 0 if it is about the lesson as a whole
	Cell    string
	Message string
}

func (p Problem) String() string {
	switch {
	case p.Cell == "":
		return p.Message
	case p.Line == 0:
		return p.Cell + ": " + p.Message
	}
	return fmt.Sprintf("line %d: %s: %s", p.Line, p.Cell, p.Message)
}

// A Report says what Verify did.
type Report struct {
	Cells    int
	Tables   int            // of steps
	Ran      map[string]int // cells run, by engine
	Declined []string       // "cell-7: REASON" for each cell an engine does not take
	Problems []Problem
}

// Verify runs every cell of the notebook on every engine, compares what it
// prints with the fence after it, does the same with every entry of the tables
// of steps, and compares the declarations that hold at the end with the lesson's
// main.go. The error is one of the checker's own.
func Verify(ctx context.Context, n *notebook.Notebook, mainGo []byte, engines []engine.Engine) (Report, error) {
	r := Report{Cells: len(n.Cells), Tables: len(n.Tables), Ran: map[string]int{}}
	for i := range n.Cells {
		if err := r.verifyCell(ctx, n, i, engines); err != nil {
			return r, err
		}
	}
	for i := range n.Tables {
		if err := r.verifyTable(ctx, table{n, &n.Tables[i]}, engines); err != nil {
			return r, err
		}
	}
	for _, err := range n.MissingFrom(mainGo) {
		r.Problems = append(r.Problems, Problem{Message: err.Error()})
	}
	return r, nil
}

func (r *Report) verifyCell(ctx context.Context, n *notebook.Notebook, i int, engines []engine.Engine) error {
	c := &n.Cells[i]
	opened := cellOf(n, i)
	ran := 0
	for _, e := range engines {
		printed, err := opened.run(ctx, e)
		var declined *engine.Declined
		var unexpected *unexpected
		switch {
		case errors.As(err, &declined):
			r.Declined = append(r.Declined, fmt.Sprintf("%s: %s", c.ID, declined.Reason))
			continue
		case errors.As(err, &unexpected):
			r.Problems = append(r.Problems, Problem{Line: c.Line, Cell: c.ID, Message: unexpected.Error()})
			return nil
		case err != nil:
			return fmt.Errorf("%s: %w", c.ID, err)
		}
		ran++
		r.Ran[e.Name()]++
		if diff := printed.differs(c); diff != "" {
			r.Problems = append(r.Problems, Problem{Line: max(c.OutputLine, c.Line), Cell: c.ID, Message: fmt.Sprintf("on the %s engine %s", e.Name(), diff)})
		}
	}
	if ran == 0 {
		r.Problems = append(r.Problems, Problem{Line: c.Line, Cell: c.ID, Message: "no engine on this machine can run it"})
	}
	return nil
}

// Outputs computes what each cell prints, and the tables of steps, on the first
// engine that takes the program. Problems are programs that do not end as they
// are meant to; the error is one of the checker's own.
func Outputs(ctx context.Context, n *notebook.Notebook, engines []engine.Engine) (notebook.Outputs, []Problem, error) {
	outputs := notebook.Outputs{Cells: map[int]string{}, Tables: map[int]string{}}
	var problems []Problem
	for i := range n.Cells {
		c := &n.Cells[i]
		opened := cellOf(n, i)
		printed, err := onFirst(engines, func(e engine.Engine) (printed, error) { return opened.run(ctx, e) })
		switch problem, ok := asProblem(err, c.Line, c.ID); {
		case ok:
			problems = append(problems, problem)
		case err != nil:
			return notebook.Outputs{}, nil, fmt.Errorf("%s: %w", c.ID, err)
		default:
			outputs.Cells[i] = printed.text
		}
	}
	for i := range n.Tables {
		text, found, err := table{n, &n.Tables[i]}.layout(ctx, engines)
		if err != nil {
			return notebook.Outputs{}, nil, err
		}
		if problems = append(problems, found...); len(found) == 0 {
			outputs.Tables[i] = text
		}
	}
	return outputs, problems, nil
}

// asProblem takes an error for a problem of the page, if it is one.
func asProblem(err error, line int, name string) (Problem, bool) {
	var unexpected *unexpected
	var declined *engine.Declined
	if !errors.As(err, &unexpected) && !errors.As(err, &declined) {
		return Problem{}, false
	}
	return Problem{Line: line, Cell: name, Message: err.Error()}, true
}

// onFirst runs something on the first engine that takes it.
func onFirst[T any](engines []engine.Engine, run func(engine.Engine) (T, error)) (result T, err error) {
	for _, e := range engines {
		result, err = run(e)
		var declined *engine.Declined
		if !errors.As(err, &declined) {
			return result, err
		}
	}
	return result, err
}

// printed is what belongs into the fence after a cell.
type printed struct {
	text string
	// partial: the run was cut short by a bound lower than the cell's, so only
	// the lines before the last say something.
	partial bool
}

// differs says how what was printed differs from what the page says, or "".
func (p printed) differs(c *notebook.Cell) string {
	want, got := lines(c.Output), lines(notebook.FenceText(p.text))
	if p.partial {
		got, want = got[:len(got)-1], want[:min(len(got)-1, len(want))]
	}
	for k := range max(len(want), len(got)) {
		switch {
		case k >= len(want):
			return fmt.Sprintf("it prints %q where the page says nothing more", got[k])
		case k >= len(got):
			return fmt.Sprintf("it prints nothing more where the page says %q", want[k])
		case want[k] != got[k]:
			return fmt.Sprintf("it prints %q where the page says %q (output line %d)", got[k], want[k], k+1)
		}
	}
	return ""
}

func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(strings.TrimSuffix(text, "\n"), "\n")
}

// An unexpected error says that a cell does not end as it is meant to.
type unexpected struct{ message string }

func (u *unexpected) Error() string { return u.message }

func unexpectedf(format string, args ...any) error {
	return &unexpected{fmt.Sprintf(format, args...)}
}
