package build

import (
	"context"
	"runtime"

	"nqueens/checker/internal/engine/builds"
)

// server is the product that serves the pages. It is built without -trimpath, so
// that what the checker was built from is not compiled anew.
var server = product{
	name:      "server",
	pkg:       "./checker/internal/web/server",
	settings:  append([]string{"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH}, settings...),
	arguments: []string{"build", "-buildvcs=false", "-ldflags=-s -w"},
	others:    []string{"checker/internal/cli", "checker/internal/web/browser", "checker/internal/web/editor"},
}

// A Server is the program that serves the pages. It may be run until it is closed.
type Server struct {
	Path  string
	store *builds.Store
}

// MakeServer gives the server of the course in the folder root. What has been built
// from the same sources by the same Go is not built again; building takes up to a
// minute the first time. The error says what to do if there is no Go toolchain.
func MakeServer(ctx context.Context, root string) (*Server, error) {
	tool, err := findTool(ctx)
	if err != nil {
		return nil, err
	}
	store, path, err := tool.find(ctx, root, server)
	if err != nil {
		return nil, err
	}
	return &Server{path, store}, nil
}

// Close removes the program if there was no place that lasts to keep it in.
func (s *Server) Close() error { return s.store.Close() }
