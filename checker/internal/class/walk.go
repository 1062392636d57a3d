package class

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"nqueens/checker/internal/frontend"
	"nqueens/checker/internal/reason"
)

// A file is one that was found and may be a submission, or came beside one.
type file struct {
	path    string // below the class, with slashes
	at      location
	program bool // it is called .go or holds a Go program
	shape
	digest Digest
	why    string // if it is no program: what it is
}

// A walker looks at everything in a class.
type walker struct {
	shelf   *shelf
	files   []file
	refused []Unplaced
	seen    int // files and folders
	most    int // of them
	names   namer

	starters map[Digest]bool // see Options
	own      map[string]bool // see Options, as paths below the class
	copies   map[string]bool // folders that hold a copy of the course

	metadata []file  // that may be a platform's
	budget   *budget // of the archive of the class's folder that is looked at
}

var errFull = errors.New("too many files")

func (w *walker) refuse(path string, reason error) {
	w.refused = append(w.refused, Unplaced{path, reason.Error()})
}

func (w *walker) paths() []string {
	var all []string
	for _, f := range w.files {
		all = append(all, f.path)
	}
	for _, u := range w.refused {
		all = append(all, u.File)
	}
	return all
}

// all looks at the whole class. Too many files are no error, but listed.
func (w *walker) all() error {
	var err error
	if w.shelf.root == nil {
		err = w.archive("", location{file: "."}, 1)
	} else {
		err = w.folder(".")
	}
	if errors.Is(err, errFull) {
		w.refuse("./", fmt.Errorf("there are more than %d files; what came after those was not looked at: grade it in parts", w.most))
		return nil
	}
	return err
}

// count notes a file or folder.
func (w *walker) count() error {
	if w.seen++; w.seen > w.most {
		return errFull
	}
	return nil
}

func (w *walker) folder(dir string) error {
	entries, err := w.shelf.list(dir)
	if err != nil && dir == "." {
		return fmt.Errorf("the class cannot be read: %w", reason.Of(err))
	}
	if err != nil {
		w.refuse(dir+"/", fmt.Errorf("the folder cannot be read (%w): give yourself the permission to", reason.Of(err)))
		return nil
	}
	if len(entries) == 0 && dir != "." {
		w.refuse(dir+"/", errors.New("the folder is empty: nothing was handed in with it"))
	}
	if dir == "." {
		dir = ""
	}
	top, files, refused := layout{}, len(w.files), len(w.refused)
	for _, e := range entries {
		top.add(path.Join(dir, e.Name()))
	}
	w.copies[dir] = top.isCopy(dir)
	for _, e := range entries {
		name := path.Join(dir, e.Name())
		if junk(e.Name()) || w.own[name] || w.isPublished(name) {
			continue
		}
		if err := w.count(); err != nil {
			return err
		}
		switch {
		case e.Type()&fs.ModeSymlink != 0:
			w.refuse(name, errors.New("it is a link, and links are not followed: put the file itself there"))
		case e.IsDir():
			if err := w.folder(name); err != nil {
				return err
			}
		case !e.Type().IsRegular():
			w.refuse(name, errors.New("it is neither a file nor a folder"))
		default:
			info, err := e.Info()
			if err != nil {
				w.refuse(name, fmt.Errorf("it cannot be read: %w", reason.Of(err)))
				continue
			}
			if err := w.file(name, location{file: name}, info.Size(), 0); err != nil {
				return err
			}
		}
	}
	w.noteUnbegun(dir, files, refused)
	return nil
}

// junk is what systems leave behind, and what is hidden.
func junk(name string) bool {
	return strings.HasPrefix(name, ".") || name == "__MACOSX" || name == "Thumbs.db" || name == "desktop.ini"
}

