// Package starter holds the programs that learners begin with, as they were
// before anybody wrote in them, and puts one back.
//
// The copies here are made from exercises/*/main.go by `go generate`; .ci/run
// compares the two. Restoring never loses a byte: what stands in the learner's
// file is kept beside it under a new name. The command line and the pages in the
// browser call it, and the repository's own checks.
package starter

import (
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"nqueens/checker/internal/reason"
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
	dir, err := os.OpenRoot(filepath.Dir(file))
	if err != nil {
		return "", err
	}
	defer dir.Close()
	if kept, err = Replace(dir, filepath.Base(file), text); kept != "" {
		kept = filepath.Join(filepath.Dir(file), kept)
	}
	return kept, err
}

// Replace does for a file of a folder what Restore does, and cannot be led out of
// that folder; kept is a name in it. A link in the file's place is kept as a link,
// and what it leads to is left alone.
func Replace(dir *os.Root, name string, text []byte) (kept string, err error) {
	info, err := dir.Lstat(name)
	if errors.Is(err, fs.ErrNotExist) {
		if err := replace(dir, name, text); err != nil {
			return "", fmt.Errorf("%s cannot be written: %w; may you write in its folder?", name, reason.Of(err))
		}
		return "", nil
	}
	if err != nil {
		return "", err
	}
	if info.IsDir() {
		return "", fmt.Errorf("%s is a folder, not a program: move it away first", name)
	}
	var old []byte
	if info.Mode().IsRegular() {
		if old, err = dir.ReadFile(name); err != nil {
			return "", fmt.Errorf("%s is left as it is, for it cannot be read: %w; give yourself the permission to", name, reason.Of(err))
		}
		if string(old) == string(text) {
			return "", nil
		}
	}
	if kept, err = keep(dir, name, info, old); err != nil {
		return "", fmt.Errorf("%s is left as it is, for it could not be copied first: %w; may you write in its folder?", name, reason.Of(err))
	}
	if err := replace(dir, name, text); err != nil {
		return kept, fmt.Errorf("%s is left as it is (a copy is in %s): %w; may you write in its folder?", name, kept, reason.Of(err))
	}
	return kept, nil
}

// mostCopies is how many copies of one file are looked for.
const mostCopies = 10_000

// keep gives the file a second name, so that nothing an editor writes into it from
// now on is lost either; where the file system has no second names, a copy.
func keep(dir *os.Root, name string, info fs.FileInfo, content []byte) (string, error) {
	for i := 1; i <= mostCopies; i++ {
		copied := fmt.Sprintf("%s.%d", name, i)
		err := dir.Link(name, copied)
		if err != nil && !errors.Is(err, fs.ErrExist) && info.Mode().IsRegular() {
			err = write(dir, copied, content)
		}
		if err == nil {
			return copied, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			return "", err
		}
	}
	return "", fmt.Errorf("there are %d copies of it already: move some of them away", mostCopies)
}

// write makes a new file and leaves none if it cannot be written whole.
func write(dir *os.Root, name string, content []byte) error {
	f, err := dir.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(content)
	if err := errors.Join(err, f.Chmod(0o644), f.Sync(), f.Close()); err != nil {
		return errors.Join(err, dir.Remove(name))
	}
	return nil
}

// replace writes a new file beside the old one and puts it in its place.
func replace(dir *os.Root, name string, text []byte) error {
	beside := fmt.Sprintf(".%s-%x", name, rand.Uint64())
	if err := write(dir, beside, text); err != nil {
		return err
	}
	if err := dir.Rename(beside, name); err != nil {
		return errors.Join(err, dir.Remove(beside))
	}
	return nil
}
