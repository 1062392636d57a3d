// Package serve shows the course's pages on this machine, and nowhere else, with
// the learner's own files in the editor.
//
// The server listens on 127.0.0.1. Other pages in the same browser can reach it
// there, so no request is taken on trust: one guard stands before every route. It
// wants the server's own name as the Host, so that a foreign name which was led to
// this machine is refused; no Origin but the server's own; and the token that only
// the terminal has shown, which it moves from the address into a cookie.
//
// Files are read and written only where the course has an exercise, through an
// os.Root of its folder, and never without a copy of what was there. The program
// web/server calls it.
package serve

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strconv"
	"syscall"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/web"
)

// A Server is a course on a port of this machine.
type Server struct {
	listener net.Listener
	token    string
	handler  http.Handler
}

// Listen takes a port of 127.0.0.1, any free one if port is 0. The site is one that
// was made with the option Live. engine gives the files of the engine, by their
// paths on the site; it is called when the first page is opened, and may take its
// time, for the pages do not wait for it.
func Listen(c *course.Course, site *web.Site, engine func() (map[string][]byte, error), port int) (*Server, error) {
	listener, err := net.Listen("tcp4", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("port %d is taken: choose another with --port, or leave it out for one that is free", port)
	}
	if err != nil {
		return nil, err
	}
	own := listener.Addr().(*net.TCPAddr).Port
	token := rand.Text()
	return &Server{listener: listener, token: token, handler: newHandler(c, site, engine, own, token)}, nil
}

// URL is the address to open, with the token.
func (s *Server) URL() string {
	return fmt.Sprintf("http://%s/?token=%s", s.listener.Addr(), s.token)
}

// Run answers requests until the context ends.
func (s *Server) Run(ctx context.Context) error {
	server := http.Server{
		Handler:           s.handler,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       30 * time.Second,
		IdleTimeout:       2 * time.Minute,
	}
	done := make(chan error, 1)
	go func() { done <- server.Serve(s.listener) }()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
	}
	closing, cancel := context.WithTimeout(context.WithoutCancel(ctx), 2*time.Second)
	defer cancel()
	if err := server.Shutdown(closing); err != nil {
		return server.Close()
	}
	return nil
}
