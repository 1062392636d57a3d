// Package actions writes a workflow for GitHub Actions that grades a class repository,
// which is a copy of this course, on every push. It uses nothing but GitHub's own
// actions to check the repository out and to install Go, and may only read.
//
// The package writes one file and runs nothing. The command line calls it.
package actions

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"nqueens/checker/internal/reason"
)

//go:embed grade.yml
var workflow []byte

// Path is where the workflow belongs in a repository.
const Path = ".github/workflows/grade.yml"

// Write puts the workflow into the repository in a folder, which must be there, and
// gives the path of the file. A workflow of that name that says something else is
// left as it is, and is an error.
func Write(dir string) (string, error) {
	file := filepath.Join(dir, filepath.FromSlash(Path))
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return "", fmt.Errorf("there is no folder %s: name the folder of the class repository", dir)
	}
	old, err := os.ReadFile(file)
	switch {
	case err == nil && bytes.Equal(old, workflow):
		return file, nil
	case err == nil:
		return "", fmt.Errorf("%s is there already and is not overwritten: move it away first", file)
	case errors.Is(err, fs.ErrNotExist):
		if err = os.MkdirAll(filepath.Dir(file), 0o755); err == nil {
			err = write(file)
		}
	}
	if err != nil {
		return "", fmt.Errorf("cannot write %s: %w; make room, or see that you may write there", file, reason.Of(err))
	}
	return file, nil
}

// write writes the workflow as a new file, and leaves none if it cannot be whole.
func write(file string) error {
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(workflow)
	if err := errors.Join(err, f.Close()); err != nil {
		return errors.Join(err, os.Remove(file))
	}
	return nil
}
