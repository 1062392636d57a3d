// Package cli is the command tree of the checker. Each command finds its part of
// the course, hands the work to the package that does it, and reports; nothing
// is decided here.
//
// Exit statuses: 0 all accepted (or done), 1 not all accepted, 2 the checker
// could not do its job. The run command has statuses of its own.
package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/engine"
	"nqueens/checker/internal/report"
)

// The exit statuses of all commands but run.
const (
	exitAccepted    = 0
	exitNotAccepted = 1
	exitFailed      = 2
)

// A status is an error that only carries the exit status: all there is to say
// has been said.
type status int

func (s status) Error() string { return fmt.Sprintf("exit status %d", int(s)) }

var errInterrupted = errors.New("interrupted")

// app is what the commands share.
type app struct {
	stdin     io.Reader
	stdout    io.Writer // styled text may be written to it in whole lines
	rawStdout io.Writer // the same, untouched
	stderr    io.Writer
	compiler  *engine.Compiler
	spares    engine.Spares
}

// lazyGC is the growth of the heap in percent before it is collected: most commands end
// before it is worth it, and the first time costs a millisecond.
const lazyGC = 400

// Main runs the checker with these arguments and returns its exit status.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(lazyGC)
	}
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	defer stop()
	context.AfterFunc(ctx, stop) // a second signal ends the checker, whatever holds it up
	out := &output{to: report.Writer(stdout, os.Environ())}
	a := &app{
		stdin:     stdin,
		stdout:    out,
		rawStdout: stdout,
		stderr:    stderr,
		compiler:  engine.NewCompiler(),
	}
	context.AfterFunc(ctx, a.compiler.Stop) // nobody waits for a build any more
	root := a.root()
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(out)
	root.SetErr(stderr)
	err := root.ExecuteContext(ctx)
	a.spares.Close()
	err = errors.Join(err, a.compiler.Close())
	var s status
	if out.fault() != nil && (err == nil || errors.As(err, &s)) {
		err = out.fault()
	}
	switch {
	case errors.As(err, &s):
		return int(s)
	case err != nil:
		fmt.Fprintln(stderr, "checker:", report.Inert(report.Plain(err.Error())))
		return exitFailed
	}
	return exitAccepted
}

// endings are the signals at which the checker stops in order, so that no terminal
// is left in the mode of single keys. The end of the terminal is none for a checker
// that was started to outlast it, as by nohup.
func endings() []os.Signal {
	all := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		all = append(all, syscall.SIGHUP)
	}
	return all
}

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "checker",
		Short: "The front door of the N-Queens course",
		Long: `The front door of the N-Queens course: it shows the map of lessons and
exercises, runs programs, and grades your solutions.`,
		Args:              noSuchCommand,
		SilenceUsage:      true,
		SilenceErrors:     true,
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: true},
		RunE:              func(cmd *cobra.Command, _ []string) error { return a.showMap() },
	}
	root.SuggestionsMinimumDistance = 2
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		words, _, _ := strings.Cut(err.Error(), ": strconv.")
		return fmt.Errorf("%s; `go run ./%s --help` lists the flags", words, cmd.CommandPath())
	})
	root.SetHelpCommand(helpCommand())
	root.AddCommand(a.checkCommand(), a.runCommand(), a.lessonCommand(), a.hintCommand(), a.resetCommand(), a.watchCommand(), a.newCommand(), a.doctorCommand(), a.benchCommand(),
		a.siteCommand(), a.serveCommand(), a.gradeCommand(), a.exportCommand())
	return root
}

// noSuchCommand refuses what cobra takes for an argument of the root.
func noSuchCommand(cmd *cobra.Command, args []string) error {
	return nothingNamed("command", cmd, args)
}

// nothingNamed refuses a first argument that names no command below cmd. Kind is what
// people call those, such as a command.
func nothingNamed(kind string, cmd *cobra.Command, args []string) error {
	if len(args) == 0 {
		return nil
	}
	meant := ""
	if near := cmd.SuggestionsFor(args[0]); len(near) > 0 {
		meant = " did you mean " + strings.Join(near, " or ") + "?"
	}
	return fmt.Errorf("there is no %s %q;%s `go run ./%s --help` lists the %ss", kind, args[0], meant, cmd.CommandPath(), kind)
}

// helpCommand explains the command that is named after it. Cobra's own takes a name
// that is no command's for a wish to see the list of all.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Explain a command",
		RunE: func(cmd *cobra.Command, args []string) error {
			about, rest, err := cmd.Root().Find(args)
			if err == nil && about.HasSubCommands() {
				err = noSuchCommand(about, rest)
			}
			if err != nil {
				return err
			}
			about.InitDefaultHelpFlag() // which help lists, too
			return about.Help()
		},
	}
}

// takes refuses a wrong number of arguments in the command's own words.
func takes(least, most int, words string) cobra.PositionalArgs {
	return func(_ *cobra.Command, args []string) error {
		if least <= len(args) && len(args) <= most {
			return nil
		}
		return errors.New(words)
	}
}

// openCourse reads the repository around the working directory.
func openCourse() (*course.Course, error) { return around(course.Open) }

// listCourse finds the repository around the working directory, for a command that
// needs few of its exercises: see course.List.
func listCourse() (*course.Course, error) { return around(course.List) }

func around(open func(dir string) (*course.Course, error)) (*course.Course, error) {
	dir, err := os.Getwd()
	if err != nil {
		return nil, err
	}
	return open(dir)
}
