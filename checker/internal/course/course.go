// Package course reads the folders of the repository: which lessons and
// exercises there are, and for each exercise its statement's samples, its tests,
// its limits and how its output is laid out.
//
// An exercise is a folder exercises/NN-slug. Its samples are taken from the
// statement itself (README.md), so that what learners read is what is tested;
// further tests are pairs tests/NAME.in and tests/NAME.ans; exercise.yaml holds
// the rest. The package only reads, never writes, and runs nothing. The judge,
// the lessons and the command line get the course from it.
package course

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"nqueens/checker/internal/pattern"
)

// Limits bound the run of one test.
type Limits struct {
	Steps     int64 // entries of function and loop bodies
	MemoryMiB int
	OutputKiB int // stdout and stderr together
}

// DefaultLimits are the limits of an exercise whose exercise.yaml gives none,
// and of every cell of a lesson.
func DefaultLimits() Limits {
	return Limits{Steps: 20_000_000, MemoryMiB: 256, OutputKiB: 1024}
}

// A Layout says how the output of an exercise is laid out, which decides how a
// wrong one is explained.
type Layout string

const (
	Lines             Layout = "lines"              // nothing is known but that it is text
	Numbered          Layout = "numbered"           // solutions, each after a numbered label and a colon
	PermutationsCount Layout = "permutations+count" // solutions, then the number of all
	Counts            Layout = "counts"             // a number for each query
	Boards            Layout = "boards"             // boards of . and Q, a blank line after each
	Number            Layout = "number"             // one number
	ByRules           Layout = "rules"              // anything that obeys the statement, see package rules
)

// Layouts are all layouts, in the order in which they are listed to people.
func Layouts() []Layout {
	return []Layout{Lines, Numbered, PermutationsCount, Counts, Boards, Number, ByRules}
}

// A Test is one input and the answer to it.
type Test struct {
	Name   string // "sample-1", or NAME of tests/NAME.in
	Input  []byte
	Answer []byte
	Head   bool // Answer holds only the first lines of the output
	Sample bool // it is documented in the statement
	Limits Limits
	Long   bool // exercise.yaml gives it steps of its own, no fewer than all have: it takes millions
	Heavy  bool // and more than the exercise's own limit

	Private bool // it does not stand in the repository
}

// An Exercise is one folder of exercises/. If its files have a fault, Err says
// what and where, and only Number, Name and Dir can be relied on.
type Exercise struct {
	Number int
	Name   string // "04-bitmasks"
	Dir    string // absolute
	Title  string
	Source string // where the problem comes from; may be empty
	Output Layout
	Cells  bool // tokens are single cells of a board
	Limits Limits
	// TooSlow is what the statement says after its limits: which methods they exclude. It
	// may be empty.
	TooSlow string
	Tests   []Test // samples first, in the order of the statement, then tests/ by name
	Err     error

	unread bool // only Number, Name and Dir are there
}

// Slug is the name without its number, such as "bitmasks".
func (e *Exercise) Slug() string {
	_, slug, _ := strings.Cut(e.Name, "-")
	return slug
}

// Starter is the path of the file a learner edits.
func (e *Exercise) Starter() string { return filepath.Join(e.Dir, "main.go") }

// A Lesson is one folder of lessons/. If its README.md cannot be read or has no
// title, Err says so.
type Lesson struct {
	Number int
	Name   string // "04-bitmasks"
	Dir    string // absolute
	Title  string // the first level-1 heading of its README.md
	Err    error

	unread bool // only Number, Name and Dir are there
}

// A Course is the whole repository, its parts in the order of their numbers.
type Course struct {
	Root      string // absolute
	Lessons   []Lesson
	Exercises []Exercise
}

// Open finds the repository that dir lies in and reads it. A fault in one
// exercise or lesson is kept with it (see Exercise.Err) and does not keep the
// others from being used.
func Open(dir string) (*Course, error) {
	c, err := List(dir)
	if err != nil {
		return nil, err
	}
	var reading sync.WaitGroup
	for i := range c.Lessons {
		reading.Go(func() { c.readLesson(&c.Lessons[i]) })
	}
	for i := range c.Exercises {
		reading.Go(func() { c.readExercise(&c.Exercises[i]) })
	}
	reading.Wait()
	return c, nil
}

// List finds the repository that dir lies in and reads no more than which lessons
// and exercises there are, their Number, Name and Dir. Exercise, Find, ExerciseOf and
// Lesson read the one that they give; they are for one goroutine then.
func List(dir string) (*Course, error) {
	root, err := findRoot(dir)
	if err != nil {
		return nil, err
	}
	c := &Course{Root: root}
	lessons, err := c.folders("lessons")
	if err != nil {
		return nil, err
	}
	exercises, err := c.folders("exercises")
	if err != nil {
		return nil, err
	}
	for _, f := range lessons {
		c.Lessons = append(c.Lessons, Lesson{Number: f.number, Name: f.name, Dir: f.dir, unread: true})
	}
	for _, f := range exercises {
		c.Exercises = append(c.Exercises, Exercise{Number: f.number, Name: f.name, Dir: f.dir, unread: true})
	}
	return c, nil
}

// Solution is the path of the reference solution of an exercise.
func (c *Course) Solution(e *Exercise) string {
	return filepath.Join(c.Root, "solutions", e.Name, "main.go")
}

// findRoot walks up from dir to the folder whose go.mod names this module.
func findRoot(dir string) (string, error) {
	start, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for at := start; ; at = filepath.Dir(at) {
		text, err := os.ReadFile(filepath.Join(at, "go.mod"))
		if err == nil && isCourseModule(text) {
			return at, nil
		}
		if at == filepath.Dir(at) {
			return "", fmt.Errorf("%s is not inside the course: no folder above it has a go.mod with `module nqueens`; go to the course's folder and try again", start)
		}
	}
}

var moduleLine = pattern.New("(?m)^\\s*module\\s+[\"`]?nqueens[\"`]?\\s*(//.*)?$")

func isCourseModule(gomod []byte) bool { return moduleLine().Match(gomod) }

// A folder is NN-slug below lessons/ or exercises/.
type folder struct {
	number    int
	name, dir string
}

var folderName = pattern.New(`^(\d\d)-[a-z0-9]+(-[a-z0-9]+)*$`)

// folders lists the numbered folders of one part of the course. A part that is
// not there has none.
func (c *Course) folders(part string) ([]folder, error) {
	entries, err := os.ReadDir(filepath.Join(c.Root, part))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var found []folder
	for _, entry := range entries {
		match := folderName().FindStringSubmatch(entry.Name())
		dir := filepath.Join(c.Root, part, entry.Name())
		if info, err := os.Stat(dir); match == nil || err != nil || !info.IsDir() {
			continue
		}
		number, err := strconv.Atoi(match[1])
		if err != nil {
			return nil, err
		}
		found = append(found, folder{number: number, name: entry.Name(), dir: dir})
	}
	return found, nil
}

// shown is how a file is named in errors: from the root, with slashes.
func (c *Course) shown(path string) string {
	rel, err := filepath.Rel(c.Root, path)
	if err != nil || strings.HasPrefix(rel, "..") {
		return path
	}
	return filepath.ToSlash(rel)
}
