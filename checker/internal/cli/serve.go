package cli

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"time"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/web/build"
)

func (a *app) serveCommand() *cobra.Command {
	var port int
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "The course in your browser, with your own programs in the editor",
		Long: `Show the lessons and exercises in your browser: run and change the cells of a
lesson, write the program of an exercise, save it to its main.go and hand it in.
Only this machine can reach the pages, and only with the address that is
printed. A file that is saved keeps its old text beside it, as main.go.1 and so
on. The first time, the server is built, which takes a minute and needs a Go
toolchain.`,
		Args: takes(0, 0, "serve takes no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if port < 0 || port > 65535 {
				return fmt.Errorf("--port %d is no port: use 1 to 65535, or leave it out for one that is free", port)
			}
			return a.serve(cmd.Context(), port)
		},
	}
	cmd.Flags().IntVar(&port, "port", 0, "the port on 127.0.0.1; 0 is any free one")
	return cmd
}

// serve builds the server, which is a program of its own, and runs it until it ends
// or the checker is told to end.
func (a *app) serve(ctx context.Context, port int) (err error) {
	c, err := openCourse()
	if err != nil {
		return err
	}
	patience := time.AfterFunc(2*time.Second, func() {
		fmt.Fprintln(a.stderr, "The server of the pages is being built. The first time this takes a minute.")
	})
	server, err := build.MakeServer(ctx, c.Root)
	patience.Stop()
	if ctx.Err() != nil {
		return errInterrupted
	}
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, server.Close()) }()
	return a.runServer(ctx, server.Path, fmt.Sprintf("--port=%d", port))
}

// runServer runs the server and passes its exit status on. The server ends in order
// when its standard input does, which it also sees when this process is killed.
func (a *app) runServer(ctx context.Context, path string, args ...string) error {
	cmd := exec.CommandContext(ctx, path, args...)
	cmd.Stdout, cmd.Stderr = a.rawStdout, a.stderr
	alive, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	cmd.Cancel = alive.Close
	cmd.WaitDelay = 10 * time.Second // then it is killed
	err = cmd.Run()
	var ended *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return nil
	case errors.As(err, &ended) && ended.ExitCode() > 0:
		return status(ended.ExitCode())
	case err != nil:
		return fmt.Errorf("the server of the pages has ended: %w", err)
	}
	return nil
}
