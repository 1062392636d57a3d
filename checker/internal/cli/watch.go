package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/progress"
)

func (a *app) watchCommand() *cobra.Command {
	var engineName string
	cmd := &cobra.Command{
		Use:   "watch [EXERCISE]",
		Short: "Check your program every time you save it",
		Long: `Check your program of an exercise every time you save it, and move on when it
is solved. Without EXERCISE, the first one that is not solved yet.

Keys: h the next hint, l the list of exercises, n the next exercise, r check
again, the arrows move through a long report, q quits.`,
		Args: takes(0, 1, "watch takes one exercise, such as 04, or none"),
		RunE: func(cmd *cobra.Command, args []string) error {
			g, err := a.grader(engineName, 0)
			if err != nil {
				return err
			}
			c, err := openCourse()
			if err != nil {
				return err
			}
			ex, err := firstToWatch(c, args)
			if err != nil {
				return err
			}
			s := &session{app: a, course: c, grader: g, screen: a.screen(), exercise: ex, results: make(chan checked)}
			return s.run(cmd.Context())
		},
	}
	engineFlag(cmd, &engineName)
	return cmd
}

// firstToWatch is the exercise that was named, or the first that is not solved.
func firstToWatch(c *course.Course, args []string) (*course.Exercise, error) {
	if len(args) == 1 {
		return c.Exercise(args[0])
	}
	if len(c.Exercises) == 0 {
		return nil, errors.New("the course has no exercises")
	}
	if next := nextUnsolved(c, 0); next != nil {
		return next, nil
	}
	return &c.Exercises[0], nil
}

// nextUnsolved is the first unsolved exercise with a number above one, else the
// first of all; nil if all are solved. A progress file that cannot be read counts
// as empty.
func nextUnsolved(c *course.Course, number int) *course.Exercise {
	solved, _ := progress.Load()
	var first *course.Exercise
	for i := range c.Exercises {
		ex := &c.Exercises[i]
		switch {
		case solved[ex.Name] != "":
		case ex.Number > number:
			return ex
		case first == nil:
			first = ex
		}
	}
	return first
}

// following is the exercise after one, the first after the last.
func following(c *course.Course, ex *course.Exercise) *course.Exercise {
	for i := range c.Exercises {
		if c.Exercises[i].Number > ex.Number {
			return &c.Exercises[i]
		}
	}
	return &c.Exercises[0]
}
