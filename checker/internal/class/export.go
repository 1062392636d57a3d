package class

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"go.yaml.in/yaml/v3"
)

// Gradescope's export of an assignment calls the folders of submissions by numbers. A
// file at its top says whose they are: for each folder the submitters, of whom a group
// has several, each with a name, a number (sid) and an e-mail address. The form is the
// one that public programs for such exports go by; Gradescope's own pages do not
// describe it.

// metadataName is the name of that file.
const metadataName = "submission_metadata.yml"

// maxMetadata is in bytes; the file holds the results of an autograder, too. To read
// so much takes some 20 seconds and half a gigabyte of memory.
const maxMetadata = 16 << 20

var (
	errMetadataTooLarge = fmt.Errorf("it is larger than %d MiB: students are called by the names of their folders", maxMetadata>>20)
	errNoMetadata       = errors.New("it is no list of submissions as Gradescope writes it: students are called by the names of their folders")
)

// A submitter is one of those who handed in a folder.
type submitter struct {
	Name  string `yaml:":name"`
	ID    string `yaml:":sid"`
	Email string `yaml:":email"`
}

// submitters are those of each folder of an export, by its path below the class.
type submitters map[string][]submitter

// export gives what the file at the top of the class says, nil if there is none. Only
// there is it read: anybody can hand in a file of this name.
func (w *walker) export() submitters {
	slices.SortStableFunc(w.metadata, func(a, b file) int { return strings.Count(a.path, "/") - strings.Count(b.path, "/") })
	var found submitters
	for i, m := range w.metadata {
		dir := path.Dir(m.path)
		if i > 0 || slices.ContainsFunc(w.files, func(f file) bool { return dir != "." && !strings.HasPrefix(f.path, dir+"/") }) {
			w.files = append(w.files, m)
			continue
		}
		w.shelf.mu.Lock()
		text, err := w.shelf.readAt(m.at, maxMetadata, errMetadataTooLarge)
		w.shelf.mu.Unlock()
		if err == nil {
			found, err = readMetadata(dir, text)
		}
		if err != nil {
			w.refuse(m.path, err)
		}
	}
	return found
}

// readMetadata reads the file of an export in a folder. The error names the entries that
// cannot be read; the others are found all the same.
func readMetadata(dir string, text []byte) (submitters, error) {
	entries := entriesOf(text)
	all := submitters{}
	var faulty []string
	for _, e := range entries {
		said, err := e.submitters()
		if err != nil {
			faulty = append(faulty, e.folder)
		}
		for _, s := range said {
			if s.Name = strings.TrimSpace(s.Name); s.Name == "" {
				s.Name = s.Email
			}
			if s.Name != "" {
				at := path.Join(dir, e.folder)
				all[at] = append(all[at], s)
			}
		}
	}
	switch {
	case len(faulty) == len(entries):
		return nil, errNoMetadata
	case len(faulty) > 0:
		return all, fmt.Errorf("%s cannot be read in it: who handed these in is called by the names of the folders", strings.Join(faulty, ", "))
	}
	return all, nil
}

// A listed folder is one of which the file of an export says something: what, or nil if
// that is no YAML.
type listed struct {
	folder string
	said   *yaml.Node
}

// entriesOf takes the file apart. Where the whole is no YAML, each entry is read for
// itself, from one line that is not moved in to the next.
func entriesOf(text []byte) []listed {
	var whole yaml.Node
	if yaml.Unmarshal(text, &whole) == nil {
		return pairsOf(&whole)
	}
	var entries []listed
	for _, part := range parts(text) {
		var one yaml.Node
		if yaml.Unmarshal(part, &one) == nil {
			entries = append(entries, pairsOf(&one)...)
			continue
		}
		folder, _, _ := strings.Cut(string(part), ":")
		entries = append(entries, listed{folder: folder})
	}
	return entries
}

// parts cuts a text before each line that begins with a letter or a digit.
func parts(text []byte) [][]byte {
	var all [][]byte
	for line := range bytes.Lines(text) {
		first, _ := utf8.DecodeRune(line)
		if len(all) == 0 || unicode.IsLetter(first) || unicode.IsDigit(first) {
			all = append(all, nil)
		}
		last := len(all) - 1
		all[last] = append(all[last], line...)
	}
	return all
}

// pairsOf are the entries of a document, none if it is not made of such.
func pairsOf(document *yaml.Node) []listed {
	var entries []listed
	for _, root := range document.Content {
		for i := 0; root.Kind == yaml.MappingNode && i+1 < len(root.Content); i += 2 {
			entries = append(entries, listed{root.Content[i].Value, root.Content[i+1]})
		}
	}
	return entries
}

func (e listed) submitters() ([]submitter, error) {
	if e.said == nil {
		return nil, errNoMetadata
	}
	var said struct {
		Submitters []submitter `yaml:":submitters"`
	}
	if err := e.said.Decode(&said); err != nil {
		return nil, err
	}
	return said.Submitters, nil
}

// who is the submitter of a folder in another.
func (s submitter) who(where string) who {
	return who{name: s.Name, id: s.ID, email: s.Email, fixed: s.ID != "", where: where}
}

// of finds the part of a path that an export names, and who handed it in.
func (s submitters) of(p string) (at int, who []submitter) {
	names := strings.Split(p, "/")
	for i := range names {
		if found := s[strings.Join(names[:i+1], "/")]; found != nil {
			return i, found
		}
	}
	return 0, nil
}
