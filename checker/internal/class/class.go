// Package class finds what a class has handed in, in a folder or a zip archive as
// people really have them: one folder a student, one file a student, archives in
// archives, the downloads of Canvas, Moodle and Blackboard, several attempts,
// wrong file names. Of each file it says which student's it is and which exercise
// it is meant to solve, and where it cannot say so it lists the file with the
// reason and with what to do about it. Nothing is dropped but what systems leave
// behind by themselves (__MACOSX, names that begin with a dot).
//
// The package only reads. It never runs, writes or unpacks anything, follows no
// links, and keeps no text of a program: Read gives it again. What it finds does
// not depend on clocks, so the same files give the same class. Package grading
// grades what it finds, package gradebook reports it; the command line calls it.
package class

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/reason"
)

// Options say what the names in a class do not.
type Options struct {
	Exercises []course.Exercise // of the course; only their numbers and names are used
	Exercise  string            // the name of the exercise that everything solves; "" if names tell
	Map       *Mapping          // what is what, before any name is looked at; may be nil
	Roster    *Roster           // who is in the class; nil if that is not known
	Own       []string          // files and folders of the teacher's, such as reports, which are none of the class if they lie in it
	Starters  map[Digest]bool   // what copies of the course begin with, by StarterDigest
}

// A Student is someone who has handed in or who stands in the roster.
type Student struct {
	Label  string // tells this student from all others; the name where that does
	Name   string
	ID     string // the platform's number or the roster's; may be empty
	Email  string // from the roster; may be empty
	Listed bool   // stands in the roster; true of everybody where there is none
	Handed bool   // a submission of this student was placed
}

// A Submission is the attempt of a student at an exercise that counts.
type Submission struct {
	Student  string // the label
	Exercise string // as "04-bitmasks"
	File     string // its path below the class's folder, with slashes; archives are folders on it
	Late     bool   // the platform's download says so
	Digest   Digest
	Beside   []string // further files that came with it and are not graded

	at location
}

// A Digest is the SHA-256 sum of a submission's bytes.
type Digest [32]byte

// An Attempt is an earlier one, which does not count.
type Attempt struct{ Student, Exercise, File string }

// An Unplaced file is one of which it could not be said whose it is, what it
// solves, or what it is.
type Unplaced struct {
	File   string // below the class's folder; a folder ends in a slash
	Reason string // what is the matter, and what to do
}

// A Class is all that was found, each list in the order of students, exercises and
// paths.
type Class struct {
	Students    []Student
	Submissions []Submission
	Earlier     []Attempt
	Unplaced    []Unplaced
	Notes       []string // lines of the mapping that fit nothing, students who may be several, files of which one was chosen

	rostered bool // there is a roster
	shelf    *shelf
}

// Find reads a class from a folder or a zip archive. Files that cannot be read are
// listed as unplaced; the error is for a class that cannot be read at all. Close
// must be called when no more submissions are read.
func Find(dir string, o Options) (*Class, error) {
	s, err := openShelf(dir)
	if err != nil {
		return nil, err
	}
	w := &walker{shelf: s, most: maxFiles, names: namer{o.Exercises}, starters: o.Starters, copies: map[string]bool{}, own: below(dir, o.Own)}
	if err := w.all(); err != nil {
		s.close()
		return nil, err
	}
	c := &Class{rostered: o.Roster != nil, shelf: s}
	export := w.export()
	c.Unplaced = w.refused
	p := newPlacer(o, baseName(dir), export, w.files)
	p.place(c, w.files)
	if o.Map != nil {
		c.Notes = append(c.Notes, o.Map.unused(w.paths())...)
	}
	c.sort()
	return c, nil
}

// below gives the paths of those files that lie below the class's folder.
func below(dir string, files []string) map[string]bool {
	paths := map[string]bool{}
	top, err := filepath.Abs(dir)
	if err != nil {
		return paths
	}
	for _, file := range files {
		if abs, err := filepath.Abs(file); err == nil {
			if rel, err := filepath.Rel(top, abs); err == nil && filepath.IsLocal(rel) {
				paths[filepath.ToSlash(rel)] = true
			}
		}
	}
	return paths
}

// baseName is the name of the class's folder or archive, which may say what is
// solved in it.
func baseName(dir string) string {
	abs, err := filepath.Abs(dir)
	if err != nil {
		abs = dir
	}
	return stemOf(filepath.Base(abs))
}

// Read gives the text of a submission. It is safe for concurrent use.
func (c *Class) Read(s *Submission) ([]byte, error) {
	text, err := c.shelf.read(s.at)
	if err != nil {
		return nil, fmt.Errorf("%s can no longer be read: %w", s.File, err)
	}
	if digest(text) != s.Digest {
		return nil, fmt.Errorf("%s was changed while the class was graded; grade it again", s.File)
	}
	return text, nil
}

// Close lets the files of the class go.
func (c *Class) Close() error { return c.shelf.close() }

// Exercises are the names of the exercises that somebody has handed in, in order.
func (c *Class) Exercises() []string {
	var names []string
	for _, s := range c.Submissions {
		names = append(names, s.Exercise)
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Missing are the students of the roster of whom nothing was placed; none if there
// is no roster.
func (c *Class) Missing() []Student {
	var missing []Student
	for _, s := range c.Students {
		if c.rostered && s.Listed && !s.Handed {
			missing = append(missing, s)
		}
	}
	return missing
}

// Unlisted are the students who handed in and are not in the roster.
func (c *Class) Unlisted() []Student {
	var unlisted []Student
	for _, s := range c.Students {
		if !s.Listed {
			unlisted = append(unlisted, s)
		}
	}
	return unlisted
}

func (c *Class) sort() {
	slices.SortFunc(c.Students, func(a, b Student) int { return byLabel(a.Label, b.Label) })
	slices.SortFunc(c.Submissions, func(a, b Submission) int {
		return cmp.Or(byLabel(a.Student, b.Student), cmp.Compare(a.Exercise, b.Exercise), cmp.Compare(a.File, b.File))
	})
	slices.SortFunc(c.Earlier, func(a, b Attempt) int {
		return cmp.Or(byLabel(a.Student, b.Student), cmp.Compare(a.Exercise, b.Exercise), cmp.Compare(a.File, b.File))
	})
	slices.SortFunc(c.Unplaced, func(a, b Unplaced) int { return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Reason, b.Reason)) })
	c.Unplaced = slices.Compact(c.Unplaced) // what a group has handed in is there once for each of them
}

// byLabel orders students as a list of names does, capitals beside small letters.
func byLabel(a, b string) int {
	return cmp.Or(cmp.Compare(strings.ToLower(a), strings.ToLower(b)), cmp.Compare(a, b))
}

// openRoot says in plain words why a class cannot be read.
func openRoot(dir string) (*os.Root, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("the class in %s cannot be read: %w", dir, reason.Of(err))
	}
	return root, nil
}
