package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/export/actions"
)

func (a *app) exportActionsCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "actions DIR",
		Short: "A workflow for GitHub Actions that grades on every push",
		Long: `Write .github/workflows/grade.yml into DIR, a class repository that is a copy of
this course. On every push it grades the exercises that have been begun, and
marks the lines that are wrong.`,
		Args: takes(1, 1, "export actions takes the folder of the class repository, such as ."),
		RunE: func(cmd *cobra.Command, args []string) error {
			file, err := actions.Write(args[0])
			if err == nil {
				fmt.Fprintf(a.stdout, "The workflow is in %s. Commit it, and push.\n", file)
			}
			return err
		},
	}
}
