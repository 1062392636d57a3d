package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/report"
)

// The exit statuses of run that are not the program's own.
const (
	exitRefused = 1   // it does not compile, or the policy refuses it
	exitLimit   = 124 // it was stopped at a limit
	exitCannot  = 125 // the checker cannot run it
)

func (a *app) runCommand() *cobra.Command {
	var engineName string
	var traceLines int
	cmd := &cobra.Command{
		Use:   "run FILE",
		Short: "Run a program under the rules of the checker",
		Long: `Run a program as the checker runs it: the same checks first, the same limits,
standard input to standard output, and then the number of steps on standard
error.

With --trace, standard error gets a trace of its search in place of the number
of steps: which cell it tries, which queen attacks it, where it goes back, and
where it first leaves the path of a search row by row from left to right. A
board of 4 to 6 is best. --trace=1000 shows 1000 lines; --trace shows 200.

The exit status is the program's own; 1 if it does not compile or is refused,
124 at a limit, 125 if the checker cannot run it.`,
		Args: func(cmd *cobra.Command, args []string) error {
			return a.cannot(takes(1, 1, "run takes one FILE, such as attempt.go; a number of lines stands close to its flag, as in --trace=50")(cmd, args))
		},
		RunE: func(cmd *cobra.Command, args []string) error {
			if cmd.Flags().Changed("trace") {
				return a.cannot(a.trace(cmd.Context(), args[0], engineName, traceLines))
			}
			return a.cannot(a.run(cmd.Context(), args[0], engineName))
		},
	}
	cmd.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return a.cannot(cmd.Parent().FlagErrorFunc()(cmd, err))
	})
	engineFlag(cmd, &engineName)
	traceFlag(cmd, &traceLines)
	return cmd
}

// cannot prints an error that is not yet a status and gives it run's own: 2, as
// for all other commands, may be the program's.
func (a *app) cannot(err error) error {
	var s status
	if err == nil || errors.As(err, &s) {
		return err
	}
	fmt.Fprintln(a.stderr, "checker:", report.Inert(report.Plain(err.Error())))
	return status(exitCannot)
}

func (a *app) run(ctx context.Context, file, engineName string) error {
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
	stdout := &output{to: a.rawStdout}
	_, interpreted := runner.(engine.Interpreter)
	stderr := &traceFilter{to: a.stderr, interpreted: interpreted}
	result, err := runner.Stream(ctx, program, engine.Streams{Stdin: a.programInput(file), Stdout: stdout, Stderr: stderr}, limits())
	if ctx.Err() != nil {
		return errInterrupted
	}
	stderr.end(err != nil || result.How == engine.Crashed || result.How == engine.MemoryLimit)
	if err != nil {
		return a.refused(file, src, err)
	}
	if err := stdout.fault(); err != nil {
		return err
	}
	a.finishLine(result)
	return a.ended(file, result)
}

// finishLine ends a line that the program has left unfinished, so that what comes
// next is not read as part of it: 92 without a line's end, and then 15 steps, are
// not 9215 of them. That of standard error has been ended by the traceFilter.
func (a *app) finishLine(r engine.Result) {
	shown := isTerminal(a.rawStdout) && isTerminal(a.stderr) && r.How != engine.Crashed
	if shown && unfinished(r.Stdout) && !unfinished(r.Stderr) {
		fmt.Fprintln(a.stderr)
	}
}

func unfinished(text []byte) bool { return len(text) > 0 && text[len(text)-1] != '\n' }

// runner is the engine for run. There is no answer to confirm a run with, so
// the compiled program goes first where there is a toolchain.
func (a *app) runner(name string) (engine.Runner, error) {
	switch {
	case name == "go", name == "auto" && a.compiler.Available():
		return a.compiler, nil
	case name == "yaegi", name == "auto":
		return engine.Interpreter{Exact: true}, nil
	}
	return nil, unknownEngine(name)
}

// programInput is what the program reads: nothing if its own text came from
// standard input.
func (a *app) programInput(file string) io.Reader {
	if file == "-" {
		return strings.NewReader("")
	}
	return a.stdin
}

// refused prints where the program does not compile or breaks the rules.
func (a *app) refused(file string, src []byte, err error) error {
	var r *frontend.Rejection
	if !errors.As(err, &r) {
		return err
	}
	for _, d := range a.compiler.Explain(src, r) {
		fmt.Fprintln(a.stderr, report.Inert(fmt.Sprintf("%s:%d:%d: %s", report.InLine(file), d.Line, d.Column, report.Plain(d.In(file)))))
	}
	return status(exitRefused)
}

// limits are those of an exercise that sets none of its own.
func limits() engine.Limits {
	l := course.DefaultLimits()
	return engine.Limits{Steps: l.Steps, Memory: int64(l.MemoryMiB) << 20, Output: int64(l.OutputKiB) << 10}
}

// ended says how the run ended and gives it its status.
func (a *app) ended(file string, r engine.Result) error {
	exit := r.ExitCode
	switch r.How {
	case engine.StepLimit:
		fmt.Fprintf(a.stderr, "checker: stopped at the limit of %s steps\n", figures.Thousands(limits().Steps))
		exit = exitLimit
	case engine.TimeLimit:
		fmt.Fprintf(a.stderr, "checker: stopped at the limit of processor time: it is lost in a library call\n")
		exit = exitLimit
	case engine.Stalled:
		fmt.Fprintf(a.stderr, "checker: stopped: it neither ran nor ended for too long\n")
		exit = exitLimit
	case engine.OutputLimit:
		fmt.Fprintf(a.stderr, "checker: stopped at the limit of output\n")
		exit = exitLimit
	case engine.MemoryLimit:
		fmt.Fprintf(a.stderr, "checker: stopped at the limit of memory\n")
		exit = exitLimit
	case engine.Crashed:
		if r.Failure.Line > 0 {
			fmt.Fprintf(a.stderr, "checker: the program failed at %s:%d\n", report.InLine(file), r.Failure.Line)
		}
	}
	if r.Steps > 0 && (r.How == engine.Exited || r.How == engine.Crashed) {
		fmt.Fprintln(a.stderr, report.Steps(r.Steps))
	}
	if exit == 0 {
		return nil
	}
	return status(exit)
}