// archive looks at the entries of an archive, which stands for a folder of its name.
func (w *walker) archive(dir string, at location, depth int) error {
	if depth > maxDepth {
		w.refuse(dir, fmt.Errorf("it lies in archives in archives, more than %d deep: unpack the outer ones", maxDepth))
		return nil
	}
	w.shelf.mu.Lock()
	a, err := w.shelf.opened(at)
	w.shelf.mu.Unlock()
	if err != nil {
		w.refuse(dir, err)
		return nil
	}
	last := map[string]int{} // entries by path: a later one stands for an earlier one
	tops := layout{}
	var entries []string
	for i, f := range a.File {
		if p, err := entryPath(f); err == nil {
			last[p] = i
			tops.add(path.Join(dir, p))
			if !isFolder(f) && !junkPath(p) {
				entries = append(entries, p)
			}
		}
	}
	if depth == 1 {
		w.budget = newBudget(w.names, entries)
	}
	for top := range tops {
		w.copies[top] = tops.isCopy(top)
	}
	empty, files, refused := true, len(w.files), len(w.refused)
	for i, f := range a.File {
		entry, err := entryPath(f)
		if err == nil && junkPath(entry) {
			continue
		}
		name := path.Join(dir, entry)
		if err == nil && w.isPublished(name) {
			empty = false
			continue
		}
		if err := w.count(); err != nil {
			return err
		}
		switch {
		case err != nil:
			w.refuse(strings.TrimPrefix(dir+"/"+f.Name, "/"), err) // as it is written there
		case isFolder(f):
			continue
		case f.Mode()&fs.ModeSymlink != 0:
			w.refuse(name, errors.New("it is a link, and links are not followed: ask for the file itself"))
		case !f.Mode().IsRegular():
			w.refuse(name, errors.New("it is neither a file nor a folder"))
		case last[entry] != i:
			w.refuse(name, errors.New("the archive holds another file of this name, which stands further back and counts"))
		default:
			if depth == 1 {
				w.budget.turnTo(entry)
			}
			err = w.file(name, at.entry(i), int64(min(f.UncompressedSize64, 1<<62)), depth)
		}
		empty = false
		if errors.Is(err, errFull) {
			return err
		}
	}
	if empty {
		w.refuse(dir, errors.New("the archive is empty: nothing was handed in with it"))
	}
	for top := range tops {
		w.noteUnbegun(top, files, refused)
	}
	return nil
}

func junkPath(entry string) bool {
	for part := range strings.SplitSeq(entry, "/") {
		if junk(part) && part != "." {
			return true
		}
	}
	return false
}

// file looks at one file. depth is how many archives it lies in.
func (w *walker) file(name string, at location, size int64, depth int) error {
	ext := strings.ToLower(path.Ext(name))
	if ext == ".zip" {
		if depth > 0 && !w.unpack(name, size) {
			return nil
		}
		return w.archive(name, at, depth+1)
	}
	f := file{path: name, at: at, program: ext == ".go", why: kindOf(ext)}
	if path.Base(name) == metadataName {
		w.metadata = append(w.metadata, f)
		return nil
	}
	if ext == ".go" && size > frontend.MaxSource {
		w.refuse(name, errTooLarge)
		return nil
	}
	if f.program || size <= frontend.MaxSource && mayBeText(ext) {
		if depth > 0 && !w.unpack(name, size) {
			return nil
		}
		text, err := w.shelf.read(at)
		if err != nil {
			w.refuse(name, fmt.Errorf("it cannot be read: %w", err))
			return nil
		}
		if w.unbegun(name, text) {
			return nil
		}
		f.shape, f.digest = shapeOf(text), digest(text)
		f.program = f.program || f.shape.main && f.shape.start
	}
	w.files = append(w.files, f)
	return nil
}

// unpack notes that bytes are taken out of an archive, and refuses the file when
// it has been too many.
func (w *walker) unpack(name string, size int64) bool {
	err := w.budget.take(size)
	if err != nil {
		w.refuse(name, err)
	}
	return err == nil
}

// kindOf says what a file that is no Go program is.
func kindOf(ext string) string {
	switch ext {
	case ".rar", ".7z", ".tar", ".gz", ".tgz", ".xz", ".bz2", ".zst":
		return "it is an archive of a kind that is not read: unpack it, or ask for a zip archive"
	}
	return "it is no Go program: ask for one, in a file such as main.go"
}

// mayBeText reports whether a file that is not called .go may yet hold a program.
func mayBeText(ext string) bool {
	switch ext {
	case "", ".txt", ".text", ".golang", ".g", ".bak", ".old", ".doc", ".rtf", ".c", ".cpp", ".java", ".js", ".py", ".orig":
		return true
	}
	return len(ext) > 3 && strings.HasPrefix(ext, ".go")
}
