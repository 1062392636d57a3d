package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/progress"
	"nqueens/checker/internal/report/platform"
	"nqueens/checker/internal/starter"
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
	f.IntVar(&o.jobs, "jobs", 0, "tests at a time (default: one a processor)")
	return cmd
}

// A submission is a file to grade and what it is meant to solve.
type submission struct {
	exercise *course.Exercise
	file     string // as the reports show it
	path     string // "-" for standard input
	own      bool   // it is the learner's file in exercises/
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
		go a.spares.Fill(1) // while the course and the source are read
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
		if err := a.compare(ctx, a.stdout, g, c, submissions[0].exercise, results[0], terminalWidth()); err != nil {
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
	if o.jobs < 0 {
		return fmt.Errorf("--jobs %d makes no sense: use 1 or more", o.jobs)
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

// submissionsOf works out what the arguments ask to grade.
func submissionsOf(c *course.Course, args []string, o checkOptions) ([]submission, error) {
	if len(args) == 0 && o.exercise != "" {
		return nil, fmt.Errorf("--exercise says what a FILE solves, and no FILE is named; to check your own program: check %s", o.exercise)
	}
	if len(args) == 0 {
		for i := range c.Exercises {
			args = append(args, c.Exercises[i].Name)
		}
	}
	var given *course.Exercise
	if o.exercise != "" {
		ex, err := c.Exercise(o.exercise)
		if err != nil {
			return nil, err
		}
		given = ex
	}
	var list []submission
	for _, arg := range args {
		s, err := submissionOf(c, arg, given)
		if err != nil {
			return nil, err
		}
		if s.exercise.Err != nil {
			return nil, s.exercise.Err
		}
		if o.test != "" {
			if s.exercise, err = onlyTest(s.exercise, o.test); err != nil {
				return nil, err
			}
		}
		list = append(list, s)
	}
	return list, nil
}

// submissionOf finds the file and the exercise that one argument means. given is
// the exercise of --exercise, or nil.
func submissionOf(c *course.Course, arg string, given *course.Exercise) (submission, error) {
	if given == nil && !isFile(arg) {
		if ex, err := c.Exercise(arg); err == nil {
			if _, err := os.Stat(ex.Starter()); errors.Is(err, fs.ErrNotExist) {
				return submission{}, fmt.Errorf("there is no %s; `go run ./checker reset %02d` puts the starter back", display(c, ex.Starter()), ex.Number)
			}
			return submission{ex, display(c, ex.Starter()), ex.Starter(), true}, nil
		} else if !strings.HasSuffix(arg, ".go") && arg != "-" && !isDir(arg) {
			return submission{}, err
		}
	}
	path := arg
	if isDir(arg) {
		path = filepath.Join(arg, "main.go")
		if !isFile(path) {
			return submission{}, fmt.Errorf("there is no main.go in the folder %s: name the file to check", arg)
		}
	}
	if _, err := os.Stat(path); err != nil && path != "-" {
		return submission{}, unreadable(path, err)
	}
	s := submission{given, display(c, path), path, false}
	if s.exercise == nil {
		ex, ok := c.ExerciseOf(path)
		if arg == "-" || !ok {
			return submission{}, fmt.Errorf("which exercise does %s solve? Say so with --exercise, such as --exercise 4", arg)
		}
		s.exercise = ex
		s.own = sameFile(path, ex.Starter())
	}
	return s, nil
}

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.IsDir()
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func sameFile(a, b string) bool {
	x, err1 := os.Stat(a)
	y, err2 := os.Stat(b)
	return err1 == nil && err2 == nil && os.SameFile(x, y)
}

// display is a path as reports show it: from the course's root where it lies
// inside, with forward slashes everywhere.
func display(c *course.Course, path string) string {
	if abs, err := filepath.Abs(path); err == nil && path != "-" {
		if rel, err := filepath.Rel(c.Root, abs); err == nil && filepath.IsLocal(rel) {
			path = rel
		}
	}
	return filepath.ToSlash(path)
}

// begun leaves out the submissions that are still the exercise's starter.
func begun(submissions []submission) ([]submission, error) {
	var kept []submission
	for _, s := range submissions {
		text, err := starter.Of(s.exercise.Name)
		if err != nil { // an exercise that this checker has no starter of
			kept = append(kept, s)
			continue
		}
		own, err := os.ReadFile(s.path)
		if err != nil && s.path != "-" {
			return nil, unreadable(s.path, err)
		}
		if !bytes.Equal(withoutCR(own), withoutCR(text)) {
			kept = append(kept, s)
		}
	}
	return kept, nil
}

// withoutCR is a text with the line ends of Unix.
func withoutCR(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")) }

// onlyTest is the exercise with one test left.
func onlyTest(ex *course.Exercise, name string) (*course.Exercise, error) {
	one := *ex
	one.Tests = nil
	var names []string
	for _, t := range ex.Tests {
		names = append(names, t.Name)
		if t.Name == name {
			one.Tests = append(one.Tests, t)
		}
	}
	if one.Tests == nil {
		return nil, fmt.Errorf("exercise %s has no test %q; there are %s", ex.Name, name, strings.Join(names, ", "))
	}
	return &one, nil
}

// read reads a submission, but never more than one can have.
func (a *app) read(ctx context.Context, path string) ([]byte, error) {
	type reading struct {
		src []byte
		err error
	}
	read := make(chan reading, 1)
	go func() { // a person at a terminal, or a pipe, may keep it waiting for ever
		src, err := a.readAll(path)
		read <- reading{src, err}
	}()
	select {
	case r := <-read:
		return r.src, r.err
	case <-ctx.Done():
		return nil, errInterrupted
	}
}

func (a *app) readAll(path string) ([]byte, error) {
	var from io.Reader = a.stdin
	if path != "-" {
		if isDir(path) {
			return nil, fmt.Errorf("%s is a folder: name the Go file in it", path)
		}
		f, err := os.Open(path)
		if err != nil {
			return nil, unreadable(path, err)
		}
		defer f.Close()
		from = f
	}
	src, err := io.ReadAll(io.LimitReader(from, frontend.MaxSource+1))
	if err != nil {
		return nil, fmt.Errorf("cannot read %s: %w", path, err)
	}
	if len(src) > frontend.MaxSource {
		return nil, fmt.Errorf("%s is larger than %d KiB and cannot be a submission", path, frontend.MaxSource>>10)
	}
	return src, nil
}

// unreadable says in plain words why a file cannot be read.
func unreadable(path string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %s; look at its name and at the folder you are in", path)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s may not be read: give yourself the permission to", path)
	}
	return fmt.Errorf("cannot read %s: %w", path, err)
}

// terminalWidth is that of the terminal on standard output, 0 if there is none.
func terminalWidth() int {
	width, _, err := term.GetSize(int(os.Stdout.Fd()))
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
			return fmt.Errorf("%s is there already and is not overwritten: move it away first", name)
		}
		if err != nil {
			return err
		}
		_, err = f.Write(t.Test.Input)
		if err := errors.Join(err, f.Close()); err != nil {
			return err
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
