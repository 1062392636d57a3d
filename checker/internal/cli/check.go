package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/progress"
	"nqueens/checker/internal/reason"
	"nqueens/checker/internal/report/platform"
)

// checkOptions are the flags of check.
type checkOptions struct {
	exercise, test, format, engine, output string
	save, begun                            bool
	jobs                                   int
}

func (a *app) checkCommand() *cobra.Command {
	var o checkOptions
	cmd := &cobra.Command{
		Use:   "check [EXERCISE or FILE]...",
		Short: "Grade your solutions",
		Long: `Grade solutions. EXERCISE is a number (4), a name (bitmasks) or a folder and
means your program in exercises/; FILE is any Go file, or - for standard input,
with --exercise saying what it solves. Without arguments every exercise is
checked.

By --format text the result is for people, by --format json for programs, and by
the name of a platform for that platform:
  ` + strings.Join(platform.Names(), ", ") + `
With --output it goes to a file, whole or not at all.

By --engine auto a program is interpreted (yaegi) as long as that is quick and
certain to be right, and otherwise compiled (go).`,
		Example: `  go run ./checker check 4
  go run ./checker check --exercise 4 attempt.go
  go run ./checker check 4 --test sample-1
  go run ./checker check 4 --format junit --output result.xml`,
		RunE: func(cmd *cobra.Command, args []string) error { return a.check(cmd.Context(), args, o) },
	}
	f := cmd.Flags()
	f.StringVar(&o.exercise, "exercise", "", "the exercise that each FILE solves")
	f.StringVar(&o.test, "test", "", "run only the test of this name")
	f.StringVar(&o.format, "format", "text", "text, json or a platform's name")
	f.StringVar(&o.output, "output", "", "write the result to this file")
	f.BoolVar(&o.begun, "begun", false, "leave out exercises whose program is still the starter")
	engineFlag(cmd, &o.engine)
	f.BoolVar(&o.save, "save", false, "keep the first failing input as a file here")
	jobsFlag(cmd, &o.jobs, "tests")
	return cmd
}

func (a *app) check(ctx context.Context, args []string, o checkOptions) error {
	g, err := a.grader(o.engine, o.jobs)
	if err != nil {
		return err
	}
	if err := o.fault(); err != nil {
		return err
	}
	if o.engine != "go" {
		a.spares.Fill(1) // which starts while the course and the source are read
	}
	c, err := listCourse()
	if err != nil {
		return err
	}
	submissions, err := submissionsOf(c, args, o)
	if err != nil {
		return err
	}
	if o.begun {
		if submissions, err = begun(submissions); err != nil {
			return err
		}
		if len(submissions) == 0 {
			fmt.Fprintln(a.stderr, "no exercise has been begun yet: all programs are the starters")
			return nil
		}
	}
	if err := accepts(o.format, len(submissions)); err != nil {
		return err
	}
	results, err := a.gradeInTurn(ctx, g, submissions)
	if err != nil {
		return err
	}
	if err := a.report(results, o); err != nil {
		return err
	}
	a.recordSolved(submissions, results, o)
	if len(results) == 1 && o.format == "text" && o.output == "" && o.test == "" {
		if err := a.compare(ctx, a.stdout, g, c, submissions[0].exercise, results[0], a.terminalWidth()); err != nil {
			fmt.Fprintln(a.stderr, "checker: not compared with the course's programs:", err)
		}
	}
	if o.save {
		if err := a.saveInput(results); err != nil {
			return err
		}
	}
	return exitOf(results)
}

// fault is what is wrong with the options, whatever is to be graded.
func (o checkOptions) fault() error {
	if !slices.Contains(formats(), o.format) {
		return fmt.Errorf("there is no format %q: use --format %s", o.format, formatList())
	}
	if o.output != "" {
		return mayWrite(o.output)
	}
	return nil
}

// gradeInTurn grades one submission after the other, the tests of each side by side.
func (a *app) gradeInTurn(ctx context.Context, g *judge.Grader, submissions []submission) ([]judge.Result, error) {
	var results []judge.Result
	for _, s := range submissions {
		src, err := a.read(ctx, s.path)
		if err != nil {
			return nil, err
		}
		results = append(results, g.Grade(ctx, s.exercise, s.file, src))
		if ctx.Err() != nil {
			return nil, errInterrupted
		}
	}
	return results, nil
}

// terminalWidth is that of the terminal on standard output, 0 if there is none.
func (a *app) terminalWidth() int {
	stdout, ok := a.rawStdout.(*os.File)
	if !ok {
		return 0
	}
	width, _, err := term.GetSize(int(stdout.Fd()))
	if err != nil {
		return 0
	}
	return min(width, 100)
}

// recordSolved keeps the progress of the learner's own files. Failing to is not
// worth more than a word.
func (a *app) recordSolved(submissions []submission, results []judge.Result, o checkOptions) {
	var solved []string
	for i, s := range submissions {
		if s.own && o.test == "" && results[i].Verdict == judge.Accepted {
			solved = append(solved, s.exercise.Name)
		}
	}
	if len(solved) == 0 {
		return
	}
	if err := progress.Record(time.Now(), solved...); err != nil {
		fmt.Fprintln(a.stderr, "checker: your progress could not be kept:", err)
	}
}

// saveInput writes the input of each submission's first failing test to a new
// file in the working directory.
func (a *app) saveInput(results []judge.Result) error {
	for _, r := range results {
		t := r.FirstFailing()
		if t == nil || t.Test == nil {
			continue
		}
		name := r.Exercise + "-" + t.Name + ".in"
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, os.ErrExist) {
			if kept, err := os.ReadFile(name); err == nil && bytes.Equal(kept, t.Test.Input) {
				fmt.Fprintf(a.stderr, "the input of test %s is in %s already\n", t.Name, name)
				continue
			}
			return fmt.Errorf("%s is there already and is not overwritten: move it away first", name)
		}
		if err == nil {
			_, err = f.Write(t.Test.Input)
			if err = errors.Join(err, f.Close()); err != nil {
				os.Remove(name)
			}
		}
		if err != nil {
			return fmt.Errorf("cannot write %s, the input of test %s: %w; make room, or go to a folder that you may write in and name the FILE from there", name, t.Name, reason.Of(err))
		}
		fmt.Fprintf(a.stderr, "the input of test %s is now in %s\n", t.Name, name)
	}
	return nil
}

func exitOf(results []judge.Result) error {
	exit := exitAccepted
	for _, r := range results {
		switch {
		case r.Verdict == judge.InternalError:
			return status(exitFailed)
		case r.Verdict != judge.Accepted:
			exit = exitNotAccepted
		}
	}
	if exit == exitAccepted {
		return nil
	}
	return status(exit)
}
