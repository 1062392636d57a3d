package cli

import (
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
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

// otherGames are the exercises in which a search row by row for N queens on an
// empty board is not the way to go, by their numbers.
var otherGames = map[int]string{
	5:  "Exercise %s has blocked cells and two colours.",
	8:  "In exercise %s some queens stand from the start.",
	11: "Exercise %s is another game.",
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
	tracer, err := trace.Prepare(program)
	if err != nil {
		return err
	}
	streams := engine.Streams{Stdin: tracer.Stdin(a.programInput(file)), Stdout: a.rawStdout, Stderr: tracer.Stderr(a.stderr)}
	result, err := runner.Stream(ctx, tracer.Program(), streams, tracedLimits())
	if ctx.Err() != nil {
		return errInterrupted
	}
	var declined *engine.Declined
	if err != nil && (!errors.As(err, &declined) || !tracer.Told()) {
		return err
	}
	if err := tracer.Report(report.Writer(a.stderr, os.Environ()), trace.Options{Lines: lines, Other: otherGame(file)}); err != nil {
		return err
	}
	if declined != nil {
		return declined // it began, and ended in a way that is not the interpreter's to tell
	}
	result.Steps = 0 // those of the tracing are among them
	return a.ended(file, result)
}

// tracedLimits leave the learner's part of a traced program as much as a run has.
func tracedLimits() engine.Limits {
	l := limits()
	l.Steps *= trace.Steps
	l.Output += trace.Output
	return l
}

// otherGame says why a program is not about the game of N queens, "" if it is.
func otherGame(file string) string {
	c, err := listCourse()
	if err != nil {
		return ""
	}
	var ex *course.Exercise
	if found, ok := c.ExerciseOf(file); ok {
		ex = found
	}
	if ex == nil || otherGames[ex.Number] == "" {
		return ""
	}
	return fmt.Sprintf(otherGames[ex.Number], ex.Name)
}
