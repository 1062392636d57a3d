package cli

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export/icpc"
	"nqueens/checker/internal/folder"
)

func (a *app) exportICPCCommand() *cobra.Command {
	var spec string
	cmd := &cobra.Command{
		Use:   "icpc DIR [EXERCISE]...",
		Short: "The exercises as problem packages for DOMjudge, Kattis and more",
		Long: `Write each exercise, or those named, as a problem package in the format that
DOMjudge and Kattis install: statement, tests, validators, submissions with
known verdicts. DIR must be new, empty, or written so before. For DOMjudge, pack
what is in a problem's folder, not the folder itself, into a zip archive.`,
		Args: func(_ *cobra.Command, args []string) error {
			if len(args) == 0 {
				return fmt.Errorf("export icpc takes the folder to write to, such as packages")
			}
			return nil
		},
		RunE: func(_ *cobra.Command, args []string) error { return a.exportICPC(args[0], args[1:], icpc.Spec(spec)) },
	}
	cmd.Flags().StringVar(&spec, "spec", string(icpc.Legacy), "the version of the format: "+specNames(" or "))
	return cmd
}

func specNames(separator string) string {
	var names []string
	for _, s := range icpc.Specs() {
		names = append(names, string(s))
	}
	return strings.Join(names, separator)
}

// packages is the kind of a folder of problem packages.
var packages = folder.Kind{Name: "an export of problem packages", List: "package-files.txt", Command: "checker export icpc"}

func (a *app) exportICPC(dir string, refs []string, spec icpc.Spec) error {
	if !slices.Contains(icpc.Specs(), spec) {
		return fmt.Errorf("there is no version %q of the format: use --spec %s", spec, specNames(" or "))
	}
	c, err := openCourse()
	if err != nil {
		return err
	}
	exercises, err := exercisesOf(c, refs)
	if err != nil {
		return err
	}
	files, err := icpc.Files(c, exercises, spec)
	if err != nil {
		return err
	}
	if err := packages.Write(dir, files); err != nil {
		return err
	}
	for _, e := range exercises {
		fmt.Fprintf(a.stdout, "%-22s %s\n", e.Name, filepath.Join(dir, icpc.ShortName(e)))
	}
	return nil
}

// exercisesOf are the exercises that were named, or all.
func exercisesOf(c *course.Course, refs []string) ([]*course.Exercise, error) {
	if len(refs) == 0 {
		for i := range c.Exercises {
			refs = append(refs, c.Exercises[i].Name)
		}
	}
	var exercises []*course.Exercise
	for _, ref := range refs {
		e, err := c.Exercise(ref)
		if err != nil {
			return nil, err
		}
		if !slices.Contains(exercises, e) {
			exercises = append(exercises, e)
		}
	}
	return exercises, nil
}
