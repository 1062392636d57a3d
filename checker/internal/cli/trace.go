package cli

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/report"
	"nqueens/checker/internal/trace"
)

// usualTrace and leastTrace are numbers of lines of a trace.
const (
	usualTrace = 200
	leastTrace = 10
)

// traceFlag adds --trace to a command. Its value is optional.
func traceFlag(cmd *cobra.Command, lines *int) {
	cmd.Flags().IntVar(lines, "trace", usualTrace, "show the search, at most so many `lines`")
	cmd.Flags().Lookup("trace").NoOptDefVal = fmt.Sprint(usualTrace)
}

// trace runs a program as run does and then shows its search.
func (a *app) trace(ctx context.Context, file, engineName string, lines int) error {
	if lines < leastTrace {
		return fmt.Errorf("--trace=%d is too short: a trace has at least %d lines", lines, leastTrace)
	}
	runner, err := a.runner(engineName)
	if err != nil {
		return err
	}
	src, err := a.read(ctx, file)
	if err != nil {
		return err
	}
	program, err := frontend.Check(src)
	if err != nil {
		return a.refused(file, src, err)
	}
	tracer, err := trace.Prepare(program, trace.Long)
	if err != nil {
		return err
	}
	stdout := &output{to: a.rawStdout}
	streams := engine.Streams{Stdin: tracer.Stdin(a.programInput(file)), Stdout: stdout, Stderr: tracer.Stderr(a.stderr)}
	result, err := runner.Stream(ctx, tracer.Program(), streams, tracedLimits(tracer))
	if ctx.Err() != nil {
		return errInterrupted
	}
	var declined *engine.Declined
	if err != nil && (!errors.As(err, &declined) || !tracer.Told()) {
		return err
	}
	if err := trace.Text(report.Writer(a.stderr, os.Environ()), tracer.Record(otherGame(file)), lines); err != nil {
		return err
	}
	if declined != nil {
		return declined // it began, and ended in a way that is not the interpreter's to tell
	}
	if err := stdout.fault(); err != nil {
		return err
	}
	result.Steps = 0 // those of the tracing are among them
	return a.ended(file, result)
}

// tracedLimits leave the learner's part of a traced program as much as a run has.
func tracedLimits(tracer *trace.Tracer) engine.Limits {
	l := limits()
	l.Steps *= trace.Steps
	l.Output += tracer.Output()
	return l
}

// otherGame says why a program is not about the game of N queens, "" if it is.
func otherGame(file string) string {
	c, err := listCourse()
	if err != nil {
		return ""
	}
	ex, ok := c.ExerciseOf(file)
	if !ok {
		return ""
	}
	return trace.OtherGame(ex.Name)
}
