package cli

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/bench"
)

func (a *app) benchCommand() *cobra.Command {
	b := bench.Bench{Compiler: a.compiler, Class: 200, Repeat: 5}
	cmd := &cobra.Command{
		Use:   "bench",
		Short: "Measure the checker against building and running by hand",
		Long: `Measure the checker against building and running programs by hand. Each row
compares two things measured in turn in this run: how many times faster the
checker is. It takes a few minutes on a quiet machine.`,
		Args: takes(0, 0, "bench takes no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if !a.compiler.Available() {
				return errors.New("there is no Go toolchain to measure against; install Go and put it on the PATH")
			}
			c, err := openCourse()
			if err != nil {
				return err
			}
			b.Course = c
			return b.Rows(cmd.Context(), func(r bench.Row) {
				aim := ""
				if r.Aim != "" {
					aim = "  (aim: " + r.Aim + ")"
				}
				fmt.Fprintf(a.stdout, "%6.2fx  %s%s\n", r.Faster(), r.Name, aim)
			})
		},
	}
	cmd.Flags().Var((*count)(&b.Class), "class", "submissions in the class, 1 or more")
	cmd.Flags().Var((*count)(&b.Repeat), "repeat", "measurements to take the median of, 1 or more")
	return cmd
}
