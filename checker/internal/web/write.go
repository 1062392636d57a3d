package web

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"strings"
)

// manifest is the file that marks a folder as one that Write has made. It lists
// the files of the site.
const manifest = "site-files.txt"

const manifestHead = "These files were made by `checker site`, which may replace and remove them.\n"

// Write puts the site into a folder, which is made if it is missing. Files of a
// site that Write put there before are replaced, and removed if the site no longer
// has them. A folder that holds anything else is refused and left as it is.
func (s *Site) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	old, err := filesBefore(root, dir)
	if err != nil {
		return err
	}
	// The list of both comes first: a run that is cut short must not leave files
	// that the next one takes for somebody else's.
	if err := writeManifest(root, old, s.Paths()); err != nil {
		return err
	}
	for _, file := range s.Paths() {
		if err := root.MkdirAll(path.Dir(file), 0o755); err != nil {
			return err
		}
		if err := root.WriteFile(file, s.files[file], 0o644); err != nil {
			return err
		}
	}
	for _, file := range old {
		if _, still := s.files[file]; still {
			continue
		}
		if err := root.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		removeEmpty(root, path.Dir(file))
	}
	return writeManifest(root, s.Paths())
}

// Writable tells whether Write would take a folder, before anything is made for it.
func Writable(dir string) error {
	root, err := os.OpenRoot(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer root.Close()
	_, err = filesBefore(root, dir)
	return err
}

// filesBefore are the files that an earlier Write made. The error says if there
// is anything else.
func filesBefore(root *os.Root, dir string) ([]string, error) {
	text, err := root.ReadFile(manifest)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	known := map[string]bool{}
	var old []string
	if list, ok := bytes.CutPrefix(text, []byte(manifestHead)); ok {
		known[manifest] = true
		for file := range strings.SplitSeq(string(list), "\n") {
			if fs.ValidPath(file) && file != manifest {
				known[file] = true
				old = append(old, file)
			}
		}
	}
	return old, fs.WalkDir(root.FS(), ".", func(file string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && !known[file] {
			err = fmt.Errorf("%s holds %s, which is no part of a site: give a new or empty folder; nothing was written", dir, file)
		}
		return err
	})
}

func writeManifest(root *os.Root, lists ...[]string) error {
	seen := map[string]bool{}
	text := manifestHead
	for _, list := range lists {
		for _, file := range list {
			if !seen[file] {
				text += file + "\n"
			}
			seen[file] = true
		}
	}
	return root.WriteFile(manifest, []byte(text), 0o644)
}

// removeEmpty removes a folder and those around it as far as they are empty.
func removeEmpty(root *os.Root, dir string) {
	for ; dir != "."; dir = path.Dir(dir) {
		if root.Remove(dir) != nil {
			return
		}
	}
}
