// Package starter holds the programs that learners begin with, as they were
// before anybody wrote in them, and puts one back.
//
// The copies here are made from exercises/*/main.go by `go generate`; .ci/run
// compares the two. Restoring never loses a byte: what stands in the learner's
// file is kept beside it under a new name. The command line calls it, and the
// repository's own checks.
package starter

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

//go:generate go run ../generate starters
//go:embed files
var files embed.FS

// Of is the starter of an exercise, by its name such as "04-bitmasks".
func Of(exercise string) ([]byte, error) {
	text, err := files.ReadFile("files/" + exercise + ".txt")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("the checker has no starter of %s; if the exercise is your own, run `go generate ./checker/internal/starter`", exercise)
	}
	return text, err
}

// Restore makes text the content of file and keeps what was there: kept is the
// name of the copy, in the same folder, or empty if there was no file. A file that
// holds text already is left alone, and kept is empty then too.
func Restore(file string, text []byte) (kept string, err error) {
	old, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return "", replace(file, text)
	case err != nil:
		return "", err
	case string(old) == string(text):
		return "", nil
	}
	if kept, err = keep(file, old); err != nil {
		return "", fmt.Errorf("%s is left as it is, for it could not be copied first: %w", file, err)
	}
	if err := replace(file, text); err != nil {
		return kept, fmt.Errorf("%s is left as it is (a copy is in %s): %w", file, kept, err)
	}
	return kept, nil
}

// mostCopies is how many copies of one file are looked for.
const mostCopies = 10_000

// keep gives the file a second name, so that nothing an editor writes into it from
// now on is lost either; where the file system has no second names, a copy.
func keep(file string, content []byte) (string, error) {
	for i := 1; i <= mostCopies; i++ {
		name := fmt.Sprintf("%s.%d", file, i)
		err := os.Link(file, name)
		if err == nil {
			return name, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			err = write(name, content)
		}
		if err == nil {
			return name, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
	return "", fmt.Errorf("there are %d copies of it already: move some of them away", mostCopies)
}

// write makes a new file and leaves none if it cannot be written whole.
func write(name string, content []byte) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return errors.Join(err, os.Remove(name))
	}
	return nil
}

// replace writes a new file beside the old one and puts it in its place.
func replace(file string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(file), "."+filepath.Base(file)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // in vain once it is renamed
	_, err = f.Write(text)
	if err := errors.Join(err, f.Chmod(0o644), f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), file)
}
