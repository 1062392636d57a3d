package cli

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
)

// writeWhole writes a file as a whole or not at all: what was there stays if
// anything fails.
func writeWhole(path string, write func(io.Writer) error) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".checker-*")
	if err != nil {
		return fmt.Errorf("cannot write %s: %w; does its folder exist, and may you write there?", path, err)
	}
	defer os.Remove(f.Name()) // in vain once it is renamed
	err = write(f)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if err = errors.Join(err, f.Close()); err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return fmt.Errorf("cannot write %s, which is left as it was: %w", path, err)
	}
	return nil
}
