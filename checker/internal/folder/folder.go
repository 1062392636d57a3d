// Package folder writes a set of files into a folder that is theirs alone: a new or
// an empty one, or one that was written so before. A list in the folder says which
// files are ours. A folder that holds anything else is refused before anything is
// written. The commands that write a site or an export call it.
package folder

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"nqueens/checker/internal/reason"
)

// Files are contents by paths with slashes, such as "lessons/index.html".
type Files map[string][]byte

// Paths are the paths of all files, sorted.
func (f Files) Paths() []string { return slices.Sorted(maps.Keys(f)) }

// A Kind is what a folder is written as. Folders of one kind are not overwritten by
// another.
type Kind struct {
	Name    string // as in "which is no part of NAME": "a site"
	List    string // the file that marks such a folder, and lists what is in it
	Command string // that writes such folders: "checker site"
}

// head is the first line of the list.
func (k Kind) head() string {
	return fmt.Sprintf("These files were made by `%s`, which may replace and remove them.\n", k.Command)
}

// Write puts the files into a folder, which is made if it is missing. Files that
// Write put there before are replaced, and removed if they are no longer wanted. A
// folder that holds anything else is refused and left as it is.
func (k Kind) Write(dir string, files Files) error {
	if err := mayWrite(dir); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return cannotWrite(dir, err)
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return cannotWrite(dir, err)
	}
	defer root.Close()
	old, err := k.filesBefore(root, dir)
	if err != nil {
		return err
	}
	// The list of both comes first: a run that is cut short must not leave files
	// that the next one takes for somebody else's.
	if err := k.writeList(root, dir, old, files.Paths()); err != nil {
		return err
	}
	for _, file := range files.Paths() {
		err := root.MkdirAll(path.Dir(file), 0o755)
		if err == nil {
			err = root.WriteFile(file, files[file], 0o644)
		}
		if err != nil {
			return cannotWrite(dir+"/"+file, err)
		}
	}
	for _, file := range old {
		if _, still := files[file]; still {
			continue
		}
		if err := root.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("cannot remove %s/%s, which is no longer wanted: %w; may you write there?", dir, file, reason.Of(err))
		}
		removeEmpty(root, path.Dir(file))
	}
	return k.writeList(root, dir, files.Paths())
}

// cannotWrite says that a folder, or a file in it, cannot be written.
func cannotWrite(path string, err error) error {
	return fmt.Errorf("cannot write %s: %w; name another folder, or make room and see that you may write there", path, reason.Of(err))
}

// Check tells whether Write would take a folder, before anything is made for it.
func (k Kind) Check(dir string) error {
	if err := mayWrite(dir); err != nil {
		return err
	}
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return cannotWrite(dir, err)
	}
	defer root.Close()
	_, err = k.filesBefore(root, dir)
	return err
}

// mayWrite tries to write in a folder, or in the one in which it would be made.
func mayWrite(dir string) error {
	there := dir
	for {
		if _, err := os.Lstat(there); !errors.Is(err, fs.ErrNotExist) || there == filepath.Dir(there) {
			break
		}
		there = filepath.Dir(there)
	}
	f, err := os.CreateTemp(there, ".checker-*")
	if err != nil {
		return cannotWrite(dir, err)
	}
	return errors.Join(f.Close(), os.Remove(f.Name()))
}

// filesBefore are the files that an earlier Write made. The error says if there
// is anything else.
func (k Kind) filesBefore(root *os.Root, dir string) ([]string, error) {
	text, err := root.ReadFile(k.List)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	known := map[string]bool{}
	var old []string
	if list, ok := bytes.CutPrefix(text, []byte(k.head())); ok {
		known[k.List] = true
		for file := range strings.SplitSeq(string(list), "\n") {
			if fs.ValidPath(file) && file != k.List {
				known[file] = true
				old = append(old, file)
			}
		}
	}
	return old, fs.WalkDir(root.FS(), ".", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && !known[file] {
			err = fmt.Errorf("%s holds %s, which is no part of %s: give a new or empty folder; nothing was written", dir, file, k.Name)
		}
		return err
	})
}

func (k Kind) writeList(root *os.Root, dir string, lists ...[]string) error {
	seen := map[string]bool{}
	text := k.head()
	for _, list := range lists {
		for _, file := range list {
			if !seen[file] {
				text += file + "\n"
			}
			seen[file] = true
		}
	}
	if err := root.WriteFile(k.List, []byte(text), 0o644); err != nil {
		return cannotWrite(dir+"/"+k.List, err)
	}
	return nil
}

// removeEmpty removes a folder and those around it as far as they are empty.
func removeEmpty(root *os.Root, dir string) {
	for ; dir != "."; dir = path.Dir(dir) {
		if root.Remove(dir) != nil {
			return
		}
	}
}
