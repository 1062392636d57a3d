package cli

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"nqueens/checker/internal/course"
	"nqueens/checker/internal/starter"
)

// A submission is a file to grade and what it is meant to solve.
type submission struct {
	exercise *course.Exercise
	file     string // as the reports show it
	path     string // "-" for standard input
	own      bool   // it is the learner's file in exercises/
}

// submissionsOf works out what the arguments ask to grade.
func submissionsOf(c *course.Course, args []string, o checkOptions) ([]submission, error) {
	if len(args) == 0 && o.exercise != "" {
		return nil, fmt.Errorf("--exercise says what a FILE solves, and no FILE is named; to check your own program: check %s", o.exercise)
	}
	if len(args) == 0 {
		for i := range c.Exercises {
			args = append(args, c.Exercises[i].Name)
		}
	}
	var given *course.Exercise
	if o.exercise != "" {
		ex, err := c.Exercise(o.exercise)
		if err != nil {
			return nil, err
		}
		given = ex
	}
	var list []submission
	for _, arg := range args {
		s, err := submissionOf(c, arg, given)
		if err != nil {
			return nil, err
		}
		if s.exercise.Err != nil {
			return nil, s.exercise.Err
		}
		if o.test != "" {
			if s.exercise, err = onlyTest(s.exercise, o.test); err != nil {
				return nil, err
			}
		}
		list = append(list, s)
	}
	return list, nil
}

// submissionOf finds the file and the exercise that one argument means. given is
// the exercise of --exercise, or nil.
func submissionOf(c *course.Course, arg string, given *course.Exercise) (submission, error) {
	if given == nil && !isFile(arg) {
		if ex, err := c.Exercise(arg); err == nil {
			if _, err := os.Stat(ex.Starter()); errors.Is(err, fs.ErrNotExist) {
				return submission{}, fmt.Errorf("there is no %s; `go run ./checker reset %02d` puts the starter back", display(c, ex.Starter()), ex.Number)
			}
			if isDir(ex.Starter()) {
				return submission{}, fmt.Errorf("%s is a folder: move it away; `go run ./checker reset %02d` puts the starter there", display(c, ex.Starter()), ex.Number)
			}
			if err := mayRead(ex.Starter()); err != nil {
				return submission{}, err
			}
			return submission{ex, display(c, ex.Starter()), ex.Starter(), true}, nil
		} else if !strings.HasSuffix(arg, ".go") && arg != "-" && !isDir(arg) {
			return submission{}, err
		}
	}
	path := arg
	if isDir(arg) {
		path = filepath.Join(arg, "main.go")
		if !isFile(path) {
			return submission{}, fmt.Errorf("there is no main.go in the folder %s: name the file to check", arg)
		}
	}
	if path != "-" {
		if err := mayRead(path); err != nil {
			return submission{}, err
		}
	}
	s := submission{given, display(c, path), path, false}
	if s.exercise == nil {
		ex, ok := c.ExerciseOf(path)
		if arg == "-" || !ok {
			return submission{}, fmt.Errorf("which exercise does %s solve? Say so with --exercise, such as --exercise 4", arg)
		}
		s.exercise = ex
		s.own = sameFile(path, ex.Starter())
	}
	return s, nil
}

// begun leaves out the submissions that are still the exercise's starter.
func begun(submissions []submission) ([]submission, error) {
	var kept []submission
	for _, s := range submissions {
		text, err := starter.Of(s.exercise.Name)
		if err != nil { // an exercise that this checker has no starter of
			kept = append(kept, s)
			continue
		}
		own, err := os.ReadFile(s.path)
		if err != nil && s.path != "-" {
			return nil, unreadable(s.path, err)
		}
		if !bytes.Equal(withoutCR(own), withoutCR(text)) {
			kept = append(kept, s)
		}
	}
	return kept, nil
}

// onlyTest is the exercise with one test left.
func onlyTest(ex *course.Exercise, name string) (*course.Exercise, error) {
	one := *ex
	one.Tests = nil
	var names []string
	for _, t := range ex.Tests {
		names = append(names, t.Name)
		if t.Name == name {
			one.Tests = append(one.Tests, t)
		}
	}
	if one.Tests == nil {
		return nil, fmt.Errorf("exercise %s has no test %q; there are %s", ex.Name, name, strings.Join(names, ", "))
	}
	return &one, nil
}
