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
	case err == nil && !bytes.Equal(old, workflow):
		return "", fmt.Errorf("%s is there already and is not overwritten: move it away first", file)
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return "", err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return "", err
	}
	return file, os.WriteFile(file, workflow, 0o644)
}
