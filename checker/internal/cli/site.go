package cli

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/web"
	"nqueens/checker/internal/web/build"
)

func (a *app) siteCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "site DIR",
		Short: "Write the course as a web site",
		Long: `Write the course as static pages in which the lessons' cells run and the
exercises are judged, all in the reader's browser. Any web server can show them;
they need nothing from it but the files. DIR must be new, empty, or a site
written before.`,
		Args: takes(1, 1, "site takes the folder to write to, such as public"),
		RunE: func(cmd *cobra.Command, args []string) error { return a.site(cmd.Context(), args[0]) },
	}
}

func (a *app) site(ctx context.Context, dir string) error {
	c, err := openCourse()
	if err != nil {
		return err
	}
	site, err := web.New(c, web.Options{})
	if err != nil {
		return err
	}
	if err := web.Writable(dir); err != nil {
		return err
	}
	patience := time.AfterFunc(2*time.Second, func() {
		fmt.Fprintln(a.stderr, "The engine of the pages is being built. The first time this takes a minute or two.")
	})
	engine, err := engineFiles(ctx, c)
	patience.Stop()
	if err != nil {
		return err
	}
	for path, content := range engine {
		site.Add(path, content)
	}
	if err := site.Write(dir); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "The site is in %s. Any web server can show it.\n", dir)
	return nil
}

// engineFiles are the files of the engine by their paths on the site.
func engineFiles(ctx context.Context, c *course.Course) (map[string][]byte, error) {
	engine, err := build.Make(ctx, c.Root)
	if err != nil {
		return nil, err
	}
	return engine.Files(), nil
}
