package engine

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"nqueens/checker/internal/engine/interpret"
	"nqueens/checker/internal/frontend"
)

// Interpreter runs programs under yaegi in child processes of this binary, whose main
// function must call Main first: each in one of its own (Run), or where it can be done
// without any meeting another, one after the other (Batch).
type Interpreter struct {
	// Uncounted runs programs without their step counter and limit, to measure
	// what counting costs.
	Uncounted bool

	// Exact finds Go's words where a program that fails is declined otherwise: one that
	// came to a run-time error runs once more, slower and for the words, and one that is
	// asleep for good is a deadlock.
	Exact bool

	Spares *Spares // nil: every child is started when it is needed
}

// Name implements Engine.
func (Interpreter) Name() string { return "yaegi" }

// Run implements Engine. It declines programs that cannot be lowered to what
// yaegi runs right, and runs that end in a way whose words only Go has.
func (in Interpreter) Run(ctx context.Context, p *frontend.Program, stdin []byte, limits Limits) (Result, error) {
	return in.Stream(ctx, p, input(stdin), limits)
}

// Stream implements Runner.
func (in Interpreter) Stream(ctx context.Context, p *frontend.Program, s Streams, limits Limits) (Result, error) {
	if !in.Exact || p.MayVary() {
		return in.once(ctx, p, s, limits, interpret.Lower)
	}
	heard := &record{from: s.Stdin}
	if s.Stdin != nil {
		s.Stdin = heard
	}
	r, err := in.once(ctx, p, s, limits, interpret.Lower)
	var declined *Declined
	if !errors.As(err, &declined) || !declined.unsaid {
		return r, err
	}
	stdin, whole := heard.again()
	if !whole {
		return Result{}, err
	}
	exact, failed := in.once(ctx, p, Streams{stdin, io.Discard, io.Discard}, limits, interpret.LowerExactly)
	words, same := bytes.CutPrefix(exact.Stderr, r.Stderr)
	if failed != nil || exact.How != Crashed || !same || !bytes.Equal(exact.Stdout, r.Stdout) {
		return Result{}, err
	}
	s.Stderr.Write(words)
	return exact, nil
}

// once runs a program, lowered in one of two ways. With the error that its words are not
// known there is what it printed.
func (in Interpreter) once(ctx context.Context, p *frontend.Program, s Streams, limits Limits, lower func(*frontend.Program, int64) (interpret.Program, error)) (Result, error) {
	if limits.Waiting == 0 && !p.MaySleep() {
		limits.Waiting = asleepForGood
	}
	limits = limits.withDefaults(slowestInterpreted)
	counted := limits.Steps
	if in.Uncounted {
		counted = 0
	}
	lowered, err := lower(p, counted)
	if err != nil {
		return Result{}, in.declined(err.Error())
	}
	tell, err := json.Marshal(job{Program: lowered, Memory: limits.Memory + interpreterMemory, Processor: limits.Processor})
	if err != nil {
		return Result{}, err
	}
	child, err := in.execute(ctx, tell, s, limits)
	if err != nil {
		return Result{}, err
	}
	if child.How == Stalled && in.Exact && !p.MaySleep() {
		fmt.Fprintln(s.Stderr, deadlock)
		child.How, child.ExitCode, child.Failure = Crashed, exitCrashed, &Failure{Message: deadlock}
		return child.Result, nil
	}
	return in.read(child)
}

// execute does a job in a child.
func (in Interpreter) execute(ctx context.Context, tell []byte, s Streams, limits Limits) (process, error) {
	c, err := in.Spares.take()
	if err != nil {
		return process{}, fmt.Errorf("the interpreter's process: %w", err)
	}
	p, err := c.work(ctx, tell, s, limits)
	if err != nil {
		return process{}, fmt.Errorf("the interpreter's process: %w", err)
	}
	return p, nil
}

// asleepForGood is Limits.Waiting, unless another is set, for a program that has no
// clock to wake it: what is asleep so long, with all of its input there, sleeps for
// ever. In a checker that was built with cgo, Go's runtime does not say so at once. With
// the race detector every process sleeps for a second at its end.
const asleepForGood = 2 * time.Second

// interpreterMemory is what the interpreter needs for itself, in bytes.
const interpreterMemory = 96 << 20

// read makes a result of what the child did. A child that died of itself, of a
// fatal error for example, shows what became of the interpreter and not what
// the program would have done.
func (in Interpreter) read(child process) (Result, error) {
	switch {
	case child.How == TimeLimit:
		return Result{}, in.declined("it used up its time before its steps, and the interpreter may be the slow one")
	case child.How == Stalled:
		return Result{}, in.declined("it neither ran nor ended, and the interpreter may be what it waited for")
	case child.killed || child.limit || child.exited:
		return child.Result, nil
	case child.declined != "":
		return Result{}, in.declined(child.declined)
	case child.unsaid != "":
		return child.Result, &Declined{Engine: in.Name(), Reason: child.unsaid, unsaid: true}
	case child.panicked != nil:
		child.How, child.Failure = Crashed, child.panicked
		return child.Result, nil
	case child.ended && child.ExitCode == 0, child.deadlocked():
		return child.Result, nil
	}
	return Result{}, in.declined(fmt.Sprintf("the interpreter's process ended with status %d", child.ExitCode))
}

func (in Interpreter) declined(reason string) error {
	return &Declined{Engine: in.Name(), Reason: reason}
}
