package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/reason"
)

func isFile(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.IsDir()
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

func sameFile(a, b string) bool {
	x, err1 := os.Stat(a)
	y, err2 := os.Stat(b)
	return err1 == nil && err2 == nil && os.SameFile(x, y)
}

// display is a path as reports show it: from the course's root where it lies
// inside, with forward slashes everywhere.
func display(c *course.Course, path string) string {
	if abs, err := filepath.Abs(path); err == nil && path != "-" {
		if rel, err := filepath.Rel(c.Root, abs); err == nil && filepath.IsLocal(rel) {
			path = rel
		}
	}
	return filepath.ToSlash(path)
}

// withoutCR is a text with the line ends of Unix.
func withoutCR(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")) }

// read reads a submission, but never more than one can have.
func (a *app) read(ctx context.Context, path string) ([]byte, error) {
	type reading struct {
		src []byte
		err error
	}
	read := make(chan reading, 1)
	go func() { // a person at a terminal, or a pipe, may keep it waiting for ever
		src, err := a.readAll(path)
		read <- reading{src, err}
	}()
	select {
	case r := <-read:
		return r.src, r.err
	case <-ctx.Done():
		return nil, errInterrupted
	}
}

func (a *app) readAll(path string) ([]byte, error) {
	var from io.Reader = a.stdin
	if path != "-" {
		if isDir(path) {
			return nil, fmt.Errorf("%s is a folder: name the Go file in it", path)
		}
		if err := mayRead(path); err != nil {
			return nil, err
		}
		f, err := os.Open(path)
		if err != nil {
			return nil, unreadable(path, err)
		}
		defer f.Close()
		from = f
	} else if keyboard, ok := a.stdin.(*os.File); ok && isTerminal(keyboard) {
		fmt.Fprintln(a.stderr, "Type or paste the program, then press Ctrl-D (in Windows Ctrl-Z and Enter).")
	}
	src, err := io.ReadAll(io.LimitReader(from, frontend.MaxSource+1))
	if err != nil {
		return nil, fmt.Errorf("cannot read %s: %w", path, err)
	}
	if len(src) > frontend.MaxSource {
		return nil, fmt.Errorf("%s is larger than %d KiB and cannot be a submission", path, frontend.MaxSource>>10)
	}
	return src, nil
}

// readFile reads a file of the user's that is no submission.
func readFile(path string) ([]byte, error) {
	if err := mayRead(path); err != nil {
		return nil, err
	}
	if isDir(path) {
		return nil, fmt.Errorf("%s is a folder", path)
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, unreadable(path, err)
	}
	return text, nil
}

// mayRead refuses what is not there, and what is no file: a named pipe would keep the
// checker waiting for somebody who writes into it. What was opened for the checker is
// let through: standard input, and the <(COMMAND) of a shell.
func mayRead(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return unreadable(path, err)
	}
	opened := path == "/dev/stdin" || strings.HasPrefix(path, "/dev/fd/") || strings.HasPrefix(path, "/proc/self/fd/")
	if info.Mode().IsRegular() || info.IsDir() || opened {
		return nil
	}
	return fmt.Errorf("%s is no file but a pipe or a device: copy its text into a file, and name that", path)
}

// unreadable says in plain words why a file cannot be read.
func unreadable(path string, err error) error {
	switch {
	case path == "":
		return errors.New("the name of the file is empty: name a Go file, such as attempt.go")
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("there is no file %s; look at its name and at the folder you are in", path)
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("%s may not be read: give yourself the permission to", path)
	}
	return fmt.Errorf("cannot read %s: %w; look at what it is", path, reason.Of(err))
}
