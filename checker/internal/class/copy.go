package class

import (
	"bytes"
	"errors"
	"path"
	"slices"
	"strings"
)

// A learner who works in a copy of the course, cloned or downloaded, hands in all of
// it. There only the programs below exercises/ are the learner's, and those that are
// still the starters have not been begun. What else the course put there is neither
// looked at nor listed; what the learner put beside it is looked at as everywhere.

// ofCourse are the names at the top of the course, and whether they tell a copy of it.
var ofCourse = map[string]bool{"go.mod": true, "checker": true, "exercises": true, "lessons": true, "solutions": true,
	"go.sum": false, "LICENSE": false, "README.md": false}

// ofExercise are the course's own names in the folder of an exercise.
var ofExercise = map[string]bool{"README.md": true, "exercise.yaml": true, "hints.md": true, "tests": true}

var errNotBegun = errors.New("it is a copy of the course in which no exercise has been begun: ask for the programs")

// A layout notes what stands at the top of each folder.
type layout map[string]map[string]bool

func (l layout) add(p string) {
	parts := strings.Split(p, "/")
	for i, name := range parts {
		if ofCourse[name] {
			dir := strings.Join(parts[:i], "/")
			if l[dir] == nil {
				l[dir] = map[string]bool{}
			}
			l[dir][name] = true
		}
	}
}

// isCopy reports whether a folder holds a copy of the course.
func (l layout) isCopy(dir string) bool {
	for name, tells := range ofCourse {
		if tells && !l[dir][name] {
			return false
		}
	}
	return true
}

// published reports whether a path below a copy of the course is the course's own.
func published(below string) bool {
	parts := strings.Split(below, "/")
	switch {
	case parts[0] != "exercises":
		_, own := ofCourse[parts[0]]
		return own
	case len(parts) == 2:
		return ofExercise[parts[1]]
	}
	return len(parts) > 2 && ofExercise[parts[2]]
}

// inCopy is the path below the copy of the course that a file lies in; false if it
// lies in none.
func (w *walker) inCopy(p string) (below string, ok bool) {
	for dir := path.Dir(p); ; dir = path.Dir(dir) {
		if dir == "." {
			return p, w.copies[""]
		}
		if w.copies[dir] {
			return p[len(dir)+1:], true
		}
	}
}

// isPublished reports whether a file is the course's own in a copy of it.
func (w *walker) isPublished(p string) bool {
	below, ok := w.inCopy(p)
	return ok && published(below)
}

// unbegun reports whether a program is still a starter in a copy of the course.
func (w *walker) unbegun(p string, text []byte) bool {
	_, ok := w.inCopy(p)
	return ok && w.starters[StarterDigest(text)]
}

// noteUnbegun lists a copy of the course of which nothing was found since there were
// so many files and refused ones.
func (w *walker) noteUnbegun(top string, files, refused int) {
	if !w.copies[top] {
		return
	}
	in := func(p string) bool { return top == "" || strings.HasPrefix(p, top+"/") }
	if slices.ContainsFunc(w.files[files:], func(f file) bool { return in(f.path) }) ||
		slices.ContainsFunc(w.refused[refused:], func(u Unplaced) bool { return in(u.File) }) {
		return
	}
	w.refuse(path.Join(".", top)+"/", errNotBegun)
}

// StarterDigest is the digest of a starter, whatever line ends a checkout gave it.
func StarterDigest(text []byte) Digest {
	return digest(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")))
}
