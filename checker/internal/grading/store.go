package grading

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"nqueens/checker/internal/reason"
)

// A Store keeps results on disk, each in a file of its own under the sum of all that
// it came from. A result is there whole or not at all, however the checker ends:
// it is written beside its place and renamed, and what is torn all the same, by a
// disk that fails, is noticed by its sum and counts as not there. Several checkers
// may use a store at the same time. It is safe for concurrent use.
type Store struct{ dir string }

// unusedAge is how long the results of a checker that is no longer used are kept in
// the cache folder.
const unusedAge = 60 * 24 * time.Hour

// OpenStore opens a store in a folder, which is made if it is missing.
func OpenStore(dir string) (*Store, error) {
	s := &Store{dir}
	err := os.MkdirAll(dir, 0o700)
	if err == nil {
		err = s.sweep()
	}
	if err != nil {
		return nil, fmt.Errorf("results cannot be kept in %s: %w; name a folder that may be written to with --state", dir, reason.Of(err))
	}
	return s, nil
}

// OpenCache opens the store of this checker in the user's cache folder, and removes
// those of other checkers that went unused for long. identity is the checker's.
func OpenCache(identity string) (*Store, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil, fmt.Errorf("there is no cache folder to keep results in: %w; name a folder with --state", err)
	}
	all := filepath.Join(cache, "nqueens", "results")
	own := identity[:16]
	s, err := OpenStore(filepath.Join(all, own))
	if err != nil {
		return nil, err
	}
	now := time.Now()
	if err := os.Chtimes(s.dir, now, now); err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(all)
	for _, e := range entries {
		if info, err := e.Info(); err == nil && e.IsDir() && e.Name() != own && now.Sub(info.ModTime()) > unusedAge {
			os.RemoveAll(filepath.Join(all, e.Name())) // in vain is no harm
		}
	}
	return s, err
}

// Dir is the folder of the store.
func (s *Store) Dir() string { return s.dir }

const newPrefix = "new-"

// abandonedAge is how old a file must be to have been left by a checker that was
// killed while it wrote it.
const abandonedAge = time.Hour

// sweep removes what killed checkers left half written.
func (s *Store) sweep() error {
	left, err := fs.Glob(os.DirFS(s.dir), newPrefix+"*")
	for _, name := range left {
		file := filepath.Join(s.dir, name)
		if info, err := os.Stat(file); err == nil && time.Since(info.ModTime()) > abandonedAge {
			os.Remove(file)
		}
	}
	return err
}

// A key names a result: the sum of all that it came from.
type key [sha256.Size]byte

func (s *Store) path(k key) string {
	name := hex.EncodeToString(k[:])
	return filepath.Join(s.dir, name[:2], name[2:])
}

// get gives a result, or nothing if it is not there or not whole.
func (s *Store) get(k key) (record, bool, error) {
	text, err := os.ReadFile(s.path(k))
	if errors.Is(err, fs.ErrNotExist) {
		return record{}, false, nil
	}
	if err != nil {
		return record{}, false, fmt.Errorf("a kept result cannot be read: %w", err)
	}
	sum, body, _ := bytes.Cut(text, []byte("\n"))
	var r record
	if string(sum) != sumOf(body) || json.Unmarshal(body, &r) != nil {
		return record{}, false, nil
	}
	return r, true, nil
}

// put keeps a result.
func (s *Store) put(k key, r record) error {
	body, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if err := s.write(s.path(k), append([]byte(sumOf(body)+"\n"), body...)); err != nil {
		return fmt.Errorf("a result cannot be kept in %s: %w; make room, or name another folder with --state", s.dir, err)
	}
	return nil
}

func (s *Store) write(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	f, err := os.CreateTemp(s.dir, newPrefix+"*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err := errors.Join(err, f.Close()); err != nil {
		os.Remove(f.Name())
		return err
	}
	return os.Rename(f.Name(), path)
}

func sumOf(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
}
