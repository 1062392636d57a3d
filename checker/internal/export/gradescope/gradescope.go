// Package gradescope makes the autograder that a Gradescope assignment is given: a
// zip file with the checker, one exercise, and the two scripts that Gradescope runs,
// setup.sh when it makes the assignment's image and run_autograder for each
// submission. What they must do is on Gradescope's pages "Autograder Specifications"
// (gradescope-autograders.readthedocs.io).
//
// The package writes to where it is told and runs nothing. The command line calls it.
package gradescope

import (
	"archive/zip"
	_ "embed"
	"io"
	"os"
	"strings"
	"time"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/export"
	"nqueens/checker/internal/folder"
	"nqueens/checker/internal/pattern"
	"nqueens/checker/internal/starter"
)

//go:embed files/setup.sh
var setup string

//go:embed files/run_autograder
var runAutograder string

// release is the form of a Go version that go.dev has an archive of.
var release = pattern.New(`^go1\.\d+(\.\d+)?$`)

// oldest is the Go that the module asks for, in case this Go is no release.
const oldest = "go1.26.0"

// Write writes the zip file for an exercise. Checker is the program for Linux on
// amd64. Version is the Go that is put on an image without one, such as go1.26.0.
func Write(w io.Writer, e *course.Exercise, checker []byte, version string) error {
	exercise, err := export.Exercise(e)
	if err != nil {
		return err
	}
	if !release().MatchString(version) {
		version = oldest
	}
	files := folder.Files{
		"setup.sh":       []byte(strings.ReplaceAll(setup, "@GO@", version)),
		"run_autograder": []byte(runAutograder),
		"checker":        checker,
		"exercise":       []byte(e.Name + "\n"),
		"course/go.mod":  []byte(export.Module),
	}
	for name, text := range exercise {
		files["course/exercises/"+e.Name+"/"+name] = text
	}
	// The first program that is compiled on an image: it fills Go's cache.
	if files["course/exercises/"+e.Name+"/main.go"], err = first(e); err != nil {
		return err
	}
	z := zip.NewWriter(w)
	for _, name := range files.Paths() {
		// The same content gives the same file, so there is no date but zip's first.
		header := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)}
		header.SetMode(0o644)
		if strings.HasPrefix(string(files[name][:min(2, len(files[name]))]), "#!") || name == "checker" {
			header.SetMode(0o755)
		}
		f, err := z.CreateHeader(header)
		if err != nil {
			return err
		}
		if _, err := f.Write(files[name]); err != nil {
			return err
		}
	}
	return z.Close()
}

// first is the starter of the exercise, or the program in its folder if the checker
// knows no starter.
func first(e *course.Exercise) ([]byte, error) {
	if text, err := starter.Of(e.Name); err == nil {
		return text, nil
	}
	return os.ReadFile(e.Starter())
}
