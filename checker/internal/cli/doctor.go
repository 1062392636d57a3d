package cli

import (
	"fmt"
	"runtime"
	"strings"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/frontend"
)

func (a *app) doctorCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "doctor",
		Short: "Say what this machine offers the checker",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			a.doctor()
			return nil
		},
	}
}

func (a *app) doctor() {
	fmt.Fprintf(a.stdout, "system       %s/%s, %d processors\n", runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	fmt.Fprintf(a.stdout, "interpreter  there: yaegi, with the standard library of %s\n", runtime.Version())
	if where := a.compiler.Where(); where != "" {
		fmt.Fprintf(a.stdout, "compiler     there: %s\n", where)
	} else {
		fmt.Fprintln(a.stdout, "compiler     missing: what the interpreter does not accept stays undecided; install Go and put it on the PATH")
	}
	memory := "held by the system"
	if runtime.GOOS != "linux" {
		memory = "not held on this system: a program may use more than its exercise allows"
	}
	fmt.Fprintf(a.stdout, "memory limit %s\n", memory)
	fmt.Fprintf(a.stdout, "packages     a submission may import %s\n", strings.Join(frontend.Packages(), ", "))
}
