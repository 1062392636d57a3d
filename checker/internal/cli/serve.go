package cli

import (
	"context"
	"fmt"
	"sync"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/web"
	"nqueens/checker/internal/web/serve"
)

func (a *app) serveCommand() *cobra.Command {
	var port int
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "The course in your browser, with your own programs in the editor",
		Long: `Show the lessons and exercises in your browser: run and change the cells of a
lesson, write the program of an exercise, save it to its main.go and hand it in.
Only this machine can reach the pages, and only with the address that is printed.
A file that is saved keeps its old text beside it, as main.go.1 and so on.`,
		Args: takes(0, 0, "serve takes no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error { return a.serve(cmd.Context(), port) },
	}
	cmd.Flags().IntVar(&port, "port", 0, "the port on 127.0.0.1; 0 is any free one")
	return cmd
}

func (a *app) serve(ctx context.Context, port int) error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	site, err := web.New(c, web.Options{Live: true})
	if err != nil {
		return err
	}
	engine := sync.OnceValues(func() (map[string][]byte, error) { return engineFiles(ctx, c) })
	server, err := serve.Listen(c, site, engine, port)
	if err != nil {
		return err
	}
	go engine() // so that it is there when the first cell is run
	fmt.Fprintf(a.stdout, "The course is at\n\n  %s\n\nOnly this machine can reach it, and only with this address. Ctrl-C ends it.\n", server.URL())
	return server.Run(ctx)
}
