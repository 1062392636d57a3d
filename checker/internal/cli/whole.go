package cli

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"nqueens/checker/internal/reason"
)

// writeWhole writes a file as a whole or not at all: what was there stays if
// anything fails, and its permissions stay in any case. A link's target is written.
// A device or a pipe, such as /dev/null or /dev/stdout, is written to as it is.
func writeWhole(path string, write func(io.Writer) error) error {
	target, mode, err := targetOf(path)
	if err != nil {
		return err
	}
	if !mode.IsRegular() {
		return writeThrough(path, mode, write)
	}
	f, err := beside(path, target)
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // in vain once it is renamed
	err = write(f)
	if err == nil {
		err = f.Chmod(mode.Perm())
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), target)
	}
	if err != nil {
		return fmt.Errorf("cannot write %s, which is left as it was: %w; name another file, or make room", path, reason.Of(err))
	}
	return nil
}

// targetOf is the file that a path leads to, which need not be there, and its mode.
func targetOf(path string) (target string, mode fs.FileMode, err error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return path, 0o644, nil
	case err != nil:
		return "", 0, cannotWrite(path, err)
	case info.IsDir():
		return "", 0, fmt.Errorf("cannot write %s: it is a folder; name a file", path)
	}
	if target, err = filepath.EvalSymlinks(path); err != nil {
		return "", 0, cannotWrite(path, err)
	}
	return target, info.Mode(), nil
}

// writeThrough writes to what is no file on a disk. A pipe from which nobody reads
// would keep the checker waiting.
func writeThrough(path string, mode fs.FileMode, write func(io.Writer) error) error {
	flags := os.O_WRONLY
	if mode&fs.ModeNamedPipe != 0 {
		flags |= syscall.O_NONBLOCK
	}
	f, err := os.OpenFile(path, flags, 0)
	if errors.Is(err, syscall.ENXIO) {
		return fmt.Errorf("cannot write to %s: nobody reads from this pipe; name a file", path)
	}
	if err == nil {
		err = errors.Join(write(f), f.Close())
	}
	if err != nil {
		return fmt.Errorf("cannot write to %s: %w; name another file", path, reason.Of(err))
	}
	return nil
}

// mayWrite says early what would keep writeWhole from writing a file.
func mayWrite(path string) error {
	target, mode, err := targetOf(path)
	if err != nil || !mode.IsRegular() {
		return err
	}
	f, err := beside(path, target)
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
		return nil, cannotWrite(path, err)
	}
	return f, nil
}

func cannotWrite(path string, err error) error {
	return fmt.Errorf("cannot write %s: %w; does its folder exist, and may you write there?", path, reason.Of(err))
}
