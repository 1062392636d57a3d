package builds

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A Folder is a temporary one that this process holds a lock in. If the process
// is killed the system lets the lock go, and the next sweep removes the folder.
type Folder struct {
	Dir  string
	lock *os.File
}

const lockName = "lock"

// newFolder makes a folder below parent whose name begins with prefix.
func newFolder(parent, prefix string) (*Folder, error) {
	for range 10 {
		dir, err := os.MkdirTemp(parent, prefix)
		if err != nil {
			return nil, err
		}
		lock, err := os.OpenFile(filepath.Join(dir, lockName), os.O_CREATE|os.O_RDWR, 0o600)
		if err != nil && !errors.Is(err, os.ErrNotExist) {
			return nil, err
		}
		if err == nil && tryLock(lock) && stands(lock) {
			return &Folder{dir, lock}, nil
		}
		lock.Close() // a sweep came between; nil is fine
	}
	return nil, fmt.Errorf("folders in %s cannot be locked", parent)
}

// stands reports whether an open file is still the one of its name.
func stands(f *os.File) bool {
	open, err := f.Stat()
	if err != nil {
		return false
	}
	named, err := os.Stat(f.Name())
	return err == nil && os.SameFile(open, named)
}

// Remove removes the folder with all that is in it.
func (f *Folder) Remove() error {
	// Not every system lets a file go that is still open.
	os.RemoveAll(f.Dir)
	f.lock.Close()
	return os.RemoveAll(f.Dir)
}

// unlockedAge is how old a folder without a lock must be to have been left by a
// checker that was killed before it made one.
const unlockedAge = time.Minute

// sweep removes the folders below parent, with this prefix, of checkers that are
// no more. What it may not remove it leaves.
func sweep(parent, prefix string) {
	entries, err := os.ReadDir(parent)
	if err != nil {
		return
	}
	for _, e := range entries {
		if !e.IsDir() || !strings.HasPrefix(e.Name(), prefix) {
			continue
		}
		dir := filepath.Join(parent, e.Name())
		lock, err := os.OpenFile(filepath.Join(dir, lockName), os.O_RDWR, 0)
		if err == nil {
			if tryLock(lock) {
				(&Folder{dir, lock}).Remove()
			}
			lock.Close()
			continue
		}
		if info, err := e.Info(); err == nil && time.Since(info.ModTime()) > unlockedAge {
			os.RemoveAll(dir)
		}
	}
}
