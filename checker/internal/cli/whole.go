package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// writeWhole writes a file as a whole or not at all: what was there stays if
// anything fails, and its permissions stay in any case. A link's target is written.
// A device or a pipe, such as /dev/null or /dev/stdout, is written to as it is.
func writeWhole(path string, write func(io.Writer) error) error {
	mode := fs.FileMode(0o644)
	target := path
	if info, err := os.Stat(path); err == nil {
		switch {
		case info.IsDir():
			return fmt.Errorf("cannot write %s: it is a folder; name a file", path)
		case !info.Mode().IsRegular():
			return writeThrough(path, write)
		}
		mode = info.Mode().Perm()
		if target, err = filepath.EvalSymlinks(path); err != nil {
			return fmt.Errorf("cannot write %s: %w", path, err)
		}
	}
	f, err := beside(path, target)
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // in vain once it is renamed
	err = write(f)
	if err == nil {
		err = f.Chmod(mode)
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), target)
	}
	if err != nil {
		return fmt.Errorf("cannot write %s, which is left as it was: %w", path, err)
	}
	return nil
}

// writeThrough writes to what is no file on a disk.
func writeThrough(path string, write func(io.Writer) error) error {
	f, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err == nil {
		err = errors.Join(write(f), f.Close())
	}
	if err != nil {
		return fmt.Errorf("cannot write to %s: %w", path, err)
	}
	return nil
}

// mayWrite says early what would keep writeWhole from writing a new file.
func mayWrite(path string) error {
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	f, err := beside(path, path)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// beside makes the file that is renamed to target when it is whole. path is what the
// user called that.
func beside(path, target string) (*os.File, error) {
	f, err := os.CreateTemp(filepath.Dir(target), ".checker-*")
	if err != nil {
		var at *fs.PathError
		if errors.As(err, &at) {
			err = at.Err // and not the name of a file that nobody asked for
		}
		return nil, fmt.Errorf("cannot write %s: %w; does its folder exist, and may you write there?", path, err)
	}
	return f, nil
}
