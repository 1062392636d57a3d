// Package author helps an instructor to write an exercise of their own: it makes the
// files of a new one, and says what one still lacks.
//
// What an exercise must have is written down here once; the command `new` tells it to
// an author, and the repository's own checks hold every exercise against it. The package
// looks at files only: whether the starter compiles and the solution is accepted is for
// those who call it to find out.
package author

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/figures"
	"nqueens/checker/internal/pattern"
)

// A Fault is something that an exercise lacks.
type Fault struct {
	File string // from the root of the course, with slashes
	Line int    // 0 if it is about the whole file
	Text string // what is the matter and what to do
}

// String is the fault in one line.
func (f Fault) String() string {
	if f.Line == 0 {
		return f.File + ": " + f.Text
	}
	return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Text)
}

// marker stands in a new exercise before what waits to be written.
const marker = "WRITE:"

// leastTests is how many tests an exercise must have beside its samples. One that reads
// no input has only one thing to test.
func leastTests(e *course.Exercise) int {
	for _, t := range e.Tests {
		if len(t.Input) > 0 {
			return 6
		}
	}
	return 1
}

// Faults are what an exercise lacks, file by file.
func Faults(c *course.Course, e *course.Exercise) []Fault {
	l := look{course: c, exercise: e}
	if e.Err != nil {
		// The error names its file itself.
		file, text, _ := strings.Cut(e.Err.Error(), ": ")
		l.faults = append(l.faults, Fault{File: file, Text: text})
	}
	l.statement()
	l.starter()
	l.hints()
	if e.Err == nil {
		l.read(l.exerciseFile("exercise.yaml"), "the title, the limits and how the output is judged")
		l.tests()
	}
	l.solution()
	l.lists()
	return l.faults
}

// look is the work of looking through one exercise.
type look struct {
	course   *course.Course
	exercise *course.Exercise
	faults   []Fault
}

func (l *look) fault(file string, line int, format string, args ...any) {
	l.faults = append(l.faults, Fault{file, line, fmt.Sprintf(format, args...)})
}

// read reads a file of the course. What it cannot read is a fault, and so is each line
// that waits to be written.
func (l *look) read(file, purpose string) (text string, ok bool) {
	found, err := os.ReadFile(filepath.Join(l.course.Root, filepath.FromSlash(file)))
	if err != nil {
		l.fault(file, 0, "is missing: %s", purpose)
		return "", false
	}
	text = strings.ReplaceAll(string(found), "\r\n", "\n")
	for i, line := range strings.Split(text, "\n") {
		if _, what, waits := strings.Cut(line, marker); waits {
			l.fault(file, i+1, "waits to be written:%s", what)
		}
	}
	return text, true
}

func (l *look) exerciseFile(name string) string { return "exercises/" + l.exercise.Name + "/" + name }

// sections are what every statement has, and what it is there for.
var sections = []struct{ begin, purpose string }{
	{"# Exercise ", "a title such as `# Exercise 12: Knights`"},
	{"**Input.**", "a paragraph that begins with `**Input.**` and says what is read, with its limits"},
	{"**Output.**", "a paragraph that begins with `**Output.**` and says what to print"},
	{"**Limits.**", "a paragraph that begins with `**Limits.**` and names the steps, the memory and the output"},
	{"## Sample", "a section `## Sample` with an input fence and an output fence"},
	{"## Where to write", "a section `## Where to write` that names the place in main.go"},
	{"## Check", "a section `## Check` with the command that checks it"},
}

