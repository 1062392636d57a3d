package cli

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/class"
	"nqueens/checker/internal/course"
	"nqueens/checker/internal/gradebook"
	"nqueens/checker/internal/grading"
	"nqueens/checker/internal/judge"
	"nqueens/checker/internal/starter"
)

// gradeOptions are the flags of grade.
type gradeOptions struct {
	exercise, mapping, roster, tests, state, engine string
	format, output                                  string
	reports                                         []string
	similar                                         bool
	jobs                                            int
}

func (a *app) gradeCommand() *cobra.Command {
	var o gradeOptions
	cmd := &cobra.Command{
		Use:   "grade DIR",
		Short: "Grade what a class has handed in",
		Long: `Grade what a class has handed in. DIR is a folder or a zip archive with one
folder, one archive or one file a student, or with what Canvas, Moodle,
Blackboard or Gradescope give to download. Names of folders and files say who
has handed in and for which exercise; --exercise or a --map file says so where
they do not. What cannot be placed is listed.

Results are kept as they come: a run that was interrupted goes on when the same
command is given again, and identical programs are graded once.`,
		Example: `  go run ./checker grade handed-in --exercise 4
  go run ./checker grade moodle.zip --exercise 4 --roster class.csv
  go run ./checker grade handed-in --report csv=grades.csv --report html=c.html
  go run ./checker grade handed-in --map map.csv --format json`,
		Args: takes(1, 1, "grade takes one folder or zip archive with the submissions"),
		RunE: func(cmd *cobra.Command, args []string) error { return a.grade(cmd.Context(), args[0], o) },
	}
	f := cmd.Flags()
	f.StringVar(&o.exercise, "exercise", "", "the exercise that everything in DIR solves")
	f.StringVar(&o.mapping, "map", "", "`CSV` of lines PATH,EXERCISE or PATH,EXERCISE,STUDENT")
	f.StringVar(&o.roster, "roster", "", "`CSV` that names the students of the class")
	f.StringVar(&o.tests, "tests", "", "further tests, in `DIR`/04-bitmasks and so on")
	f.StringVar(&o.state, "state", "", "keep results in `DIR`, not in the cache folder")
	engineFlag(cmd, &o.engine)
	f.StringVar(&o.format, "format", "text", formatNames())
	f.StringVar(&o.output, "output", "", "write the report to `FILE`")
	f.StringArrayVar(&o.reports, "report", nil, "a further report, `FORMAT=FILE`; any number")
	f.BoolVar(&o.similar, "similar", false, "list programs that are alike up to names and layout")
	jobsFlag(cmd, &o.jobs, "submissions")
	return cmd
}

func formatNames() string {
	var names []string
	for _, f := range gradebook.Formats() {
		names = append(names, f.Name)
	}
	return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
}

// A reportTo is a report and the file it goes to, "" for standard output.
type reportTo struct {
	format gradebook.Format
	file   string
}

func (o gradeOptions) wanted() ([]reportTo, error) {
	all := [][2]string{{o.format, o.output}}
	for _, r := range o.reports {
		format, file, ok := strings.Cut(r, "=")
		if !ok || file == "" {
			return nil, fmt.Errorf("--report %s names no file: write --report FORMAT=FILE, such as --report csv=grades.csv", r)
		}
		all = append(all, [2]string{format, file})
	}
	var wanted []reportTo
	for _, r := range all {
		i := slices.IndexFunc(gradebook.Formats(), func(f gradebook.Format) bool { return f.Name == r[0] })
		if i < 0 {
			return nil, fmt.Errorf("there is no format %q: use %s", r[0], formatNames())
		}
		wanted = append(wanted, reportTo{gradebook.Formats()[i], r[1]})
	}
	return wanted, nil
}

func (a *app) grade(ctx context.Context, dir string, o gradeOptions) error {
	wanted, err := o.wanted()
	if err != nil {
		return err
	}
	for _, r := range wanted {
		if r.file == "" {
			continue
		}
		if err := mayWrite(r.file); err != nil {
			return err
		}
	}
	grader, err := a.grader(o.engine, 1) // submissions run side by side, not tests
	if err != nil {
		return err
	}
	c, err := openCourse()
	if err != nil {
		return err
	}
	if o.tests != "" {
		if c, err = c.WithTests(o.tests); err != nil {
			return err
		}
	}
	found, err := findClass(c, dir, o)
	if err != nil {
		return err
	}
	defer found.Close()
	if len(found.Students)+len(found.Unplaced) == 0 {
		return fmt.Errorf("%s holds nothing that was handed in: grade looks for Go programs, one folder, file or archive a student", dir)
	}
	store, identity, err := a.resultStore(o)
	if err != nil {
		return err
	}
	progress := newProgressLine(a.stderr)
	run := &grading.Run{Class: found, Exercises: c.Exercises, Grader: grader, Identity: identity, Store: store, Jobs: o.jobs, Tell: progress.tell}
	done, err := run.Grade(ctx)
	progress.end()
	if ctx.Err() != nil {
		return fmt.Errorf("interrupted: %d of %d submissions are graded and kept; the same command goes on from there", done.Done, done.All)
	}
	if err != nil {
		return err
	}
	book := &gradebook.Book{Class: found, Exercises: columnsOf(c, found, o.exercise), Result: run.Result}
	if o.similar {
		book.Compared, book.Alike = true, gradebook.FindAlike(found, publishedCode(c))
	}
	for _, r := range wanted {
		if err := a.writeReport(book, r); err != nil {
			return err
		}
	}
	return exitOfClass(found, run)
}

