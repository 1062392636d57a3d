package cli

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/export/prairielearn"
	"nqueens/checker/internal/folder"
)

func (a *app) exportPrairieLearnCommand() *cobra.Command {
	image := prairielearn.Image
	cmd := &cobra.Command{
		Use:   "prairielearn DIR",
		Short: "The exercises as questions for a PrairieLearn course",
		Long: `Write the exercises as externally graded questions, to be copied into the folder
of a PrairieLearn course: questions/nqueens and serverFilesCourse/nqueens. The
checker is inside; submissions are graded in an image with a shell and Go 1.26.
DIR must be new, empty, or written so before.`,
		Args: takes(1, 1, "export prairielearn takes the folder to write to, such as prairielearn"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.exportPrairieLearn(cmd.Context(), args[0], image)
		},
	}
	cmd.Flags().StringVar(&image, "image", image, "the container image to grade in")
	return cmd
}

// questions is the kind of a folder of questions.
var questions = folder.Kind{Name: "an export of questions", List: "question-files.txt", Command: "checker export prairielearn"}

func (a *app) exportPrairieLearn(ctx context.Context, dir, image string) error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	if err := questions.Check(dir); err != nil {
		return err
	}
	checker, err := a.linuxChecker(ctx, c)
	if err != nil {
		return err
	}
	files, err := prairielearn.Files(c, checker, image)
	if err != nil {
		return err
	}
	if err := questions.Write(dir, files); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "The questions are in %s. Copy questions and serverFilesCourse into your course.\n", dir)
	return nil
}
