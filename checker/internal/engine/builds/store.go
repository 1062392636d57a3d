// Package builds keeps compiled programs on disk, each under the sum of all that
// it was made from, for this checker and later ones. Several checkers may use it
// at the same time: a program is there whole or not at all. What a checker that
// was killed left behind, the next one removes.
//
// It does not build and does not run anything; the compiling engine does.
package builds

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// A Store is a folder of programs. It is safe for concurrent use.
type Store struct {
	Dir       string
	limit     int64   // bytes; above this, the programs that went unused for longest are removed
	temporary *Folder // holds the store if there is no place that lasts; otherwise nil
}

const (
	maxBytes  = 500 << 20
	extension = ".exe" // of each program, as Windows needs one

	workPrefix      = "work-"
	temporaryPrefix = "nqueens-check-"
)

// Open opens the store in the user's cache folder, or a temporary one if that
// cannot be had.
func Open() (*Store, error) {
	cache, err := os.UserCacheDir()
	if dir := filepath.Join(cache, "nqueens", "builds"); err == nil && Writable(dir) {
		sweep(dir, workPrefix)
		return &Store{Dir: dir, limit: maxBytes}, nil
	}
	sweep(os.TempDir(), temporaryPrefix)
	temporary, err := newFolder(os.TempDir(), temporaryPrefix)
	if err != nil {
		return nil, fmt.Errorf("there is no place for compiled programs, neither in the cache folder nor in the temporary one: %w", err)
	}
	return &Store{Dir: temporary.Dir, limit: maxBytes, temporary: temporary}, nil
}

// Writable reports whether a folder is there, or can be made, and takes files.
func Writable(dir string) bool {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return false
	}
	f, err := newFolder(dir, workPrefix)
	return err == nil && f.Remove() == nil
}

// Close removes the store if it is a temporary one.
func (s *Store) Close() error {
	if s.temporary == nil {
		return nil
	}
	return s.temporary.Remove()
}

// Work makes a folder to build in, on the same disk as the store.
func (s *Store) Work() (*Folder, error) { return newFolder(s.Dir, workPrefix) }

func (s *Store) path(key string) string { return filepath.Join(s.Dir, key+extension) }

// Find gives the path of the program with this key, and notes that it was used.
func (s *Store) Find(key string) (string, bool) {
	path := s.path(key)
	now := time.Now()
	if err := os.Chtimes(path, now, now); err != nil {
		return "", false
	}
	return path, true
}

// Keep takes a program that has been built in a work folder of the store.
func (s *Store) Keep(key, built string) (string, error) {
	path := s.path(key)
	if err := os.Rename(built, path); err != nil {
		// Windows does not replace a program that runs; it is the same one.
		if _, found := s.Find(key); !found {
			return "", err
		}
	}
	s.prune(path)
	return path, nil
}

// Alone waits until no other checker builds what has this key, which may take as long
// as its build. Then it may be there.
func (s *Store) Alone(ctx context.Context, key string) (done func(), err error) {
	lock, err := os.OpenFile(filepath.Join(s.Dir, key+".lock"), os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	for !tryLock(lock) {
		select {
		case <-ctx.Done():
			lock.Close()
			return nil, ctx.Err()
		case <-time.After(100 * time.Millisecond):
		}
	}
	return func() {
		os.Remove(lock.Name()) // whoever waits for the old file builds what is there by then
		lock.Close()
	}, nil
}

// Forget removes a program that does not start.
func (s *Store) Forget(key string) error {
	err := os.Remove(s.path(key))
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	return err
}

// A kept is a program in the store.
type kept struct {
	path  string
	bytes int64
	used  time.Time
}

// list gives the programs in the store, the last used first.
func (s *Store) list() []kept {
	entries, err := os.ReadDir(s.Dir)
	if err != nil {
		return nil
	}
	var all []kept
	for _, e := range entries {
		info, err := e.Info()
		if err == nil && !e.IsDir() && strings.HasSuffix(e.Name(), extension) {
			all = append(all, kept{filepath.Join(s.Dir, e.Name()), info.Size(), info.ModTime()})
		}
	}
	slices.SortFunc(all, func(a, b kept) int { return cmp.Or(b.used.Compare(a.used), cmp.Compare(a.path, b.path)) })
	return all
}

// Size is what the store holds.
func (s *Store) Size() (programs int, bytes int64) {
	all := s.list()
	for _, k := range all {
		bytes += k.bytes
	}
	return len(all), bytes
}

// prune brings the store back to its size. The program that has just been built stays,
// however large it is.
func (s *Store) prune(built string) {
	var sum int64
	for _, k := range s.list() {
		if sum += k.bytes; sum > s.limit && k.path != built {
			os.Remove(k.path)
		}
	}
}