// own are the files and folders that the command itself reads and writes. People
// keep them beside what was handed in.
func (o gradeOptions) own() []string {
	var own []string
	for _, file := range []string{o.mapping, o.roster, o.tests, o.state, o.output} {
		if file != "" {
			own = append(own, file)
		}
	}
	for _, r := range o.reports {
		_, file, _ := strings.Cut(r, "=")
		own = append(own, file)
	}
	return own
}

// findClass reads the class, and what says what is what in it.
func findClass(c *course.Course, dir string, o gradeOptions) (*class.Class, error) {
	options := class.Options{Exercises: c.Exercises, Own: o.own(), Starters: map[class.Digest]bool{}}
	for _, ex := range c.Exercises {
		if text, err := starter.Of(ex.Name); err == nil { // a new exercise has none yet
			options.Starters[class.StarterDigest(text)] = true
		}
	}
	if o.exercise != "" {
		ex, err := c.Exercise(o.exercise)
		if err != nil {
			return nil, err
		}
		options.Exercise = ex.Name
	}
	if o.mapping != "" {
		text, err := readFile(o.mapping)
		if err != nil {
			return nil, err
		}
		if options.Map, err = class.ParseMapping(filepath.ToSlash(o.mapping), text, c.Exercise); err != nil {
			return nil, err
		}
	}
	if o.roster != "" {
		text, err := readFile(o.roster)
		if err != nil {
			return nil, err
		}
		if options.Roster, err = class.ParseRoster(filepath.ToSlash(o.roster), text); err != nil {
			return nil, err
		}
	}
	return class.Find(dir, options)
}

// resultStore opens the place where results are kept, and gives the identity of the
// checker and the engines that they come from.
func (a *app) resultStore(o gradeOptions) (*grading.Store, string, error) {
	toolchain := ""
	if o.engine != "yaegi" && a.compiler.Available() {
		var err error
		if toolchain, err = a.compiler.Version(); err != nil {
			return nil, "", fmt.Errorf("the Go toolchain does not say its version: %w", err)
		}
	}
	identity, err := grading.Identity(o.engine, toolchain)
	if err != nil {
		return nil, "", err
	}
	if o.state == "" {
		store, err := grading.OpenCache(identity)
		return store, identity, err
	}
	store, err := grading.OpenStore(o.state)
	return store, identity, err
}

// columnsOf are the exercises of a gradebook: those handed in, and the one that was
// named.
func columnsOf(c *course.Course, found *class.Class, named string) []course.Exercise {
	names := found.Exercises()
	if ex, err := c.Exercise(named); err == nil && named != "" {
		names = append(names, ex.Name)
	}
	var columns []course.Exercise
	for _, ex := range c.Exercises {
		if slices.Contains(names, ex.Name) {
			columns = append(columns, ex)
		}
	}
	return columns
}

func (a *app) writeReport(book *gradebook.Book, r reportTo) error {
	if r.file == "" {
		return r.format.Write(book, a.stdout)
	}
	return writeWhole(r.file, func(w io.Writer) error { return r.format.Write(book, w) })
}

// exitOfClass is 0 if everything was placed and accepted, 2 if the checker failed
// at a submission, else 1.
func exitOfClass(found *class.Class, run *grading.Run) error {
	exit := exitAccepted
	if len(found.Unplaced) > 0 {
		exit = exitNotAccepted
	}
	for i := range found.Submissions {
		g, err := run.Result(&found.Submissions[i])
		switch {
		case err != nil:
			return err
		case g.Verdict == judge.InternalError:
			return status(exitFailed)
		case g.Verdict != judge.Accepted:
			exit = exitNotAccepted
		}
	}
	if exit == exitAccepted {
		return nil
	}
	return status(exit)
}
