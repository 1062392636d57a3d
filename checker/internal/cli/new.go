package cli

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/author"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/report"
)

func (a *app) newCommand() *cobra.Command {
	var check bool
	cmd := &cobra.Command{
		Use:   "new NAME",
		Short: "For instructors: begin an exercise of your own, or see what it lacks",
		Long: `Write the files of a new exercise. What waits to be written in them follows the
word WRITE:. NAME is a slug such as knights, which gets the next number, or
12-knights.

With --check, NAME is an exercise that is there, and what it still lacks is
listed: file by file, what the matter is and what to do. The starter and the
course's programs for the exercise are graded for that. Nothing is written.`,
		Args: takes(1, 1, "new takes the name of the new exercise, such as knights"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if check {
				return a.checkExercise(cmd.Context(), args[0])
			}
			return a.newExercise(args[0])
		},
	}
	cmd.Flags().BoolVar(&check, "check", false, "say what an exercise lacks")
	return cmd
}

func (a *app) newExercise(name string) error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	exercise, files, err := author.New(c, name)
	if err != nil {
		return err
	}
	for _, file := range files {
		fmt.Fprintln(a.stdout, file)
	}
	fmt.Fprintf(a.stdout, "\nThese are the files of exercise %s. Fill them in, and put pairs\n"+
		"NAME.in and NAME.ans into exercises/%s/tests.\n"+
		"`go run ./checker new --check %s` says what it still lacks.\n", exercise, exercise, exercise[:2])
	return nil
}

// checkExercise lists what an exercise lacks.
func (a *app) checkExercise(ctx context.Context, ref string) error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	e, err := c.Find(ref)
	if err != nil {
		return err
	}
	faults := author.Faults(c, e)
	if e.Err == nil {
		graded, err := a.gradeOwn(ctx, c, e)
		if err != nil {
			return err
		}
		faults = append(faults, graded...)
	}
	if len(faults) == 0 {
		fmt.Fprintf(a.stdout, "Exercise %s is whole: %s, and the starter is not accepted as it is.\n", e.Name, many(len(e.Tests), "test"))
		return nil
	}
	for _, f := range faults {
		fmt.Fprintln(a.stdout, report.Plain(f.String()))
	}
	fmt.Fprintf(a.stdout, "\nExercise %s: %s to mend.\n", e.Name, many(len(faults), "thing"))
	return status(exitNotAccepted)
}

func many(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// gradeOwn grades the starter, which must compile and not be accepted, and the programs
// of the course, which must be.
func (a *app) gradeOwn(ctx context.Context, c *course.Course, e *course.Exercise) ([]author.Fault, error) {
	g, err := a.grader("auto", 0)
	if err != nil {
		return nil, err
	}
	var faults []author.Fault
	add := func(path, text string) {
		faults = append(faults, author.Fault{File: display(c, path), Text: text})
	}
	text, err := readFile(e.Starter())
	if err != nil {
		add(e.Starter(), "must be a file that can be read: write the starter there")
	} else {
		r := g.Grade(ctx, e, display(c, e.Starter()), text)
		unfinished := []judge.Verdict{judge.WrongAnswer, judge.PresentationError, judge.TimeLimit, judge.RuntimeError}
		switch {
		case r.Verdict == judge.Accepted:
			add(e.Starter(), "is accepted as it is: the starter must leave something to write")
		case !slices.Contains(unfinished, r.Verdict):
			add(e.Starter(), "the starter must compile and run, but gets "+words(r))
		}
		kept, err := os.ReadFile(filepath.Join(c.Root, filepath.FromSlash(author.Copy(e))))
		if err == nil && !bytes.Equal(kept, text) {
			add(e.Starter(), "is not what the checker keeps as the starter: if you changed the starter, run `go generate ./checker/internal/starter`")
		}
	}
	ways, err := c.Ways(e)
	if err != nil {
		return faults, nil // Faults has told it
	}
	for _, w := range ways {
		text, err := os.ReadFile(w.Path)
		if err != nil {
			return nil, err
		}
		if r := g.Grade(ctx, e, display(c, w.Path), text); r.Verdict != judge.Accepted {
			add(w.Path, "must be accepted, but gets "+words(r))
		}
	}
	if ctx.Err() != nil {
		return nil, errInterrupted
	}
	return faults, nil
}

// words are a verdict and the first thing that is said about it.
func words(r judge.Result) string {
	said := string(r.Verdict)
	switch {
	case r.Err != nil:
		said += ": " + r.Err.Error()
	case len(r.Diagnostics) > 0:
		said += fmt.Sprintf(", line %d: %s", r.Diagnostics[0].Line, r.Diagnostics[0].Message)
	}
	for _, t := range r.Tests {
		if t.Verdict != judge.Accepted {
			return said + " in " + t.Name + ": " + t.Message
		}
	}
	return said
}
