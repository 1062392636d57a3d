// Package linux builds the checker for the machines on which platforms grade: one
// file for Linux on amd64, linked statically, that needs nothing beside it but the
// course. It compiles the course's own sources with the installed Go, whose build
// cache keeps what can be used again.
//
// It runs nothing that it has built. The commands that export a package with a
// checker inside call it.
package linux

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// settings keep the user's own from changing what is built. Without cgo the checker
// is static, and its strictest walls hold.
var settings = []string{"GOOS=linux", "GOARCH=amd64", "GOAMD64=v1", "CGO_ENABLED=0", "GOFLAGS=", "GOWORK=off", "GOEXPERIMENT="}

// Checker is the program, built from the course in the folder root. The first time
// that takes a minute or two. The error says what to do if it cannot be built.
func Checker(ctx context.Context, root string) ([]byte, error) {
	tool, err := exec.LookPath("go")
	if err != nil {
		return nil, errors.New("the checker of the package is built with Go, and there is no go command on the PATH; install Go from https://go.dev/dl/ and try again")
	}
	dir, err := os.MkdirTemp("", "checker-linux-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	built := filepath.Join(dir, "checker")
	cmd := exec.CommandContext(ctx, tool, "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-o", built, "./checker")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), settings...)
	var said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Run(); err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, fmt.Errorf("the checker of the package cannot be built from the course in %s; is it whole? Go says:\n%s", root, strings.TrimSpace(said.String()))
	}
	return os.ReadFile(built)
}
