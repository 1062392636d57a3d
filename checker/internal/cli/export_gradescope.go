package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export/gradescope"
	"nqueens/checker/internal/export/linux"
)

func (a *app) exportGradescopeCommand() *cobra.Command {
	var exercise string
	cmd := &cobra.Command{
		Use:   "gradescope FILE.zip --exercise EXERCISE",
		Short: "An exercise as an autograder for Gradescope",
		Long: `Write the autograder of one exercise, to be uploaded to a programming assignment
of 100 points on Gradescope. The checker is inside. Its setup.sh puts Go on the
image of the assignment, if that has none.`,
		Args: takes(1, 1, "export gradescope takes the file to write, such as autograder.zip"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.exportGradescope(cmd.Context(), args[0], exercise)
		},
	}
	cmd.Flags().StringVar(&exercise, "exercise", "", "the exercise that the assignment asks for")
	return cmd
}

func (a *app) exportGradescope(ctx context.Context, file, exercise string) error {
	if exercise == "" {
		return errors.New("which exercise does the assignment ask for? Say so with --exercise, such as --exercise 4")
	}
	c, err := openCourse()
	if err != nil {
		return err
	}
	e, err := c.Exercise(exercise)
	if err != nil {
		return err
	}
	if err := mayWrite(file); err != nil {
		return err
	}
	checker, err := a.linuxChecker(ctx, c)
	if err != nil {
		return err
	}
	err = writeWhole(file, func(w io.Writer) error { return gradescope.Write(w, e, checker, runtime.Version()) })
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "The autograder of %s is in %s. Upload it to an assignment of 100 points.\n", e.Name, file)
	return nil
}

// linuxChecker is the checker that goes into packages, built from the course.
func (a *app) linuxChecker(ctx context.Context, c *course.Course) ([]byte, error) {
	patience := time.AfterFunc(2*time.Second, func() {
		fmt.Fprintln(a.stderr, "The checker of the package is being built. The first time this takes a minute or two.")
	})
	defer patience.Stop()
	checker, err := linux.Checker(ctx, c.Root)
	if ctx.Err() != nil {
		return nil, errInterrupted
	}
	return checker, err
}
