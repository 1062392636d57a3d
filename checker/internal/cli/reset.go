package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/starter"
)

func (a *app) resetCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "reset EXERCISE",
		Short: "Start an exercise anew; what you wrote is kept beside it",
		Long: `Put the starter of an exercise back. Your program is not lost: it stays in the
same folder under the name main.go.1, main.go.2 and so on.`,
		Args: takes(1, 1, "reset takes one exercise, such as 04"),
		RunE: func(_ *cobra.Command, args []string) error { return a.reset(args[0]) },
	}
}

func (a *app) reset(ref string) error {
	c, err := listCourse()
	if err != nil {
		return err
	}
	ex, err := c.Exercise(ref)
	if err != nil {
		return err
	}
	text, err := starter.Of(ex.Name)
	if err != nil {
		return err
	}
	own := isFile(ex.Starter())
	kept, err := starter.Restore(ex.Starter(), text)
	switch {
	case err != nil:
		return fmt.Errorf("in %s: %w", display(c, ex.Dir), err)
	case kept != "":
		fmt.Fprintf(a.stdout, "%s is the starter again.\nWhat you had is in %s.\n", display(c, ex.Starter()), display(c, kept))
	case own:
		fmt.Fprintf(a.stdout, "%s is the starter already.\n", display(c, ex.Starter()))
	default:
		fmt.Fprintf(a.stdout, "%s was missing and is the starter again.\n", display(c, ex.Starter()))
	}
	return nil
}
