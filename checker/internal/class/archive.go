package class

import (
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/reason"
)

// What an archive may ask for. A class of thousands stays far below; what is made
// to fill a disk or the memory does not come far, as nothing is ever unpacked but
// one program or one inner archive at a time.
const (
	maxFiles     = 200_000  // in the whole class
	maxDirectory = 16 << 20 // bytes of an archive's list of files
	maxInner     = 64 << 20 // bytes of an archive in an archive
	maxUnpacked  = 4 << 30  // bytes taken out of one archive of the class's folder
	maxDepth     = 4        // archives in archives

	maxSubmission = 128 << 20 // bytes taken out for one submission in such an archive
)

var errTooLarge = fmt.Errorf("it is larger than %d KiB, and a submission cannot be", frontend.MaxSource>>10)

// A location is how a file is reached: its path below the class's folder, or that
// of an archive and the number of an entry in it, and so on for archives in it.
type location struct {
	file    string // "." if the class itself is an archive
	entries string // four bytes each, so that a location can be a key
}

func (l location) entry(i int) location {
	return location{l.file, l.entries + string([]byte{byte(i >> 24), byte(i >> 16), byte(i >> 8), byte(i)})}
}

// split takes the last entry off.
func (l location) split() (outer location, i int) {
	at := len(l.entries) - 4
	for _, b := range []byte(l.entries[at:]) {
		i = i<<8 | int(b)
	}
	return location{l.file, l.entries[:at]}, i
}

// A shelf opens the files of a class and keeps the archives that were used last
// open. It is safe for concurrent use.
type shelf struct {
	root    *os.Root // nil if the class is an archive
	archive string   // the path of that archive

	mu   sync.Mutex
	open []*archive // the last used is last
}

// shelfSize is how many archives stay open.
const shelfSize = 4

type archive struct {
	*zip.Reader
	at   location
	file io.Closer // nil for an archive in memory
}

func openShelf(dir string) (*shelf, error) {
	info, err := os.Stat(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("there is no folder or zip archive %s; name the one that holds the submissions", dir)
	}
	if err != nil {
		return nil, fmt.Errorf("the class in %s cannot be read: %w", dir, reason.Of(err))
	}
	if info.IsDir() {
		root, err := openRoot(dir)
		return &shelf{root: root}, err
	}
	if !info.Mode().IsRegular() { // a pipe would keep the checker waiting for ever
		return nil, fmt.Errorf("%s is neither a folder nor a zip archive but a pipe or a device", dir)
	}
	if strings.HasSuffix(strings.ToLower(dir), ".go") {
		return nil, fmt.Errorf("%s is one program and not a class: `go run ./checker check --exercise 4 FILE` grades one", dir)
	}
	s := &shelf{archive: dir}
	if _, err := s.opened(location{file: "."}); err != nil {
		return nil, fmt.Errorf("%s is neither a folder nor a zip archive: %w", dir, err)
	}
	return s, nil
}

func (s *shelf) close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	var err error
	for _, a := range s.open {
		err = errors.Join(err, a.close())
	}
	s.open = nil
	if s.root != nil {
		err = errors.Join(err, s.root.Close())
	}
	return err
}

func (a *archive) close() error {
	if a.file == nil {
		return nil
	}
	return a.file.Close()
}

