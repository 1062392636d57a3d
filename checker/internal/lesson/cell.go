package lesson

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/notebook"
	"nqueens/checker/internal/pattern"
)

// A cell is one cell of a notebook, by its index. Its program is made and checked
// once, however many engines run it.
type cell struct {
	*notebook.Notebook
	index int

	// check type-checks the cell's program. The error is a *Refused if it does not
	// compile.
	check func() (program, error)
}

// A program is what a cell stands for, as its text and as what engines run.
type program struct {
	text    *notebook.Program
	checked *frontend.Program
}

func cellOf(n *notebook.Notebook, index int) cell {
	c := cell{Notebook: n, index: index}
	c.check = sync.OnceValues(func() (program, error) { return c.checkProgram() })
	return c
}

// endless is the number of steps after which the interpreter believes that a
// cell which is meant to run into the limit will do so. The compiled program
// goes all the way, in a thousandth of the time.
const endless = 500_000

// run runs the cell on one engine. The error is an *unexpected if the cell does
// not end as it is meant to, an *engine.Declined if the engine does not take it,
// and otherwise one of the checker's own.
func (c cell) run(ctx context.Context, e engine.Engine) (printed, error) {
	source := &c.Cells[c.index]
	p, err := c.check()
	var refused *Refused
	switch {
	case errors.As(err, &refused) && source.Expect == notebook.CompileError:
		return printed{text: refused.text()}, nil
	case errors.As(err, &refused):
		return printed{}, refused.unexpected()
	case err != nil:
		return printed{}, err
	case source.Expect == notebook.CompileError:
		return printed{}, unexpectedf("it is meant not to compile, and does")
	case source.Declares:
		return printed{}, nil
	}
	limits := engine.Limits{}
	partial := source.Expect == notebook.TimeLimit && e.Name() == engine.Interpreter{}.Name()
	if partial {
		limits.Steps = endless
	}
	result, err := e.Run(ctx, p.checked, []byte(source.Stdin), limits)
	if err != nil {
		return printed{}, err
	}
	if result.How == engine.Crashed && result.Failure.Line == 0 && e.Name() == (engine.Interpreter{}).Name() {
		return printed{}, &engine.Declined{Engine: e.Name(), Reason: "a run-time error, whose line is the compiled program's to say"}
	}
	text, err := c.ending(p.text, result)
	return printed{text: text, partial: partial}, err
}

// checkProgram does what check says.
func (c cell) checkProgram() (program, error) {
	text, err := c.Program(c.index)
	if err != nil {
		return program{}, err
	}
	checked, err := frontend.Check(text.Source)
	var rejection *frontend.Rejection
	if errors.As(err, &rejection) {
		return program{}, c.refusal(text, rejection)
	}
	return program{text, checked}, err
}

// A Refused error says what is wrong with a cell whose program does not compile
// or breaks the rules. Places are in the cell itself; what is wrong elsewhere has no
// line, and names its place, if there is one, at the start of the message.
type Refused struct{ Diagnostics []frontend.Diagnostic }

func (r *Refused) Error() string { return strings.TrimSuffix(r.text(), "\n") }

// text has the diagnostics one a line.
func (r *Refused) text() string {
	var text strings.Builder
	for _, d := range r.Diagnostics {
		if d.Line > 0 {
			fmt.Fprintf(&text, "%d:%d: ", d.Line, d.Column)
		}
		text.WriteString(d.Message + "\n")
	}
	return text.String()
}

// unexpected is the error of a cell that should have compiled.
func (r *Refused) unexpected() error { return unexpectedf("it does not compile:\n%s", r.text()) }

// ending is what the cell printed and, if it was meant to fail, how it did.
func (c cell) ending(p *notebook.Program, r engine.Result) (string, error) {
	expect := c.Cells[c.index].Expect
	stdout := string(r.Stdout)
	switch {
	case r.How == engine.Exited && r.ExitCode == 0 && expect == "":
		return stdout + string(r.Stderr), nil
	case r.How == engine.Crashed && expect == notebook.Panic:
		return closed(stdout) + c.crash(p, r.Failure) + "\n", nil
	case r.How == engine.StepLimit && expect == notebook.TimeLimit:
		return closed(stdout) + stopped + "\n", nil
	case expect != "":
		return "", unexpectedf("it is meant to end by %s, and %s", expect, ended(r))
	}
	return "", unexpectedf("%s", ended(r))
}

// stopped is what stands under a cell that ran into the step limit.
const stopped = "stopped at the step limit: the program does not end in time"

// crash is a run-time error with its place.
func (c cell) crash(p *notebook.Program, f *engine.Failure) string {
	return f.Message + c.atLine(p, f.Line)
}

// closed ends a last line that was left open.
func closed(text string) string {
	if text != "" && !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	return text
}

func ended(r engine.Result) string {
	switch r.How {
	case engine.Crashed:
		return "it crashes: " + r.Failure.Message
	case engine.StepLimit:
		return "it passes the step limit"
	case engine.TimeLimit, engine.Stalled:
		return "it does not end in time"
	case engine.OutputLimit:
		return "it prints too much"
	case engine.MemoryLimit:
		return "it needs too much memory"
	}
	return fmt.Sprintf("it ends with status %d", r.ExitCode)
}

// refusal gives the diagnostics of a program that does not compile, with their
// places in terms of the notebook.
func (c cell) refusal(p *notebook.Program, r *frontend.Rejection) *Refused {
	refused := &Refused{}
	for _, d := range r.Diagnostics {
		here := frontend.Diagnostic{Message: c.places(p, d.Message)}
		if at, line, ok := p.Locate(d.Line); ok && at == c.index {
			here.Line, here.Column = line, d.Column
		} else if ok {
			here.Message = c.place(p, d.Line, d.Column) + ": " + here.Message
		}
		refused.Diagnostics = append(refused.Diagnostics, here)
	}
	return refused
}

// placeInProgram is a place inside the compiler's words, of an earlier
// declaration for example.
var placeInProgram = pattern.New(`\./main\.go:(\d+):(\d+)`)

// places puts the places inside a message in terms of the notebook.
func (c cell) places(p *notebook.Program, message string) string {
	return placeInProgram().ReplaceAllStringFunc(message, func(found string) string {
		m := placeInProgram().FindStringSubmatch(found)
		line, _ := strconv.Atoi(m[1])
		column, _ := strconv.Atoi(m[2])
		return cmp.Or(c.place(p, line, column), found)
	})
}

// place is LINE:COLUMN in the cell itself and CELL:LINE:COLUMN in another one;
// it is empty if the line of the program comes from no cell.
func (c cell) place(p *notebook.Program, line, column int) string {
	at, cellLine, ok := p.Locate(line)
	switch {
	case !ok:
		return ""
	case at == c.index:
		return fmt.Sprintf("%d:%d", cellLine, column)
	}
	return fmt.Sprintf("%s:%d:%d", c.Cells[at].ID, cellLine, column)
}

// atLine is place for the end of a sentence, where no column is known.
func (c cell) atLine(p *notebook.Program, line int) string {
	at, cellLine, ok := p.Locate(line)
	switch {
	case !ok:
		return ""
	case at == c.index:
		return fmt.Sprintf(", at line %d", cellLine)
	}
	return fmt.Sprintf(", at line %d of %s", cellLine, c.Cells[at].ID)
}
