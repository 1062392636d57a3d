package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/judge"
)

// engineFlag adds --engine to a command.
func engineFlag(cmd *cobra.Command, value *string) {
	cmd.Flags().StringVar(value, "engine", "auto", "auto, yaegi or go")
}

// grader makes the grader that --engine asks for.
func (a *app) grader(name string, jobs int) (*judge.Grader, error) {
	g := &judge.Grader{Jobs: jobs}
	switch name {
	case "auto":
		g.Interpreter, g.Compiler = engine.Interpreter{Spares: &a.spares}, a.compiler
		g.Explain = a.compiler.Explain
	case "yaegi":
		g.Only = engine.Interpreter{Exact: true, Spares: &a.spares}
	case "go":
		g.Only = a.compiler
		g.Explain = a.compiler.Explain
	default:
		return nil, unknownEngine(name)
	}
	return g, nil
}

func unknownEngine(name string) error {
	return fmt.Errorf("there is no engine %q: use --engine auto, yaegi or go", name)
}