// list gives what is in a folder, in the order of the names. Unlike fs.ReadDir it
// reads folders whose names are not UTF-8, as old archives leave them when unpacked.
func (s *shelf) list(dir string) ([]fs.DirEntry, error) {
	f, err := s.root.Open(filepath.FromSlash(dir))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	entries, err := f.ReadDir(-1)
	slices.SortFunc(entries, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return entries, err
}

// read gives the bytes of a file that may be a submission.
func (s *shelf) read(at location) ([]byte, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.readAt(at, frontend.MaxSource, errTooLarge)
}

// readAt gives the bytes of a file, or the error tooLarge if there are more than
// most.
func (s *shelf) readAt(at location, most int64, tooLarge error) ([]byte, error) {
	var from io.ReadCloser
	var err error
	if at.entries == "" {
		from, err = s.root.Open(filepath.FromSlash(at.file))
	} else {
		outer, i := at.split()
		a, openErr := s.opened(outer)
		if openErr != nil {
			return nil, openErr
		}
		if i >= len(a.File) {
			return nil, errors.New("the archive has changed")
		}
		from, err = openEntry(a.File[i], most, tooLarge)
	}
	if err != nil {
		return nil, reason.Of(err)
	}
	defer from.Close()
	text, err := io.ReadAll(io.LimitReader(from, most+1))
	if err != nil {
		return nil, reason.Of(err)
	}
	if int64(len(text)) > most {
		return nil, tooLarge
	}
	return text, nil
}

func openEntry(f *zip.File, most int64, tooLarge error) (io.ReadCloser, error) {
	switch {
	case f.Flags&1 != 0:
		return nil, errors.New("it is protected by a password: ask for it without")
	case f.UncompressedSize64 > uint64(most):
		return nil, tooLarge
	}
	return f.Open()
}

// opened gives an archive, from the shelf if it is there.
func (s *shelf) opened(at location) (*archive, error) {
	if i := slices.IndexFunc(s.open, func(a *archive) bool { return a.at == at }); i >= 0 {
		a := s.open[i]
		s.open = append(slices.Delete(s.open, i, i+1), a)
		return a, nil
	}
	a, err := s.openArchive(at)
	if err != nil {
		return nil, err
	}
	if len(s.open) == shelfSize {
		if err := s.open[0].close(); err != nil {
			return nil, err
		}
		s.open = slices.Delete(s.open, 0, 1)
	}
	s.open = append(s.open, a)
	return a, nil
}

func (s *shelf) openArchive(at location) (*archive, error) {
	if at.entries != "" {
		text, err := s.readAt(at, maxInner, fmt.Errorf("it is larger than %d MiB: unpack the archive around it", maxInner>>20))
		if err != nil {
			return nil, err
		}
		r, err := readDirectory(bytes.NewReader(text), int64(len(text)))
		return &archive{Reader: r, at: at}, err
	}
	f, err := s.openFile(at.file)
	if err != nil {
		return nil, reason.Of(err)
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, reason.Of(err)
	}
	r, err := readDirectory(f, info.Size())
	if err != nil {
		f.Close()
		return nil, err
	}
	return &archive{r, at, f}, nil
}

func (s *shelf) openFile(file string) (*os.File, error) {
	if s.root == nil {
		return os.Open(s.archive)
	}
	return s.root.Open(filepath.FromSlash(file))
}

// readDirectory reads the list of an archive's files.
func readDirectory(r io.ReaderAt, size int64) (*zip.Reader, error) {
	bounded := &boundedReader{from: r, left: maxDirectory}
	z, err := zip.NewReader(bounded, size)
	if err != nil && bounded.left < 0 {
		return nil, errors.New("its list of files is far longer than that of a class")
	}
	if err != nil {
		return nil, fmt.Errorf("it cannot be read as a zip archive (%w): ask for it again, or unpack it", err)
	}
	bounded.free = true
	return z, nil
}

// A boundedReader fails when more than left bytes are asked for, until it is free.
type boundedReader struct {
	from io.ReaderAt
	left int64
	free bool
}

func (b *boundedReader) ReadAt(p []byte, at int64) (int, error) {
	if !b.free {
		if b.left -= int64(len(p)); b.left < 0 {
			return 0, errors.New("too long")
		}
	}
	return b.from.ReadAt(p, at)
}

// entryPath is the path of an entry, or why it has none. Archives made on Windows
// may have backslashes.
func entryPath(f *zip.File) (string, error) {
	name := strings.ReplaceAll(f.Name, `\`, "/")
	if strings.HasPrefix(name, "/") || len(name) > 1 && name[1] == ':' {
		return "", errors.New("its path in the archive does not begin at the archive's top; such an entry is never read")
	}
	clean := path.Clean(name)
	if clean == ".." || strings.HasPrefix(clean, "../") || strings.Contains("/"+name+"/", "/../") {
		return "", errors.New("its path in the archive leads out of the archive; such an entry is never read")
	}
	return clean, nil
}

// isFolder reports whether an entry is one. Archives made on Windows may say so by a
// backslash.
func isFolder(f *zip.File) bool {
	return strings.HasSuffix(f.Name, "/") || strings.HasSuffix(f.Name, `\`) || f.Mode().IsDir()
}

func digest(text []byte) Digest { return sha256.Sum256(text) }
