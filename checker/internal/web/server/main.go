// Command server shows the course in the browsers of this machine. It is a program
// of its own, so that the checker is built without a web server: `checker serve`
// builds it, starts it, and ends it by closing its standard input. It decides
// nothing; package serve answers the requests.
//
// Its exit status is 2 if it could not do its job.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"sync"
	"syscall"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/report"
	"nqueens/checker/internal/web"
	"nqueens/checker/internal/web/build"
	"nqueens/checker/internal/web/serve"
)

func main() {
	port := flag.Int("port", 0, "the port on 127.0.0.1; 0 is any free one")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	go func() {
		_, _ = io.Copy(io.Discard, os.Stdin) // however it ends, the checker is gone
		cancel()
	}()
	if err := run(ctx, *port); err != nil {
		fmt.Fprintln(os.Stderr, "checker:", report.Plain(err.Error()))
		os.Exit(2)
	}
}

// run serves the course around the working directory until the context ends.
func run(ctx context.Context, port int) error {
	dir, err := os.Getwd()
	if err != nil {
		return err
	}
	c, err := course.Open(dir)
	if err != nil {
		return err
	}
	site, err := web.New(c, web.Options{Live: true})
	if err != nil {
		return err
	}
	var building sync.WaitGroup
	defer building.Wait() // for it to end with the context, and to leave nothing
	engine := func() (map[string][]byte, error) {
		building.Add(1)
		defer building.Done()
		e, err := build.Make(ctx, c.Root)
		if err != nil {
			return nil, err
		}
		return e.Files(), nil
	}
	server, err := serve.Listen(c, site, engine, port)
	if err != nil {
		return err
	}
	fmt.Printf("The course is at\n\n  %s\n\nOnly this machine can reach it, and only with this address. Ctrl-C ends it.\n", server.URL())
	return server.Run(ctx)
}
