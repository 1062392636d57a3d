package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/export/ipynb"
	"nqueens/checker/internal/folder"
)

func (a *app) exportCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "export FORMAT",
		Short: "Write parts of the course for other platforms",
		Long: `Write parts of the course for other platforms. What each format needs and writes
is in its own help, as in: export ipynb --help`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := nothingNamed("format", cmd, args); err != nil {
				return err
			}
			return errors.New("export takes a format and the folder or file to write to, such as ipynb notebooks")
		},
	}
	cmd.SuggestionsMinimumDistance = 2
	cmd.AddCommand(a.exportIpynbCommand(), a.exportICPCCommand(), a.exportGradescopeCommand(), a.exportPrairieLearnCommand(), a.exportActionsCommand())
	return cmd
}

func (a *app) exportIpynbCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "ipynb DIR",
		Short: "The lessons as Jupyter notebooks",
		Long: `Write the lessons as Jupyter notebooks with their outputs, and beside them what
they link to. To run their cells Jupyter needs gonb, a kernel for Go; the
folder's README.md says how to get it. DIR must be new, empty, or written so
before.`,
		Args: takes(1, 1, "export ipynb takes the folder to write to, such as notebooks"),
		RunE: func(cmd *cobra.Command, args []string) error { return a.exportIpynb(args[0]) },
	}
}

// notebooks is the kind of a folder of notebooks.
var notebooks = folder.Kind{Name: "an export of notebooks", List: "notebook-files.txt", Command: "checker export ipynb"}

func (a *app) exportIpynb(dir string) error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	files, err := ipynb.Files(c)
	if err != nil {
		return err
	}
	if err := notebooks.Write(dir, files); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "The notebooks are in %s. Its README.md says how to run them.\n", dir)
	return nil
}
