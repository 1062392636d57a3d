package course

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// WithTests is the course with further tests, which need not stand in the
// repository. dir has a folder NN-slug for each exercise that gets some, with pairs
// NAME.in and NAME.ans (or NAME.out), in it or in a folder tests in it. A test that
// has the name of one in the repository takes its place, others are added after
// those; samples stay. An exercise.yaml in the folder may set limits for the further
// tests, with the same keys as the exercise's own. The course itself is left as it is.
func (c *Course) WithTests(dir string) (*Course, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("%w; give the folder that holds the tests, in folders such as 04-bitmasks", c.readError(dir, err))
	}
	with := *c
	with.Exercises = slices.Clone(c.Exercises)
	found := 0
	var errs []error
	for _, entry := range entries {
		at := filepath.Join(dir, entry.Name())
		if info, err := os.Stat(at); err != nil || !info.IsDir() || entry.Name()[0] == '.' {
			continue
		}
		found++
		i := slices.IndexFunc(with.Exercises, func(e Exercise) bool { return e.Name == entry.Name() })
		if i < 0 {
			errs = append(errs, fmt.Errorf("%s is the folder of no exercise: give it the name of one, such as 04-bitmasks", c.shown(at)))
			continue
		}
		with.readExercise(&with.Exercises[i])
		errs = append(errs, with.addTests(&with.Exercises[i], at))
	}
	if found == 0 {
		errs = append(errs, fmt.Errorf("%s has no folder with tests: give it one for each exercise, named as the exercise is, such as 04-bitmasks", c.shown(dir)))
	}
	return &with, errors.Join(errs...)
}

// addTests adds the tests of a folder to an exercise.
func (c *Course) addTests(e *Exercise, dir string) error {
	if e.Err != nil {
		return fmt.Errorf("exercise %s cannot be used: %w", e.Name, e.Err)
	}
	conf, err := c.limitsIn(dir)
	if err != nil {
		return err
	}
	if inner := filepath.Join(dir, "tests"); isDir(inner) {
		dir = inner
	}
	ending, err := c.answersIn(dir)
	if err != nil {
		return err
	}
	tests, err := c.readTests(dir, ending)
	if err != nil {
		return err
	}
	if len(tests) == 0 {
		return fmt.Errorf("%s has no test: a test is a pair NAME.in and NAME.ans", c.shown(dir))
	}
	own := Exercise{Limits: conf.limits.over(e.Limits), Tests: tests}
	if err := conf.limit(&own); err != nil {
		return err
	}
	e.Tests = slices.Clone(e.Tests)
	for _, t := range own.Tests {
		t.Heavy, t.Private = t.Limits.Steps > e.Limits.Steps, true
		t.Long = t.Heavy || t.Long && t.Limits.Steps == e.Limits.Steps
		if i := slices.IndexFunc(e.Tests, func(old Test) bool { return old.Name == t.Name }); i >= 0 {
			e.Tests[i] = t
		} else {
			e.Tests = append(e.Tests, t)
		}
	}
	return nil
}

// limitsIn reads the exercise.yaml of a folder with tests, if there is one.
func (c *Course) limitsIn(dir string) (*config, error) {
	path := filepath.Join(dir, "exercise.yaml")
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return &config{}, nil
	}
	if err != nil {
		return nil, c.readError(path, err)
	}
	return parseLimits(c.shown(path), text)
}

// answersIn is the ending of the files with answers in a folder.
func (c *Course) answersIn(dir string) (string, error) {
	ans, err := fs.Glob(os.DirFS(dir), "*.ans")
	if err != nil {
		return "", err
	}
	out, err := fs.Glob(os.DirFS(dir), "*.out")
	switch {
	case err != nil:
		return "", err
	case len(ans) > 0 && len(out) > 0:
		return "", fmt.Errorf("%s has answers that end in .ans and in .out: give all the same ending", c.shown(dir))
	case len(out) > 0:
		return ".out", nil
	}
	return answers, nil
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}
