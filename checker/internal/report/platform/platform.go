// Package platform writes what the judge found in the formats that other systems
// read: continuous integration, and the platforms on which courses hand in and
// grade. Each format has a file of its own, which names where its rules are
// published.
//
// Three promises hold for every format. What a learner wrote, a file's name or an
// output, cannot change what the document says: control characters become visible
// escapes, and everything is escaped as the format asks. The input of a test that
// is no sample, its answer, and what a program printed in it stay here; the
// judge's message is all that is told. And the same results give the same bytes,
// but for the date that classroom50 asks for.
//
// The package judges nothing and opens no file. The command line calls it.
package platform

import (
	"fmt"
	"io"
	"strings"
	"time"

	"nqueens/checker/internal/judge"
)

// Surroundings are what a format may know of where the checker runs.
type Surroundings struct {
	Getenv func(name string) string
	Now    func() time.Time
}

// A Format is one way to write results.
type Format struct {
	Name    string
	Several bool // it can report more than one submission
	write   func(w io.Writer, results []judge.Result, s Surroundings) error
}

// formats are all there are, in the order in which they are listed to people.
var formats = []Format{
	{"junit", true, func(w io.Writer, results []judge.Result, _ Surroundings) error { return writeJUnit(w, results) }},
	{"github", true, func(w io.Writer, results []judge.Result, _ Surroundings) error { return writeGitHub(w, results) }},
	{"gradescope", false, single(writeGradescope)},
	{"prairielearn", false, single(writePrairieLearn)},
	{"exercism", false, single(writeExercism)},
	{"classroom50", false, func(w io.Writer, results []judge.Result, s Surroundings) error {
		return writeClassroom50(w, results[0], s)
	}},
	{"autolab", true, func(w io.Writer, results []judge.Result, _ Surroundings) error { return writeAutolab(w, results) }},
}

func single(write func(io.Writer, judge.Result) error) func(io.Writer, []judge.Result, Surroundings) error {
	return func(w io.Writer, results []judge.Result, _ Surroundings) error { return write(w, results[0]) }
}

// Names lists the formats.
func Names() []string {
	var names []string
	for _, f := range formats {
		names = append(names, f.Name)
	}
	return names
}

// Find is the format of a name.
func Find(name string) (Format, bool) {
	for _, f := range formats {
		if f.Name == name {
			return f, true
		}
	}
	return Format{}, false
}

// Takes is an error if the format cannot report so many submissions.
func (f Format) Takes(submissions int) error {
	if f.Several || submissions == 1 {
		return nil
	}
	return fmt.Errorf("--format %s reports one submission, and %d are to be checked: name one exercise or FILE", f.Name, submissions)
}

// Write writes the document. It is an error to give it more submissions than the
// format takes, or none.
func (f Format) Write(w io.Writer, results []judge.Result, s Surroundings) error {
	if len(results) == 0 {
		return fmt.Errorf("--format %s has nothing to report", f.Name)
	}
	if err := f.Takes(len(results)); err != nil {
		return err
	}
	var document strings.Builder
	if err := f.write(&document, results, s); err != nil {
		return err
	}
	_, err := io.WriteString(w, document.String())
	return err
}
