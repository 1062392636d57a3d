package cli

import (
	"errors"
	"fmt"
	"strconv"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/judge"
)

// engineFlag adds --engine to a command.
func engineFlag(cmd *cobra.Command, value *string) {
	cmd.Flags().StringVar(value, "engine", "auto", "auto, yaegi or go")
}

// jobsFlag adds --jobs to a command. The value is 0 where the flag is left out, which
// means one for each processor; whoever gives a number gives 1 or more.
func jobsFlag(cmd *cobra.Command, value *int, what string) {
	cmd.Flags().Var((*count)(value), "jobs", what+" at a time, 1 or more (default: one a processor)")
}

// A count is the value of a flag that must be 1 or more.
type count int

func (c *count) Set(text string) error {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		return errors.New("use a number from 1")
	}
	*c = count(n)
	return nil
}

func (c *count) String() string { return strconv.Itoa(int(*c)) }

func (c *count) Type() string { return "int" }

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