func (l *look) statement() {
	e, file := l.exercise, l.exerciseFile("README.md")
	text, ok := l.read(file, "the statement")
	if !ok {
		return
	}
	for _, s := range sections {
		if !strings.Contains("\n"+text, "\n"+s.begin) {
			l.fault(file, 0, "lacks %s", s.purpose)
		}
	}
	if command := fmt.Sprintf("go run ./checker check %02d", e.Number); !strings.Contains(text, command) {
		l.fault(file, 0, "does not name the command `%s`", command)
	}
	links := []string{"hints.md", "../../solutions/" + e.Name + "/README.md"}
	if _, err := os.Stat(filepath.Join(l.course.Root, "lessons", e.Name)); err == nil {
		links = append(links, "../../lessons/"+e.Name+"/README.md")
	}
	for _, link := range links {
		if !strings.Contains(text, "("+link+")") {
			l.fault(file, 0, "has no link to %s", link)
		}
	}
	told := map[string]bool{}
	for _, t := range e.Tests {
		if steps := figures.Thousands(t.Limits.Steps); !strings.Contains(text, steps) && !told[steps] {
			told[steps] = true
			l.fault(file, 0, "does not say that %s is limited to %s steps, as exercise.yaml has it", t.Name, steps)
		}
	}
}

// place marks where a learner writes.
const place = "// Your code goes here."

// Copy is the file in which package starter keeps the starter of an exercise.
func Copy(e *course.Exercise) string { return "checker/internal/starter/files/" + e.Name + ".txt" }

// starter looks at the copy that the checker keeps: main.go itself may hold a learner's
// program by now.
func (l *look) starter() {
	file := Copy(l.exercise)
	if _, err := os.Stat(filepath.Join(l.course.Root, filepath.FromSlash(file))); err != nil {
		l.fault(file, 0, "is missing: when main.go is ready, run `go generate ./checker/internal/starter`, so that reset can put it back")
		file = l.exerciseFile("main.go")
	}
	text, ok := l.read(file, "the program that a learner begins with")
	if count := strings.Count(text, place); ok && count != 1 {
		l.fault(file, 0, "has the line `%s` %d times; it must mark the one place to write", place, count)
	}
}

var (
	hintHeading = pattern.New(`(?m)^## .*$`)
	threeHints  = []string{"## Hint 1: the idea", "## Hint 2: the place", "## Hint 3: nearly the code"}
)

func (l *look) hints() {
	file := l.exerciseFile("hints.md")
	text, ok := l.read(file, "three hints, each of which says more than the one before")
	if !ok {
		return
	}
	if found := hintHeading().FindAllString(text, -1); strings.Join(found, "\n") != strings.Join(threeHints, "\n") {
		l.fault(file, 0, "must have the headings `%s`, and no others of that level", strings.Join(threeHints, "`, `"))
	}
}

func (l *look) tests() {
	samples := 0
	for _, t := range l.exercise.Tests {
		if t.Sample {
			samples++
		}
	}
	if samples == 0 {
		l.fault(l.exerciseFile("README.md"), 0, "has no sample: put an input fence and an output fence below `## Sample`")
	}
	if others, least := len(l.exercise.Tests)-samples, leastTests(l.exercise); others < least {
		l.fault(l.exerciseFile("tests"), 0, "holds %d of at least %d tests: a pair NAME.in and NAME.ans each, named for the mistake that it catches", others, least)
	}
}

func (l *look) solution() {
	dir := "solutions/" + l.exercise.Name + "/"
	l.read(dir+"README.md", "why the solution works, what it costs, and which other ways there are")
	if _, ok := l.read(dir+"main.go", "the program whose output is the answers of the tests"); !ok {
		return
	}
	if _, err := l.course.Ways(l.exercise); err != nil {
		file, text, _ := strings.Cut(err.Error(), ": ")
		l.fault(file, 0, "%s", text)
	}
}

// lists are the tables in which every exercise stands.
func (l *look) lists() {
	for _, file := range []string{"exercises/README.md", "solutions/README.md"} {
		if text, ok := l.read(file, "the list of the folders"); ok && !strings.Contains(text, "("+l.exercise.Name+"/README.md)") {
			l.fault(file, 0, "does not list %s: add a row to its table", l.exercise.Name)
		}
	}
}
